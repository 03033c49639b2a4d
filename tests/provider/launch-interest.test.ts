import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LeadDocument, type LeadQuery, RegisterForLaunchDocument } from '#graphql/generated/graphql.ts'
import { Statements } from '#provider/db/client.ts'
import { launchesOfJsonLines } from '#provider/modules/launch/read-launches.ts'
import { takeLaunches } from '#provider/modules/launch/take-launches.ts'
import { codeOf } from './account-fixture.ts'
import { bookingTools } from './booking-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = bookingTools(provider)
const trade = provider.env.DB_TRADE
const LAUNCH = 'SG:private-stack:the-cedar'
let agent: { token: string; id: string }

const take = (change: Record<string, unknown> = {}) => {
  const launch = {
    country: 'SG',
    projectType: 'private-stack',
    projectSlug: 'the-cedar',
    name: 'The Cedar',
    developer: 'Lion Vale',
    state: 'preview',
    previewFrom: '2099-11-28',
    previewTo: '2099-12-02',
    topMonth: '2099-12',
    tenure: 'leasehold',
    tenureYears: 99,
    source: 'price list',
    pricesOn: '2026-03-20',
    units: [
      { stack: '01', floor: 2, unitMix: '3', sizeSqft: 970, prices: [], events: [] },
      { stack: '02', floor: 2, unitMix: '2', sizeSqft: 700, prices: [], events: [] },
    ],
    ...change,
  }
  async function* lines() {
    yield JSON.stringify(launch)
  }
  return takeLaunches(new Statements(trade), launchesOfJsonLines(lines()), 1_795_132_800)
}

let count = 0
const register = (change: Record<string, unknown> = {}, key = tools.newKey(), token?: string) => {
  const input = {
    typeGroup: 'PRIVATE_STACK',
    slug: 'the-cedar',
    name: ' Ah  Lian ',
    email: `ballot${++count}@example.com`,
    phone: '',
    message: '',
    unit: '2-01',
    unitMixes: ['3'],
    previewOn: '2099-11-30',
    agrees: true,
    honey: '',
    seconds: 20,
    ...change,
  }
  return tools.ask<{ registerForLaunch: number | null }>(RegisterForLaunchDocument.toString(), { key, input }, token ? { token } : {})
}
const numberOf = async (answer: ReturnType<typeof register>) => (await answer).data?.registerForLaunch
const rows = async (sql: string, ...values: unknown[]) =>
  (
    await trade
      .prepare(sql)
      .bind(...values)
      .all<Record<string, unknown>>()
  ).results

beforeAll(async () => {
  agent = await tools.newPerson()
  await take()
  await trade.prepare('insert into launch_care (launch_id, agent, updated_at) values (?, ?, 0)').bind(LAUNCH, agent.id).run()
})
beforeEach(() => trade.prepare('delete from launch_interest').run())

describe('interest in a launch', () => {
  it('is a lead of its agent, who is told, with the ballot number that the person reads and is mailed', async () => {
    const number = await numberOf(register({ email: 'Wants@Example.com', message: 'High floor?' }))
    expect(number).toBeGreaterThan(0)
    const [lead] = await rows(
      "select id, owner, origin, name, message, home ->> 'unit' as unit, suspicion from lead where email = 'Wants@Example.com'",
    )
    expect(lead).toMatchObject({
      owner: agent.id,
      origin: 'launch',
      name: 'Ah Lian',
      message: 'High floor?',
      unit: '2-01',
      suspicion: null,
    })
    const opened = await tools.ask<LeadQuery>(LeadDocument.toString(), { id: lead?.id }, { token: agent.token })
    expect(opened.data?.lead.launchInterest).toEqual({ number, unit: '2-01', unitMixes: ['3'], previewOn: '2099-11-30' })
    expect(await rows('select user_id from notice where key = ?', `lead-new ${lead?.id}`)).toEqual([{ user_id: agent.id }])
    const letter = await tools.mailTo('Wants@Example.com', 'launch-interest')
    expect(letter).toMatchObject({ subject: `Your ballot number for the launch is ${number}`, text: expect.stringContaining('The Cedar') })
  })

  it('has the same number for the same attempt, and tells nobody else which one an address has', async () => {
    const key = tools.newKey()
    const first = await numberOf(register({ email: 'once@example.com' }, key))
    expect(await numberOf(register({ email: 'once@example.com' }, key))).toBe(first)
    expect(await numberOf(register({ email: 'ONCE@example.com', unit: '2-02' }))).toBeNull()
    expect(await rows("select count(*) as n from lead where lower(email) = 'once@example.com'")).toEqual([{ n: 1 }])
    expect(await rows("select count(*) as n from letter where lower(recipient) = 'once@example.com'")).toEqual([{ n: 1 }])
    expect(await rows("select number, unit from launch_interest where person = 'once@example.com'")).toEqual([
      { number: first, unit: '2-01' },
    ])
  })

  it('gives numbers at the same moment that differ, leaves none out, and gives none twice', async () => {
    const [before] = await rows('select given from launch_ballot where launch_id = ?', LAUNCH)
    const from = Number(before?.given ?? 0)
    const emails = Array.from({ length: 12 }, (_, i) => `together${i}@example.com`)
    const numbers = await Promise.all([...emails, ...emails].map((email) => numberOf(register({ email }))))
    const given = numbers.filter((number) => number !== null).toSorted((a, b) => Number(a) - Number(b))
    expect(given).toEqual(emails.map((_, i) => from + i + 1))
    expect(await rows('select count(*) as n, max(number) as last from launch_interest')).toEqual([{ n: 12, last: from + 12 }])
    await trade.prepare("delete from lead where email like 'together%'").run()
    expect(await rows('select count(*) as n from launch_interest')).toEqual([{ n: 0 }])
    expect(await numberOf(register())).toBe(from + 13)
  })

  it('outlasts the next price list', async () => {
    const number = await numberOf(register({ email: 'stays@example.com' }))
    await take({ pricesOn: '2026-03-21' })
    expect(await rows("select number from launch_interest where person = 'stays@example.com'")).toEqual([{ number }])
    expect(await rows('select agent from launch_care where launch_id = ?', LAUNCH)).toEqual([{ agent: agent.id }])
  })

  it('goes to the operator where no agent answers', async () => {
    await take({ projectSlug: 'the-house' })
    expect(await numberOf(register({ slug: 'the-house', email: 'house@example.com' }))).toBe(1)
    expect(await rows("select owner, interest from lead where email = 'house@example.com'")).toEqual([
      { owner: 'house:SG', interest: 'realLaunch' },
    ])
  })

  it.each([
    ['enquiry-name', { name: ' ' }],
    ['enquiry-email', { email: 'nobody' }],
    ['launch-consent', { agrees: false }],
    ['launch-unknown', { slug: 'nowhere' }],
    ['launch-unit', { unit: '99-01' }],
    ['launch-kinds', { unitMixes: ['5'] }],
    ['launch-kinds', { unitMixes: ['castle'] }],
    ['launch-preview', { previewOn: '2099-12-03' }],
    ['launch-preview', { previewOn: '2099-11-27' }],
  ])('is refused with %s, and nothing is kept', async (code, change) => {
    expect(codeOf(await register(change))).toBe(code)
    expect(await rows('select 1 from launch_interest')).toEqual([])
  })

  it('is refused where all is sold', async () => {
    await take({ projectSlug: 'the-gone', state: 'sold-out' })
    expect(codeOf(await register({ slug: 'the-gone' }))).toBe('launch-closed')
  })
})
