import { describe, expect, it } from 'vitest'
import { codeOf } from './account-fixture.ts'
import { ACT, at, bookingTools, rules, UPDATE } from './booking-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = bookingTools(provider)
const { DB_TRADE: trade, DB_ACCOUNT: account } = provider.env
const { agent, book, bookings, newKey } = tools

const JOIN = 'mutation Join($input: WaitingInput!) { joinWaiting(input: $input) }'
const LEAVE = 'mutation Leave($token: String!) { leaveWaiting(token: $token) }'
const FULL =
  'query Full($host: String!, $from: String!, $until: String!) { fullDays(host: $host, kind: VIEWING, from: $from, until: $until) }'
const WAITED = 'query Waited($from: String!, $until: String!) { waitedDays(from: $from, until: $until) { day kind people } }'

/** the local day that `at` counts from */
const dayOf = (day: number) => at(day, 12).slice(0, 10)
const join = (host: string, email: string, change: Record<string, unknown> = {}) =>
  tools.ask<{ joinWaiting: boolean }>(JOIN, { input: { host, kind: 'VIEWING', day: dayOf(0), name: 'Mei Waits', email, ...change } })
const notified = async () => ((await (await provider.fetch('/jobs')).json()) as Record<string, number>)['waiting-told']
const secretIn = async (email: string, template: string) =>
  /waiting=([\w-]{43})/.exec(String((await tools.mailTo(email, template)).text))?.[1] ?? ''
const lettersTo = async (email: string, template: string) =>
  (
    await trade
      .prepare('select count(*) as n from letter where recipient = ? and template = ?')
      .bind(email, template)
      .first<{ n: number }>()
  )?.n
/** An agent with two hours on weekdays, both taken on the first day. */
async function fullAgent(change: Record<string, unknown> = {}) {
  const made = await agent({ hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 540, to: 660 })), ...change })
  for (const hour of [9, 10]) await book(made.host, { startsAt: at(0, hour), email: `first${hour}@example.com` })
  return made
}
let count = 0
const address = () => `waits${++count}@example.com`

describe('the waiting list', () => {
  it('is open on days that are full, and only there', async () => {
    const { host, token } = await fullAgent()
    const { data } = await tools.ask<{ fullDays: string[] }>(FULL, { host, from: at(0, 0), until: at(7, 0) })
    expect(data?.fullDays).toEqual([dayOf(0)])
    const email = address()
    expect((await join(host, email)).data?.joinWaiting).toBe(true)
    expect(codeOf(await join(host, email, { day: dayOf(1) }))).toBe('waiting-free')
    expect(codeOf(await join(host, email, { day: dayOf(5) }))).toBe('waiting-closed')
    expect(codeOf(await join(host, email, { day: '2026-13-41' }))).toBe('waiting-closed')
    expect(codeOf(await join('nobody', email))).toBe('waiting-closed')
    expect(codeOf(await join(host, 'no address'))).toBe('waiting-email')
    expect(codeOf(await join(host, email, { name: ' ' }))).toBe('waiting-name')
    const waited = await tools.ask<{ waitedDays: unknown[] }>(WAITED, { from: dayOf(0), until: dayOf(7) }, { token })
    expect(waited.data?.waitedDays).toEqual([{ day: dayOf(0), kind: 'VIEWING', people: 1 }])
  })

  it('holds everybody once, however often they ask, and is left by the letter', async () => {
    const { host, token } = await fullAgent()
    const email = address()
    await Promise.all(Array.from({ length: 5 }, () => join(host, email)))
    expect(await lettersTo(email, 'waiting-joined')).toBe(1)
    const people = async () =>
      (await tools.ask<{ waitedDays: { people: number }[] }>(WAITED, { from: dayOf(0), until: dayOf(0) }, { token })).data?.waitedDays[0]
        ?.people ?? 0
    expect(await people()).toBe(1)
    const secret = await secretIn(email, 'waiting-joined')
    const leave = async () => (await tools.ask<{ leaveWaiting: boolean }>(LEAVE, { token: secret })).data?.leaveWaiting
    expect([await leave(), await leave(), await people()]).toEqual([true, false, 0])
  })

  it('tells as many as there are places, in their order, each once; then the next ones after two hours', async () => {
    const { host, token } = await fullAgent()
    const people = [address(), address(), address()]
    for (const email of people) await join(host, email)
    const letters = () => Promise.all(people.map((email) => lettersTo(email, 'waiting-free')))
    expect([await notified(), await letters()]).toEqual([0, [0, 0, 0]])
    const [first] = await bookings(token)
    await tools.ask(ACT, { id: first?.id, key: newKey(), action: 'CANCEL' }, { token })
    // runs may overlap
    await Promise.all([notified(), notified(), notified()])
    expect(await letters()).toEqual([1, 0, 0])
    expect([await notified(), await letters()]).toEqual([0, [1, 0, 0]])
    await trade.prepare('update waiting set told_at = told_at - 7300 where email = ?').bind(people[0]).run()
    expect([await notified(), await letters()]).toEqual([1, [1, 1, 0]])
    // whoever takes the time waits no longer, and the place is gone
    await book(host, { startsAt: at(0, 9), email: people[1] })
    await trade.prepare('update waiting set told_at = told_at - 7300 where told_at is not null').run()
    expect([await notified(), await letters()]).toEqual([0, [1, 1, 0]])
    const left = await trade
      .prepare('select email from waiting where email in (?, ?, ?)')
      .bind(...people)
      .all<{ email: string }>()
    expect(left.results.map(({ email }) => email).toSorted()).toEqual([people[0], people[2]])
  })

  it('who was told and came too late can wait again, at the end', async () => {
    const { host, token } = await fullAgent()
    const email = address()
    await join(host, email)
    const [first] = await bookings(token)
    await tools.ask(ACT, { id: first?.id, key: newKey(), action: 'CANCEL' }, { token })
    expect(await notified()).toBe(1)
    const secret = await secretIn(email, 'waiting-free')
    await book(host, { startsAt: at(0, 9), email: 'quicker@example.com' })
    expect((await join(host, email)).data?.joinWaiting).toBe(true)
    expect(await lettersTo(email, 'waiting-joined')).toBe(2)
    // the earlier secret went with the earlier waiting
    expect((await tools.ask<{ leaveWaiting: boolean }>(LEAVE, { token: secret })).data?.leaveWaiting).toBe(false)
  })

  it('counts a freed day by what the day has room for', async () => {
    const { host, token } = await agent({ perDayMax: 1 })
    await book(host, { startsAt: at(0, 9) })
    const people = [address(), address()]
    for (const email of people) await join(host, email)
    const [only] = await bookings(token)
    await tools.ask(ACT, { id: only?.id, key: newKey(), action: 'CANCEL' }, { token })
    // ten hours are free, but the day takes one appointment
    expect(await notified()).toBe(1)
  })

  it('forgets days that are over, and tells nobody of an agent who is leaving', async () => {
    const { host, token, id } = { ...(await fullAgent()), id: '' }
    const [over, waits] = [address(), address()]
    await join(host, over)
    await join(host, waits)
    await trade.prepare("update waiting set day = '2026-01-01' where email = ?").bind(over).run()
    const [first] = await bookings(token)
    await tools.ask(ACT, { id: first?.id, key: newKey(), action: 'CANCEL' }, { token })
    const owner = (await trade.prepare('select owner from booking where id = ?').bind(first?.id).first<{ owner: string }>())?.owner ?? id
    await account.prepare('update user set deletion_due_at = 1 where id = ?').bind(owner).run()
    expect(await notified()).toBe(0)
    expect(await trade.prepare('select 1 from waiting where email = ?').bind(over).first()).toBeNull()
    await account.prepare('update user set deletion_due_at = null where id = ?').bind(owner).run()
    expect(await notified()).toBe(1)
  })

  it('closes with the hours', async () => {
    const { host, token } = await fullAgent()
    await tools.ask(UPDATE, { input: rules({ isOpen: false }), version: 1 }, { token })
    expect(codeOf(await join(host, address()))).toBe('waiting-closed')
  })
})
