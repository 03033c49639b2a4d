import { describe, expect, it } from 'vitest'
import { codeOf } from './account-fixture.ts'
import { at, bookingTools } from './booking-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = bookingTools(provider)
const { DB_TRADE: trade } = provider.env

const RULES = 'rules { id interests languages people taken }'
const READ = `{ leadRules { version ${RULES} staff { id } } }`
const SAVE = `mutation Save($version: Int!, $rules: [LeadRuleInput!]!) { saveLeadRules(version: $version, rules: $rules) { version ${RULES} } }`
const SEND = 'mutation ($input: ContactConsultInput!) { createContactConsult(input: $input) { id } }'

interface Rules {
  version: number
  rules: { id: string; people: string[]; taken: number }[]
}
const staffed = async () => {
  const person = await tools.newPerson()
  await tools.run(`update user set roles = '["ROLE_SALE"]' where id = ?`, person.id)
  return person
}
const read = async (token: string) => (await tools.ask<{ leadRules: Rules }>(READ, {}, { token })).data?.leadRules as Rules
const save = (token: string, version: number, rules: object[]) => tools.ask<{ saveLeadRules: Rules }>(SAVE, { version, rules }, { token })
const leadOf = (email: string) =>
  trade
    .prepare('select id, origin, assigned_to as assignedTo, message, suspicion from lead where email = ?')
    .bind(email)
    .all<{ id: string; origin: string; assignedTo: string | null; message: string; suspicion: string | null }>()
const write = (email: string, interest: string) =>
  tools.ask(SEND, { input: { name: 'Ah Lian', email, phone: '+6591234567', interest, message: `Hello ${email}`, country: 'SG' } })

describe('rules for the operator’s enquiries', () => {
  it('are kept in their order, once for each version, and keep their turns', async () => {
    const [one, two] = [await staffed(), await staffed()]
    const { version } = await read(one.token)
    const rules = [
      { interests: ['plans'], languages: [], people: [one.id, two.id] },
      { interests: [], languages: ['zh'], people: [two.id] },
    ]
    const first = (await save(one.token, version, rules)).data?.saveLeadRules
    expect(first?.rules).toMatchObject(rules.map((rule) => ({ ...rule, taken: 0 })))
    expect(codeOf(await save(two.token, version, []))).toBe('rules-changed')
    for (const at of [1, 2, 3]) await write(`plans${at}@example.com`, 'plans')
    const given = await Promise.all([1, 2, 3].map(async (at) => (await leadOf(`plans${at}@example.com`)).results[0]?.assignedTo))
    expect(given).toEqual([one.id, two.id, one.id])
    const [kept, dropped] = first?.rules ?? []
    const again = await save(two.token, version + 1, [{ id: kept?.id, interests: [], languages: [], people: [two.id] }])
    expect(again.data?.saveLeadRules).toMatchObject({ version: version + 2, rules: [{ id: kept?.id, taken: 3, people: [two.id] }] })
    expect(again.data?.saveLeadRules.rules.map(({ id }) => id)).not.toContain(dropped?.id)
  })

  it('hold none but staff, and nothing unknown', async () => {
    const [staff, other] = [await staffed(), await tools.newPerson()]
    const { version, rules } = await read(staff.token)
    const wrong = (change: object) => save(staff.token, version, [{ interests: [], languages: [], people: [staff.id], ...change }])
    expect(codeOf(await wrong({ people: [other.id] }))).toBe('rules-people')
    expect(codeOf(await wrong({ people: [] }))).toBe('rules-people')
    expect(codeOf(await wrong({ people: [staff.id, staff.id] }))).toBe('rules-people')
    expect(codeOf(await wrong({ interests: ['castles'] }))).toBe('rules-interests')
    expect(codeOf(await wrong({ languages: ['de'] }))).toBe('rules-languages')
    expect((await read(staff.token)).rules).toEqual(rules)
  })

  it('of two who change them at once one is refused, and nothing is mixed', async () => {
    const [one, two] = [await staffed(), await staffed()]
    const { version } = await read(one.token)
    const rule = (people: string[]) => ({ interests: [], languages: [], people })
    const both = await Promise.all([save(one.token, version, [rule([one.id]), rule([one.id])]), save(two.token, version, [rule([two.id])])])
    expect(both.map(codeOf).filter((code) => code === 'rules-changed')).toHaveLength(1)
    const people = (await read(one.token)).rules.map((kept) => kept.people[0])
    expect([[one.id, one.id].join(), two.id]).toContain(people.join())
  })

  it('lose who is deleted, and go with their last person', async () => {
    const [one, two] = [await staffed(), await staffed()]
    const { version } = await read(one.token)
    await save(one.token, version, [
      { interests: [], languages: [], people: [one.id, two.id] },
      { interests: [], languages: [], people: [two.id] },
    ])
    await tools.run('update user set deletion_due_at = 1 where id = ?', two.id)
    await tools.cleanUp()
    expect((await read(one.token)).rules.map(({ people }) => people)).toEqual([[one.id]])
  })
})

describe('an appointment', () => {
  it('is an enquiry of its host, once, and goes onto the open one of the same person', async () => {
    const { host, token } = await tools.agent()
    const email = 'comes@example.com'
    const key = tools.newKey()
    await tools.book(host, { startsAt: at(0, 9), email, note: 'May I see the car park?' }, key)
    await tools.book(host, { startsAt: at(0, 9), email, note: 'May I see the car park?' }, key)
    await tools.book(host, { startsAt: at(1, 9), email: 'Comes@Example.com' })
    await provider.fetch('/jobs')
    const { results } = await leadOf(email)
    expect(results).toMatchObject([{ origin: 'booking', message: 'May I see the car park?', suspicion: null }])
    expect((await leadOf('Comes@Example.com')).results).toEqual([])
    const events = await tools.ask<{ leadEvents: { action: string; note: string }[] }>(
      'query Events($id: ID!) { leadEvents(id: $id) { action note } }',
      { id: results[0]?.id },
      { token },
    )
    expect(events.data?.leadEvents.map(({ action }) => action).toSorted()).toEqual(['booking', 'contact', 'in'])
    expect(events.data?.leadEvents.find(({ action }) => action === 'booking')?.note).toBe(at(1, 9))
    const notified = await trade
      .prepare("select kind from notice where kind = 'lead-new' and path = ?")
      .bind(`/user/leads?lead=${results[0]?.id}`)
      .all()
    expect(notified.results).toEqual([])
  })

  it('that is asked for waits for its answer, which confirming is', async () => {
    const { host, token } = await tools.agent({ mode: 'REVIEW' })
    const email = 'asks@example.com'
    await tools.book(host, { startsAt: at(0, 9), email })
    const state = async () =>
      (await trade.prepare('select state, first_answer_at is null as waits from lead where email = ?').bind(email).all()).results
    expect(await state()).toEqual([{ state: 'new', waits: 1 }])
    const [booking] = await tools.bookings(token)
    for (const key of ['confirm-0001', 'confirm-0001']) await tools.act(token, String(booking?.id), 'CONFIRM', key)
    expect(await state()).toEqual([{ state: 'contacted', waits: 0 }])
  })

  it('whose enquiry was not made is found by the next run', async () => {
    const { host } = await tools.agent()
    const email = 'lost@example.com'
    await tools.book(host, { email })
    await trade.prepare('delete from lead_event where lead_id in (select id from lead where email = ?)').bind(email).run()
    await trade.prepare('delete from lead where email = ?').bind(email).run()
    await trade.prepare('update booking set created_at = created_at - 120 where visitor_email = ?').bind(email).run()
    await provider.fetch('/jobs')
    await provider.fetch('/jobs')
    expect((await leadOf(email)).results).toHaveLength(1)
  })
})
