import { describe, expect, it } from 'vitest'
import { codeOf, PASSWORD } from './account-fixture.ts'
import { startProvider } from './harness.ts'
import { ALL, INVITE, JOIN, now, RESEND, type Seat, seatTools } from './seat-fixture.ts'

const provider = await startProvider()
const tools = await seatTools(provider)
const { newKey, newAddress, invite, act, invitation, accept, own, linkTo, stored, invited, desk, payer, holderOf, lettersTo } = tools
const { DB_ACCOUNT, DB_TRADE } = provider.env

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
