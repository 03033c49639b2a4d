import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Statements } from '#provider/db/client.ts'
import { type NewLead, takeLead } from '#provider/modules/lead/take-lead.ts'
import { paidSeats } from '#provider/modules/seat/paid-seats.ts'
import { SEAT_TRANSITIONS, type SeatMove, type SeatState } from '#provider/modules/seat/seat-states.ts'
import { dataTools } from './account-data-fixture.ts'
import { codeOf, PASSWORD } from './account-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
afterAll(() => provider.close())
const tools = dataTools(provider)
const { DB_ACCOUNT, DB_TRADE } = provider.env
const account = new Statements(DB_ACCOUNT)

const DAY = 86_400
const now = () => Math.floor(Date.now() / 1_000)
let count = 0
const newKey = () => `key-${String(++count).padStart(8, '0')}`
const newAddress = () => `seat-${++count}@example.com`

beforeAll(async () => {
  await tools.run("insert into stripe_product (stripe_id, name) values ('team', 'Team')")
  await tools.run(`insert into stripe_price (stripe_id, product_id, country, name, recurring_type, interval_count, unit_amount, currency_code)
    values ('team-month', 'team', 'SG', 'Team, monthly', 'month', 1, 9900, 'SGD')`)
})

interface Seat {
  id: string
  email: string
  name: string
  state: string
  isPaidFor: boolean
  rights: string[]
  resendSeconds: number
  lastUsedOn: string | null
}
const PARTS = 'id email name state isPaidFor rights resendSeconds lastUsedOn'
const DESK = `{ seats { paid taken seats { ${PARTS} } } }`
const INVITE = `mutation Invite($key: String!, $emails: [String!]!, $rights: [SeatRight!]!) {
  inviteSeats(key: $key, emails: $emails, rights: $rights) { email code seat { ${PARTS} } } }`
const ACT = `mutation Act($id: ID!, $key: String!, $move: SeatMove!) { actOnSeat(id: $id, key: $key, move: $move) { ${PARTS} } }`
const MOVE = `mutation Move($id: ID!, $key: String!, $email: String!) { moveSeat(id: $id, key: $key, email: $email) { ${PARTS} } }`
const RESEND = `mutation Resend($id: ID!, $key: String!) { resendSeat(id: $id, key: $key) { ${PARTS} } }`
const GRANT = `mutation Grant($id: ID!, $key: String!, $rights: [SeatRight!]!) { grantSeat(id: $id, key: $key, rights: $rights) { ${PARTS} } }`
const INVITATION = 'query Of($token: String!) { seatInvitation(token: $token) { state email holderName hasAccount rights } }'
const ACCEPT = `mutation Accept($token: String!, $key: String!, $name: String!, $password: String!) {
  acceptSeat(token: $token, key: $key, name: $name, password: $password) { token } }`
const JOIN = 'mutation Join($token: String!, $key: String!) { joinSeat(token: $token, key: $key) { success } }'
const OWN =
  '{ ownSeat { holderName state isPaidFor rights untilDate } user(sourceType: Website) { stripeSubscription { status stripePrice { frontParams } seatRights } } }'

const ALL = ['REPORTS', 'LEADS', 'ORDERS']

/** Somebody who pays for so many seats. */
async function payer(seats: number) {
  const person = await tools.newPerson()
  if (seats > 0)
    await tools.run(
      `insert into stripe_subscription (stripe_id, user_id, price_id, recurring_price_quantity, status, expire_at, created_at, updated_at)
      values (?, ?, 'team-month', ?, 'active', ?, 1, 1)`,
      ...[`sub-${person.id}`, person.id, seats, now() + 30 * DAY],
    )
  return person
}
type Payer = Awaited<ReturnType<typeof payer>>

const setPaid = (id: string, seats: number) =>
  tools.run('update stripe_subscription set recurring_price_quantity = ? where user_id = ?', seats, id)
const desk = async ({ token }: { token: string }) =>
  (await tools.ask<{ seats: { paid: number; taken: number; seats: Seat[] } }>(DESK, {}, { token })).data?.seats
const invite = async ({ token }: { token: string }, emails: string[], { key = newKey(), rights = ALL } = {}) =>
  (
    await tools.ask<{ inviteSeats: { email: string; code: string | null; seat: Seat | null }[] }>(
      INVITE,
      { key, emails, rights },
      { token },
    )
  ).data?.inviteSeats ?? []
const act = ({ token }: { token: string }, id: string, move: Uppercase<SeatMove>, key = newKey()) =>
  tools.ask<{ actOnSeat: Seat }>(ACT, { id, key, move }, { token })
const invitation = async (token: string) =>
  (await tools.ask<{ seatInvitation: Record<string, unknown> | null }>(INVITATION, { token })).data?.seatInvitation
const accept = (token: string, change: Record<string, unknown> = {}) =>
  tools.ask<{ acceptSeat: { token: string } }>(ACCEPT, { token, key: newKey(), name: 'Juniper Lim', password: PASSWORD, ...change })
const own = async (token: string) =>
  (
    await tools.ask<{
      ownSeat: { holderName: string; state: string; isPaidFor: boolean; rights: string[]; untilDate: string | null } | null
      user: { stripeSubscription: { status: string; stripePrice: { frontParams: string }; seatRights: string[] | null } | null }
    }>(OWN, {}, { token })
  ).data
const linkTo = async (email: string) => tools.tokenIn(await tools.mailTo(email, 'seat-invitation'))
const stored = async (id: string) => String((await tools.row('select status from stripe_info where id = ?', id))?.status)

async function invited(holder: Payer, options: { rights?: string[] } = {}) {
  const email = newAddress()
  const [result] = await invite(holder, [email], options)
  if (!result?.seat) throw new Error(`not invited: ${result?.code}`)
  return { email, id: result.seat.id, link: await linkTo(email) }
}

/** Somebody without an account takes a seat. */
async function seated(holder: Payer, options: { rights?: string[] } = {}) {
  const seat = await invited(holder, options)
  const { data, errors } = await accept(seat.link)
  if (!data?.acceptSeat) throw new Error(`not accepted: ${JSON.stringify(errors)}`)
  const userId = String((await tools.row('select user_id as userId from stripe_info where id = ?', seat.id))?.userId)
  return { ...seat, token: data.acceptSeat.token, userId }
}

async function giveLead(holder: Payer, to: string): Promise<string> {
  const id = crypto.randomUUID()
  const lead: NewLead = {
    ...{
      id,
      country: 'SG',
      owner: holder.id,
      origin: 'contact',
      interest: 'question',
      name: 'Ah Lian',
      email: `writer${++count}@example.com`,
    },
    ...{ phone: '', company: '', locale: 'en-US', message: `May I see it? ${count}`, home: null, isProven: true, honey: '', seconds: 30 },
    ...{ siteOrigin: 'https://site.example', at: now() },
  }
  await takeLead(new Statements(DB_TRADE), lead, [])
  const ASSIGN = 'mutation Assign($id: ID!, $key: String!, $to: ID!) { assignLead(id: $id, key: $key, to: $to) { assignedTo } }'
  const { errors } = await tools.ask(ASSIGN, { id, key: newKey(), to }, { token: holder.token })
  expect(errors).toEqual([])
  return id
}
const answering = async (lead: string) =>
  (await DB_TRADE.prepare('select assigned_to as who from lead where id = ?').bind(lead).first<{ who: string }>())?.who
const leadsOf = async (token: string) =>
  (await tools.ask<{ leads: { totalCount: number } }>('{ leads { totalCount } }', {}, { token })).data?.leads.totalCount

describe('an invitation', () => {
  it('goes out by a letter, is accepted with a name and password of one’s own, and tells the payer', async () => {
    const holder = await payer(2)
    const { email, id, link } = await invited(holder)
    expect(await invitation(link)).toMatchObject({ state: 'OPEN', email, holderName: holder.name, hasAccount: false, rights: ALL })
    const taken = await accept(link)
    const token = String(taken.data?.acceptSeat.token)
    expect((await tools.whoIs(token)).data?.user.email).toBe(email)
    expect(await own(token)).toMatchObject({
      ownSeat: { holderName: holder.name, state: 'ACTIVE', isPaidFor: true, rights: ALL },
      user: { stripeSubscription: { status: 'active', stripePrice: { frontParams: '{"isShowSA":true}' }, seatRights: ALL } },
    })
    expect((await tools.login(email, PASSWORD)).errors).toEqual([])
    const list = await desk(holder)
    expect(list).toMatchObject({ paid: 2, taken: 1, seats: [{ id, email, name: 'Juniper Lim', state: 'ACTIVE' }] })
    expect(list?.seats[0]?.lastUsedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(JSON.stringify(list)).not.toMatch(/password|scrypt/)
    const { results } = await DB_TRADE.prepare("select kind, path from notice where user_id = ? and kind = 'seat-accepted'")
      .bind(holder.id)
      .all()
    expect(results).toEqual([{ kind: 'seat-accepted', path: '/user/account-overview/seats' }])
    expect(await invitation(link)).toMatchObject({ state: 'USED' })
    expect(codeOf(await accept(link))).toBe('seat-link-used')
  })

  it('that is accepted again after a lost answer is a login for the right password alone', async () => {
    const { link } = await invited(await payer(1))
    const key = newKey()
    expect((await accept(link, { key })).errors).toEqual([])
    expect((await accept(link, { key })).data?.acceptSeat.token).toHaveLength(43)
    expect(codeOf(await accept(link, { key, password: 'Other-otters-9' }))).toBe('seat-link-used')
  })

  it('never takes more places than are paid for, also of twenty at once', async () => {
    const holder = await payer(4)
    const answers = await Promise.all(Array.from({ length: 20 }, () => invite(holder, [newAddress()])))
    const codes = answers.flat().map(({ code }) => code)
    expect([codes.filter((code) => code === null).length, codes.filter((code) => code === 'seat-full').length]).toEqual([4, 16])
    expect(await desk(holder)).toMatchObject({ paid: 4, taken: 4 })
  })

  it('gives each of several addresses its own result; the same key invites once', async () => {
    const holder = await payer(2)
    const [one, two, three] = [newAddress(), newAddress(), newAddress()]
    const key = newKey()
    const results = await invite(holder, [one, 'nobody', holder.email, ` ${one.toUpperCase()} `, two, three], { key })
    expect(results.map(({ code }) => code)).toEqual([null, 'email-invalid', 'seat-own', null, 'seat-full'])
    const again = await invite(holder, [one, two], { key })
    expect(again.map(({ seat }) => seat?.id)).toEqual([results[0]?.seat?.id, results[3]?.seat?.id])
    expect((await invite(holder, [one])).map(({ code }) => code)).toEqual(['seat-known'])
    expect((await invite(await payer(0), [newAddress()])).map(({ code }) => code)).toEqual(['seat-none-paid'])
    expect(codeOf(await tools.ask(INVITE, { key: newKey(), emails: [], rights: [] }, { token: holder.token }))).toBe('seat-addresses')
    expect(Number((await tools.row('select count(*) as n from outbox where recipient = lower(?)', one))?.n)).toBeLessThanOrEqual(1)
  })

  it('is accepted once of many who use its link at once', async () => {
    const { link, id } = await invited(await payer(1))
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(link)))
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    expect(await tools.row("select count(*) as n from seat_event where seat_id = ? and action = 'accept'", id)).toEqual({ n: 1 })
  })

  it('says whether its link is used, expired, withdrawn or unknown', async () => {
    const holder = await payer(3)
    const [expired, withdrawn] = [await invited(holder), await invited(holder)]
    await tools.run('update seat_link set expires_at = ? where seat_id = ?', now(), expired.id)
    await act(holder, withdrawn.id, 'REMOVE')
    expect([await invitation(expired.link), await invitation(withdrawn.link)]).toMatchObject([{ state: 'EXPIRED' }, { state: 'WITHDRAWN' }])
    expect([codeOf(await accept(expired.link)), codeOf(await accept(withdrawn.link))]).toEqual(['seat-link-expired', 'seat-link-withdrawn'])
    expect([await invitation('x'.repeat(43)), codeOf(await accept('x'.repeat(43)))]).toEqual([null, 'token-spent'])
    const { link } = await invited(holder)
    expect(codeOf(await accept(link, { name: ' ' }))).toBe('name-missing')
    expect(codeOf(await accept(link, { password: 'short' }))).toBe('password-weak')
    const kept = await DB_ACCOUNT.prepare('select * from seat_link').all()
    expect(JSON.stringify(kept.results)).not.toContain(link)
  })

  it('is sent again after a minute, with a link of its own; both work until one is used', async () => {
    const { id, email, link, ...rest } = await invited(await payer(1)).then(async (seat) => ({ ...seat, holder: await holderOf(seat.id) }))
    const resend = (key = newKey()) => tools.ask<{ resendSeat: Seat }>(RESEND, { id, key }, { token: rest.holder })
    const early = await resend()
    expect(early.errors[0]?.extensions).toMatchObject({ code: 'too-soon', waitSeconds: expect.any(Number) })
    await tools.run('update stripe_info set link_sent_at = link_sent_at - 60 where id = ?', id)
    const key = newKey()
    const sent = await Promise.all([resend(key), resend(key)])
    expect(sent.flatMap(({ errors }) => errors)).toEqual([])
    const letters = await lettersTo(email, 2)
    const links = letters.map((letter) => tools.tokenIn(letter))
    expect(new Set(links).size).toBe(2)
    expect(links).toContain(link)
    const [first = '', second = ''] = links
    expect((await accept(first)).errors).toEqual([])
    expect([await invitation(second), codeOf(await accept(second))]).toMatchObject([{ state: 'USED' }, 'seat-link-used'])
    expect(codeOf(await resend())).toBe('seat-state')
  })

  it('writes five times an hour to one address, whoever asks', async () => {
    const [one, other] = [await payer(3), await payer(3)]
    const email = newAddress()
    const codes: (string | null | undefined)[] = []
    for (let turn = 0; turn < 6; turn++) {
      const holder = turn % 2 ? one : other
      const [result] = await invite(holder, [email])
      codes.push(result?.code)
      if (result?.seat) await act(holder, result.seat.id, 'REMOVE')
    }
    expect(codes).toEqual([null, null, null, null, null, 'too-many-attempts'])
  })
})

const holderOf = async (seatId: string): Promise<string> => {
  const row = await tools.row('select user.email from stripe_info seat join user on user.id = seat.main_user_id where seat.id = ?', seatId)
  return String((await tools.login(String(row?.email), PASSWORD)).data?.login.token)
}

async function lettersTo(email: string, wanted: number) {
  for (let turn = 0; turn < 100; turn++) {
    const { results } = await DB_ACCOUNT.prepare("select text from outbox where recipient = ? and template = 'seat-invitation'")
      .bind(email)
      .all()
    if (results.length >= wanted) return results
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('the letters did not come')
}

describe('an account that exists', () => {
  it('joins after a login as the invited address, never by the link alone, and keeps its own name and password', async () => {
    const [holder, person, stranger] = [await payer(1), await tools.newPerson(), await tools.newPerson()]
    const [result] = await invite(holder, [person.email.toUpperCase()])
    const link = await linkTo(person.email.toUpperCase())
    expect(await invitation(link)).toMatchObject({ state: 'OPEN', hasAccount: true })
    expect(codeOf(await accept(link))).toBe('email-used')
    const join = (token?: string) => tools.ask(JOIN, { token: link, key: 'join-the-seat' }, token ? { token } : {})
    expect(codeOf(await join())).toBe('invalid_access_token')
    expect(codeOf(await join(stranger.token))).toBe('seat-other-address')
    expect(await stored(String(result?.seat?.id))).toBe('invited')
    for (let again = 0; again < 2; again++) expect((await join(person.token)).errors).toEqual([])
    expect(await own(person.token)).toMatchObject({ ownSeat: { state: 'ACTIVE', holderName: holder.name } })
    expect((await tools.login(person.email, PASSWORD)).errors).toEqual([])
    expect((await desk(holder))?.seats).toMatchObject([{ name: person.name, state: 'ACTIVE' }])
  })
})

describe('a seat', () => {
  it('follows the drawn ways alone, once for each key, and its history adds up', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ move: fc.constantFrom('suspend' as const, 'resume' as const, 'remove' as const), isAgain: fc.boolean() }), {
          minLength: 2,
          maxLength: 7,
        }),
        fc.boolean(),
        async (steps, isAccepted) => {
          const holder = await payer(1)
          const { id, link } = await invited(holder)
          if (isAccepted) await accept(link)
          let expected: SeatState = isAccepted ? 'active' : 'invited'
          let sent: { key: string; move: SeatMove } | null = null
          for (const { move, isAgain } of steps) {
            if (!isAgain || !sent) {
              sent = { key: newKey(), move }
              const { from, to } = SEAT_TRANSITIONS[move]
              if (from.some((state) => state === expected)) expected = to
            }
            const { key, move: asked } = sent
            const ask = () => act(holder, id, asked.toUpperCase() as Uppercase<SeatMove>, key)
            await Promise.all([ask(), ask()])
            expect(await stored(id)).toBe(expected)
          }
          const { results } = await DB_ACCOUNT.prepare('select from_state, to_state from seat_event where seat_id = ? order by rowid')
            .bind(id)
            .all<{ from_state: string | null; to_state: string }>()
          for (const [at, event] of results.entries()) expect(event.from_state).toBe(at === 0 ? null : results[at - 1]?.to_state)
          expect(results.at(-1)?.to_state).toBe(expected)
          expect((await desk(holder))?.taken).toBe(expected === 'active' || expected === 'invited' ? 1 : 0)
        },
      ),
      { numRuns: 10 },
    )
  }, 120_000)

  it('is signed out at once when it is suspended, and works again when it comes back', async () => {
    const holder = await payer(1)
    const seat = await seated(holder)
    await act(holder, seat.id, 'SUSPEND')
    expect(codeOf(await tools.whoIs(seat.token))).toBe('invalid_access_token')
    const later = String((await tools.login(seat.email, PASSWORD)).data?.login.token)
    expect(await own(later)).toMatchObject({ ownSeat: { state: 'SUSPENDED' }, user: { stripeSubscription: null } })
    expect((await act(holder, seat.id, 'RESUME')).data?.actOnSeat.state).toBe('ACTIVE')
    expect(await own(later)).toMatchObject({ ownSeat: { state: 'ACTIVE' }, user: { stripeSubscription: { status: 'active' } } })
    await act(holder, seat.id, 'REMOVE')
    expect(codeOf(await tools.whoIs(later))).toBe('invalid_access_token')
    expect(codeOf(await act(holder, seat.id, 'RESUME'))).toBe('seat-state')
  })

  it('cannot come back where its place is taken, or not paid for any more', async () => {
    const holder = await payer(1)
    const seat = await seated(holder)
    await act(holder, seat.id, 'SUSPEND')
    const other = await invited(holder)
    expect(codeOf(await act(holder, seat.id, 'RESUME'))).toBe('seat-full')
    await act(holder, other.id, 'REMOVE')
    await setPaid(holder.id, 0)
    expect(codeOf(await act(holder, seat.id, 'RESUME'))).toBe('seat-full')
    expect(await stored(seat.id)).toBe('suspended')
  })

  it('is nobody else’s to see or to change', async () => {
    const [holder, other] = [await payer(1), await payer(1)]
    const seat = await seated(holder)
    for (const token of [other.token, seat.token]) {
      expect(codeOf(await act({ token }, seat.id, 'REMOVE'))).toBe('seat-unknown')
      expect(codeOf(await tools.ask(MOVE, { id: seat.id, key: newKey(), email: newAddress() }, { token }))).toBe('seat-unknown')
      expect(codeOf(await tools.ask(RESEND, { id: seat.id, key: newKey() }, { token }))).toBe('seat-unknown')
      expect(codeOf(await tools.ask(GRANT, { id: seat.id, key: newKey(), rights: [] }, { token }))).toBe('seat-unknown')
      expect(codeOf(await tools.ask('query E($id: ID!) { seatEvents(id: $id) { action } }', { id: seat.id }, { token }))).toBe(
        'seat-unknown',
      )
      expect(await desk({ token })).toMatchObject({ seats: [] })
    }
    expect(await stored(seat.id)).toBe('active')
  })

  it('is not paid for when the subscription shrinks below it: the newest first, and the others stay', async () => {
    const holder = await payer(3)
    const seats = [await seated(holder), await seated(holder), await seated(holder)]
    // the order of invitations that came within one second is that of their ids
    for (const [at, { id }] of seats.entries())
      await tools.run('update stripe_info set created_at = created_at + ? where id = ?', at - 10, id)
    const seen = async () => [
      (await desk(holder))?.seats.map(({ isPaidFor }) => isPaidFor),
      await Promise.all(seats.map(async ({ token }) => Boolean((await own(token))?.user.stripeSubscription))),
    ]
    expect(await seen()).toEqual([
      [true, true, true],
      [true, true, true],
    ])
    await setPaid(holder.id, 1)
    expect(await seen()).toEqual([
      [true, false, false],
      [true, false, false],
    ])
    expect((await own(seats[2]?.token ?? ''))?.ownSeat).toMatchObject({ isPaidFor: false, state: 'ACTIVE' })
    expect((await invite(holder, [newAddress()])).map(({ code }) => code)).toEqual(['seat-full'])
    await act(holder, seats[0]?.id ?? '', 'SUSPEND')
    expect((await seen())[1]).toEqual([false, true, false])
    await setPaid(holder.id, 3)
    expect((await seen())[1]).toEqual([false, true, true])
  })

  it('moves to another address with what it may do; whoever had it is signed out', async () => {
    const holder = await payer(1)
    const seat = await seated(holder, { rights: ['LEADS'] })
    const [email, key] = [newAddress(), newKey()]
    const move = () => tools.ask<{ moveSeat: Seat }>(MOVE, { id: seat.id, key, email }, { token: holder.token })
    const [moved, again] = [await move(), await move()]
    expect(moved.data?.moveSeat).toMatchObject({ email, state: 'INVITED', rights: ['LEADS'], isPaidFor: true })
    expect(again.data?.moveSeat.id).toBe(moved.data?.moveSeat.id)
    expect(codeOf(await tools.whoIs(seat.token))).toBe('invalid_access_token')
    expect(await stored(seat.id)).toBe('removed')
    const taken = await accept(await linkTo(email))
    expect(await own(String(taken.data?.acceptSeat.token))).toMatchObject({ ownSeat: { rights: ['LEADS'], state: 'ACTIVE' } })
    const late = await tools.ask(MOVE, { id: seat.id, key: newKey(), email: newAddress() }, { token: holder.token })
    expect(codeOf(late)).toBe('seat-state')
    expect((await desk(holder))?.taken).toBe(1)
  })
})

describe('what a seat may do', () => {
  const PRO = 'query { project(typeGroup: PUBLIC_STACK, slug: "blk-101-cedar-ave") { unitMixes { salePriceAvg } } }'
  const ORDER =
    'mutation O { placeOrder(key: "key-00000001", input: { vendor: "x", services: [VIDEO], cents: 1, wishDays: [], place: "1 Elm" }) { id } }'

  it('is what its payer grants, from the moment it is granted', async () => {
    const holder = await payer(1)
    const seat = await seated(holder, { rights: [] })
    const grant = async (rights: string[]) =>
      expect(
        (await tools.ask<{ grantSeat: Seat }>(GRANT, { id: seat.id, key: newKey(), rights }, { token: holder.token })).data?.grantSeat
          .rights,
      ).toEqual(rights)
    const codes = async () => [
      codeOf(await tools.ask(PRO, {}, { token: seat.token })),
      codeOf(await tools.ask(ORDER, {}, { token: seat.token })),
    ]
    expect(await codes()).toEqual(['needs-subscription', 'seat-right'])
    await grant(['REPORTS'])
    expect(await codes()).toEqual([undefined, 'seat-right'])
    await grant(['ORDERS'])
    expect((await codes())[0]).toBe('needs-subscription')
    expect((await codes())[1]).not.toBe('seat-right')
    await grant(ALL)
    await setPaid(holder.id, 0)
    expect(await codes()).toEqual(['needs-subscription', 'seat-right'])
  })

  it('leads are given to seats that may answer them, and go back when one is suspended, removed, moved or may not any more', async () => {
    const holder = await payer(2)
    const quiet = await seated(holder, { rights: ['REPORTS'] })
    const ASSIGNEES = 'query A($id: ID!) { leadAssignees(id: $id) { id } }'
    const ends: Record<string, (id: string) => Promise<unknown>> = {
      suspend: (id) => act(holder, id, 'SUSPEND'),
      grant: (id) => tools.ask(GRANT, { id, key: newKey(), rights: ['REPORTS'] }, { token: holder.token }),
      move: (id) => tools.ask(MOVE, { id, key: newKey(), email: newAddress() }, { token: holder.token }),
      remove: (id) => act(holder, id, 'REMOVE'),
    }
    for (const [name, end] of Object.entries(ends)) {
      const seat = await seated(holder)
      const lead = await giveLead(holder, seat.userId)
      const { data } = await tools.ask<{ leadAssignees: { id: string }[] }>(ASSIGNEES, { id: lead }, { token: holder.token })
      expect(data?.leadAssignees.map(({ id }) => id)).not.toContain(quiet.userId)
      expect([await answering(lead), await leadsOf(seat.token)]).toEqual([seat.userId, 1])
      await end(seat.id)
      expect([name, await answering(lead)]).toEqual([name, holder.id])
      const { results } = await DB_TRADE.prepare("select note from lead_event where lead_id = ? and action = 'assign' order by rowid")
        .bind(lead)
        .all()
      expect(results.map(({ note }) => note)).toEqual([seat.userId, holder.id])
      for (const { id, state } of (await desk(holder))?.seats ?? [])
        if (id !== quiet.id && state !== 'REMOVED') await act(holder, id, 'REMOVE')
    }
  }, 30_000)

  it('a deed that was cut off from trade is followed by the next round, once', async () => {
    const holder = await payer(1)
    const seat = await seated(holder)
    const lead = await giveLead(holder, seat.userId)
    // as if the process had ended right after the account's transaction
    await DB_TRADE.prepare('alter table lead_event rename to hidden').run()
    await act(holder, seat.id, 'REMOVE')
    await DB_TRADE.prepare('alter table hidden rename to lead_event').run()
    expect([await answering(lead), await stored(seat.id)]).toEqual([seat.userId, 'removed'])
    const tick = async () => ((await (await provider.fetch('/tick')).json()) as Record<string, number>)['seats-followed']
    expect([await tick(), await tick()]).toEqual([1, 0])
    expect(await answering(lead)).toBe(holder.id)

    await DB_TRADE.prepare('alter table letter rename to hidden').run()
    const email = newAddress()
    const [result] = await invite(holder, [email])
    await DB_TRADE.prepare('alter table hidden rename to letter').run()
    expect([result?.code, await tick(), await tick()]).toEqual([null, 1, 0])
    expect((await accept(await linkTo(email))).errors).toEqual([])
  })
})

describe('what is kept', () => {
  it('is in the export of both, and ends with the account', async () => {
    const holder = await payer(1)
    const seat = await seated(holder)
    const EXPORT = '{ accountExport }'
    for (const token of [holder.token, seat.token]) {
      const data = JSON.parse(String((await tools.ask<{ accountExport: string }>(EXPORT, {}, { token })).data?.accountExport))
      expect(data.seatsAndPromotions).toMatchObject([{ id: seat.id, status: 'active' }])
      expect(data.seatEvents.map(({ action }: { action: string }) => action)).toEqual(['invite', 'accept'])
      expect(JSON.stringify(data)).not.toContain(seat.link)
    }
    await tools.run('update user set deletion_due_at = 1 where id = ?', seat.userId)
    await tools.tidy()
    expect(await tools.row('select email, user_id, status from stripe_info where id = ?', seat.id)).toEqual({
      email: '',
      user_id: null,
      status: 'removed',
    })
    expect(await desk(holder)).toMatchObject({ taken: 0 })
    await tools.run('update stripe_info set ended_at = ? where id = ?', now() - 366 * DAY, seat.id)
    await tools.tidy()
    expect(await tools.row('select count(*) as n from stripe_info where id = ?', seat.id)).toEqual({ n: 0 })
  })

  it('a payer pays for what the newest subscription that entitles says', async () => {
    const holder = await payer(2)
    const put = (id: string, quantity: number, status: string, createdAt: number) =>
      tools.run(
        `insert into stripe_subscription (stripe_id, user_id, price_id, recurring_price_quantity, status, expire_at, created_at, updated_at)
        values (?, ?, 'team-month', ?, ?, ?, ?, 1)`,
        ...[`${id}-${holder.id}`, holder.id, quantity, status, now() + DAY, createdAt],
      )
    await put('newer', 5, 'active', 10)
    await put('ended', 9, 'canceled', 20)
    expect(await paidSeats(account, holder.id, now())).toBe(5)
    expect(await paidSeats(account, holder.id, now() + 60 * DAY)).toBe(0)
  })
})
