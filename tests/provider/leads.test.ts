import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { houseOf } from '#provider/modules/lead/lead-row.ts'
import { LEAD_TRANSITIONS, type LeadMove } from '#provider/modules/lead/lead-states.ts'
import { examples } from '../fixtures/short-sample.ts'
import { dataTools } from './account-data-fixture.ts'
import { codeOf } from './account-fixture.ts'
import { bookingTools } from './booking-fixture.ts'
import { startProvider } from './harness.ts'
import { leadTools, newKey, now } from './lead-fixture.ts'

const provider = await startProvider()
const tools = dataTools(provider)
const { DB_TRADE, DB_ACCOUNT } = provider.env
const { take, stored } = leadTools(DB_TRADE)

let count = 0
const MOVE = 'mutation Move($id: ID!, $key: String!, $move: LeadMove!) { moveLead(id: $id, key: $key, move: $move) { state } }'
const REPLY =
  'mutation Reply($id: ID!, $key: String!, $text: String!) { replyToLead(id: $id, key: $key, text: $text) { state answerSeconds } }'
const ASSIGN = 'mutation Assign($id: ID!, $key: String!, $to: ID!) { assignLead(id: $id, key: $key, to: $to) { assignedTo } }'
const LIST = 'query Leads($filter: LeadFilter) { leads(filter: $filter) { totalCount nodes { id state suspicion } } }'
const list = async (token: string, filter: Record<string, unknown> = {}) =>
  (await tools.ask<{ leads: { totalCount: number; nodes: { id: string }[] } }>(LIST, { filter }, { token })).data?.leads
const staffed = async () => {
  const person = await tools.newPerson()
  await DB_ACCOUNT.prepare(`update user set roles = '["ROLE_SALE"]' where id = ?`).bind(person.id).run()
  return person
}

describe('a lead', () => {
  it('is one for one id, however often it comes, and tells its owner once', async () => {
    const agent = await tools.newPerson()
    const first = await take(agent.id)
    expect(first.notified).toEqual([{ userId: agent.id }])
    expect((await take(agent.id, { id: first.id, email: first.email })).notified).toEqual([])
    expect(await list(agent.token)).toMatchObject({ totalCount: 1, nodes: [{ id: first.id }] })
  })

  it('is nobody else’s to see or to answer; the operator’s are for staff', async () => {
    const [agent, other, staff] = [await tools.newPerson(), await tools.newPerson(), await staffed()]
    const { id } = await take(agent.id)
    expect(await list(other.token)).toMatchObject({ totalCount: 0 })
    expect(codeOf(await tools.ask(MOVE, { id, key: newKey(), move: 'LOSE' }, { token: other.token }))).toBe('lead-unknown')
    expect(codeOf(await tools.ask('query One($id: ID!) { lead(id: $id) { email } }', { id }, { token: staff.token }))).toBe('lead-unknown')
    const house = await take(houseOf('SG'), {}, [staff.id])
    expect(house.notified).toEqual([{ userId: staff.id }])
    expect((await list(staff.token, { text: house.email }))?.totalCount).toBe(1)
    expect((await list(other.token))?.totalCount).toBe(0)
  })

  it('names where its agent offers times, where there are any', async () => {
    const [host, quiet, staff] = [await bookingTools(provider).agent(), await tools.newPerson(), await staffed()]
    const hostOf = async (owner: string, token: string) => {
      const { id } = await take(owner)
      return (await tools.ask<{ lead: { host: string | null } }>('query One($id: ID!) { lead(id: $id) { host } }', { id }, { token })).data
        ?.lead.host
    }
    expect([await hostOf(host.id, host.token), await hostOf(quiet.id, quiet.token), await hostOf(houseOf('SG'), staff.token)]).toEqual([
      host.host,
      null,
      null,
    ])
  })

  it('follows the drawn ways alone, once for each key, and its history adds up', async () => {
    const agent = await tools.newPerson()
    const moves = Object.keys(LEAD_TRANSITIONS) as LeadMove[]
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ move: fc.constantFrom(...moves), isAgain: fc.boolean() }), { minLength: 2, maxLength: 7 }),
        async (steps) => {
          const { id } = await take(agent.id)
          let expected = 'new'
          let sent = { key: newKey(), move: 'none' }
          for (const { move, isAgain } of steps) {
            if (!isAgain || sent.move === 'none') {
              sent = { key: newKey(), move }
              const { from, to } = LEAD_TRANSITIONS[move]
              if (([...from] as string[]).includes(expected)) expected = to
            }
            const ask = () => tools.ask(MOVE, { id, key: sent.key, move: sent.move.toUpperCase() }, { token: agent.token })
            await Promise.all([ask(), ask()])
            expect((await stored(id))?.state).toBe(expected)
          }
          const { results } = await DB_TRADE.prepare('select from_state, to_state from lead_event where lead_id = ? order by rowid')
            .bind(id)
            .all<{ from_state: string | null; to_state: string }>()
          for (const [at, event] of results.entries()) expect(event.from_state).toBe(at === 0 ? null : results[at - 1]?.to_state)
          expect(results.at(-1)?.to_state).toBe(expected)
        },
      ),
      { numRuns: examples(15, 6) },
    )
  }, 60_000)

  it('is answered by a letter in the writer’s language, once, with the answerer’s own address; the delay is kept', async () => {
    const agent = await tools.newPerson()
    const { id, email } = await take(agent.id, { at: now() - 600 })
    const [key, text] = [newKey(), 'Yes.\nTomorrow at ten?']
    for (let again = 0; again < 2; again++) {
      const { data, errors } = await tools.ask<{ replyToLead: { state: string; answerSeconds: number } }>(
        REPLY,
        { id, key, text },
        { token: agent.token },
      )
      expect([data?.replyToLead.state, errors]).toEqual(['CONTACTED', []])
      expect(data?.replyToLead.answerSeconds).toBeGreaterThanOrEqual(600)
      expect(data?.replyToLead.answerSeconds).toBeLessThan(700)
    }
    const mail = await tools.mailTo(email, 'lead-reply')
    expect(mail).toMatchObject({ locale: 'zh-CH', subject: '对您留言的回复' })
    expect(String(mail.text)).toContain('Tomorrow at ten?')
    expect(String(mail.text)).toContain(`mailto:${agent.email}`)
    expect(
      (
        await DB_ACCOUNT.prepare("select count(*) as n from outbox where recipient = ? and template = 'lead-reply'")
          .bind(email)
          .first<{ n: number }>()
      )?.n,
    ).toBe(1)
    expect(codeOf(await tools.ask(REPLY, { id, key: newKey(), text: ' ' }, { token: agent.token }))).toBe('lead-text')
  })
})

describe('suspicion', () => {
  const TRUST = 'mutation Trust($id: ID!, $key: String!) { trustLead(id: $id, key: $key) { state suspicion } }'
  const notices = async (userId: string) =>
    (await DB_TRADE.prepare('select kind, path, facts from notice where user_id = ? order by at, kind').bind(userId).all()).results

  it.each([
    ['honey', { honey: 'https://spam.example' }],
    ['hasty', { seconds: 1, message: 'Look at https://shop.example' }],
    ['many-links', { message: 'http://a.example http://b.example http://c.example http://d.example' }],
  ])('%s: held back, the agent is told once an hour, and may take it in', async (suspicion, change) => {
    const agent = await tools.newPerson()
    const at = Math.floor(now() / 3_600) * 3_600
    const { id, notified } = await take(agent.id, { ...change, at })
    expect([notified, (await stored(id))?.suspicion]).toEqual([[{ userId: agent.id }], suspicion])
    const second = await take(agent.id, { honey: 'x', at: at + 60 })
    expect(second.notified).toEqual([])
    expect(await notices(agent.id)).toEqual([{ kind: 'lead-held', path: '/user/leads?pile=doubtful', facts: '{}' }])
    expect([(await list(agent.token))?.totalCount, (await list(agent.token, { isSuspected: true }))?.totalCount]).toEqual([0, 2])
    expect((await tools.ask<{ trustLead: unknown }>(TRUST, { id, key: newKey() }, { token: agent.token })).data?.trustLead).toEqual({
      state: 'NEW',
      suspicion: null,
    })
    expect((await list(agent.token))?.totalCount).toBe(1)
    expect((await take(agent.id, { honey: 'x', at: at + 3_600 })).notified).toEqual([{ userId: agent.id }])
  })

  it('a message within three seconds is no robot’s for that alone: a browser fills in the form', async () => {
    const agent = await tools.newPerson()
    const { id, notified } = await take(agent.id, { seconds: 0 })
    expect([notified, (await stored(id))?.suspicion]).toEqual([[{ userId: agent.id }], null])
    expect(await notices(agent.id)).toMatchObject([{ kind: 'lead-new' }])
  })

  it('what is discarded can still be taken in; whoever answers has taken it in', async () => {
    const agent = await tools.newPerson()
    const [first, second] = [await take(agent.id, { honey: 'x' }), await take(agent.id, { honey: 'x' })]
    const lose = { id: first.id, key: newKey(), move: 'LOSE' }
    expect((await tools.ask(MOVE, lose, { token: agent.token })).errors).toEqual([])
    expect(await stored(first.id)).toMatchObject({ state: 'lost', suspicion: 'honey' })
    expect((await list(agent.token, { isSuspected: true, isOpen: true }))?.totalCount).toBe(1)
    expect((await tools.ask(TRUST, { id: first.id, key: newKey() }, { token: agent.token })).data).toEqual({
      trustLead: { state: 'NEW', suspicion: null },
    })
    await tools.ask(REPLY, { id: second.id, key: newKey(), text: 'Yes, it is.' }, { token: agent.token })
    expect(await stored(second.id)).toMatchObject({ state: 'contacted', suspicion: null })
  })

  it('the operator’s: staff are told, nobody has a turn, and it is theirs who takes it in', async () => {
    const staff = await staffed()
    const { id, notified } = await take(houseOf('HK'), { country: 'HK', honey: 'x' }, [staff.id])
    expect([notified, (await stored(id))?.assignedTo]).toEqual([[{ userId: staff.id }], null])
    await tools.ask(TRUST, { id, key: newKey() }, { token: staff.token })
    expect(await stored(id)).toMatchObject({ assignedTo: staff.id, suspicion: null })
  })

  it('the same long text from another address is; from a proven one, or a short one, it is not', async () => {
    const agent = await tools.newPerson()
    const message = 'Buy my course now, it will make you the best agent of the town'
    expect((await stored((await take(agent.id, { message })).id))?.suspicion).toBeNull()
    expect((await stored((await take(agent.id, { message })).id))?.suspicion).toBe('repeated')
    expect((await stored((await take(agent.id, { message, isProven: true })).id))?.suspicion).toBeNull()
    await take(agent.id, { message: 'Is it still there?' })
    expect((await stored((await take(agent.id, { message: 'Is it still there?' })).id))?.suspicion).toBeNull()
  })

  it('one buyer may ask several agents in the same words', async () => {
    const [message, email] = ['We look for three bedrooms near the school, from January on.', 'buyer-of-many@example.com']
    for (let agents = 0; agents < 4; agents++)
      expect((await stored((await take((await tools.newPerson()).id, { message, email })).id))?.suspicion).toBeNull()
  })
})

describe('the operator’s leads', () => {
  it('go to the people of the first rule that fits, in turn, also when they come at once', async () => {
    const [one, two, three] = [await staffed(), await staffed(), await staffed()]
    await DB_TRADE.prepare(
      `insert into lead_rule (id, country, position, interests, languages, people, updated_at) values ('my-zh', 'MY', 1, '["plans"]', '["zh"]', ?, 1),
        ('my-all', 'MY', 2, '[]', '[]', ?, 1)`,
    )
      .bind(JSON.stringify([one.id, two.id]), JSON.stringify([three.id]))
      .run()
    const sent = await Promise.all(Array.from({ length: 20 }, () => take(houseOf('MY'), { country: 'MY', interest: 'plans' })))
    const given = await Promise.all(sent.map(async ({ id }) => (await stored(id))?.assignedTo))
    expect([one, two].map(({ id }) => given.filter((to) => to === id).length)).toEqual([10, 10])
    for (const { notified, id } of sent) expect(notified).toEqual([{ userId: (await stored(id))?.assignedTo }])
    const other = await take(houseOf('MY'), { country: 'MY', interest: 'plans', locale: 'ms-MY' })
    expect((await stored(other.id))?.assignedTo).toBe(three.id)
    expect(await DB_TRADE.prepare("select taken from lead_rule where id = 'my-zh'").first()).toEqual({ taken: 20 })
  })

  it('come from the contact page, and from a message that was cut off from its lead', async () => {
    const staff = await staffed()
    const input = {
      name: 'Mei',
      email: 'mei-leads@example.com',
      phone: '+6591234567',
      interest: 'training',
      message: 'When is the next one?',
      country: 'SG',
    }
    const send = 'mutation Send($input: ContactConsultInput!) { createContactConsult(input: $input) { id } }'
    const { data } = await tools.ask<{ createContactConsult: { id: string } }>(send, { input }, { language: 'zh_cn' })
    const id = String(data?.createContactConsult.id)
    expect(await list(staff.token, { text: 'mei-leads' })).toMatchObject({ totalCount: 1, nodes: [{ id }] })
    await DB_TRADE.prepare('delete from lead where id = ?').bind(id).run()
    await DB_ACCOUNT.prepare('update contact_consult set created_at = created_at - 300 where id = ?').bind(id).run()
    expect(((await (await provider.fetch('/jobs')).json()) as Record<string, number>)['leads-made']).toBe(1)
    expect((await list(staff.token, { text: 'mei-leads' }))?.totalCount).toBe(1)
  })

  it('say from which page they come, and which home it shows, also when they are made late', async () => {
    const about = '/realValue?projectType=private-stack&projectSlug=cedar-grand'
    const send = 'mutation Send($input: ContactConsultInput!) { createContactConsult(input: $input) { id } }'
    const of = async (asked: string, address: string) => {
      const email = `about-${++count}@example.com`
      const input = { name: 'Mei', email, phone: '+6591234567', interest: 'question', message: `What about it? ${count}`, country: 'SG' }
      await provider.ask(send, { input: { ...input, about: asked } }, { 'x-client-address': address })
      return email
    }
    const lead = (email: string) =>
      DB_TRADE.prepare('select origin, home from lead where email = ?').bind(email).first<{ origin: string; home: string | null }>()
    const found = await of(about, '192.0.2.91')
    const home = { country: 'SG', typeGroup: 'private-stack', slug: 'cedar-grand', name: "Cedar's Grand", unit: '' }
    const made = await lead(found)
    expect([made?.origin, JSON.parse(made?.home ?? 'null')]).toEqual(['value', home])
    expect(await lead(await of(about.replace('cedar-grand', 'no-such-home'), '192.0.2.92'))).toEqual({ origin: 'value', home: null })
    expect(await lead(await of('https://elsewhere.example/realValue', '192.0.2.93'))).toEqual({ origin: 'contact', home: null })
    await DB_TRADE.prepare('delete from lead where email = ?').bind(found).run()
    await DB_ACCOUNT.prepare('update contact_consult set created_at = created_at - 300 where email = ?').bind(found).run()
    await provider.fetch('/jobs')
    expect(await lead(found)).toEqual(made)
  })
})

it('is given to a seat of the owner’s, who is told, and back; to nobody else', async () => {
  const [owner, seat, stranger] = [await tools.newPerson(), await tools.newPerson(), await tools.newPerson()]
  await tools.run("insert or ignore into stripe_product (stripe_id, name) values ('team', 'Team')")
  await tools.run(`insert or ignore into stripe_price (stripe_id, product_id, country, name, recurring_type, interval_count, unit_amount, currency_code,
    front_params) values ('team-month', 'team', 'SG', 'Team, monthly', 'month', 1, 9900, 'SGD', '{"seats":true}')`)
  await tools.run(
    `insert into stripe_subscription (stripe_id, user_id, price_id, recurring_price_quantity, status, expire_at, created_at, updated_at)
    values (?, ?, 'team-month', 1, 'active', ?, 1, 1)`,
    `sub-${owner.id}`,
    owner.id,
    now() + 86_400,
  )
  await tools.run(
    "insert into stripe_info (id, email, main_user_id, user_id, status, created_at) values (?, ?, ?, ?, 'active', 1)",
    `seat-${seat.id}`,
    seat.email,
    owner.id,
    seat.id,
  )
  const { id } = await take(owner.id)
  const assign = (token: string, to: string) =>
    tools.ask<{ assignLead: { assignedTo: string } }>(ASSIGN, { id, key: newKey(), to }, { token })
  expect(codeOf(await assign(owner.token, stranger.id))).toBe('lead-assignee')
  expect((await list(seat.token))?.totalCount).toBe(0)
  expect((await assign(owner.token, seat.id)).data?.assignLead.assignedTo).toBe(seat.id)
  expect((await list(seat.token))?.totalCount).toBe(1)
  expect(
    (
      await DB_TRADE.prepare("select count(*) as n from notice where user_id = ? and kind = 'lead-assigned'")
        .bind(seat.id)
        .first<{ n: number }>()
    )?.n,
  ).toBe(1)
  expect(codeOf(await assign(seat.token, stranger.id))).toBe('lead-assignee')
  expect((await assign(seat.token, owner.id)).errors).toEqual([])
  expect((await list(seat.token))?.totalCount).toBe(0)
})

it('tells whoever answers, once, on the day to follow up', async () => {
  const agent = await tools.newPerson()
  const { id } = await take(agent.id)
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  const follow = 'mutation Follow($id: ID!, $key: String!, $on: String) { followUpLead(id: $id, key: $key, on: $on) { followUpOn } }'
  expect(
    (await tools.ask<{ followUpLead: unknown }>(follow, { id, key: newKey(), on: today }, { token: agent.token })).data?.followUpLead,
  ).toEqual({ followUpOn: today })
  const runJobs = async () => ((await (await provider.fetch('/jobs')).json()) as Record<string, number>)['leads-due']
  expect([await runJobs(), await runJobs()]).toEqual([1, 0])
})
