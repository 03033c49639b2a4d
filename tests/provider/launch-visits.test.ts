import { beforeAll, expect, it } from 'vitest'
import { RegisterForLaunchDocument } from '#graphql/generated/graphql.ts'
import { Statements } from '#provider/db/client.ts'
import { launchesOfJsonLines } from '#provider/modules/launch/read-launches.ts'
import { takeLaunches } from '#provider/modules/launch/take-launches.ts'
import { codeOf } from './account-fixture.ts'
import { at, bookingTools } from './booking-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = bookingTools(provider)
const trade = provider.env.DB_TRADE
const LAUNCH = 'SG:private-stack:the-cedar'
const TIMES = `{ launch(typeGroup: PRIVATE_STACK, slug: "the-cedar") { previewTimes { timeZone mode slots { startsAt } } } }`
let agent: Awaited<ReturnType<typeof tools.agent>>

const dayOf = (moment: string) => new Date(Date.parse(moment) + 8 * 3_600_000).toISOString().slice(0, 10)
async function* lines(change: Record<string, unknown>) {
  yield JSON.stringify({
    country: 'SG',
    projectType: 'private-stack',
    projectSlug: 'the-cedar',
    name: 'The Cedar',
    developer: 'Lion Vale',
    state: 'preview',
    previewFrom: dayOf(at(0, 9)),
    previewTo: dayOf(at(4, 9)),
    tenure: 'freehold',
    source: 'price list',
    pricesOn: '2026-03-20',
    units: [{ stack: '01', floor: 2, unitMix: '3', sizeSqft: 970, prices: [], events: [] }],
    ...change,
  })
}

let count = 0
const register = (change: Record<string, unknown> = {}, { key = tools.newKey(), kill = '' } = {}) => {
  const input = {
    typeGroup: 'PRIVATE_STACK',
    slug: 'the-cedar',
    name: 'Ah Lian',
    email: `visit${++count}@example.com`,
    phone: '',
    message: '',
    unit: '2-01',
    unitMixes: ['3'],
    agrees: true,
    honey: '',
    seconds: 20,
    ...change,
  }
  const headers = { 'x-client-address': tools.nextAddress(), ...(kill ? { 'x-kill-trade': kill } : {}) }
  return provider.ask<{ registerForLaunch: number | null }>(RegisterForLaunchDocument, { key, input }, headers)
}
const rows = async (sql: string, ...values: unknown[]) =>
  (
    await trade
      .prepare(sql)
      .bind(...values)
      .all<Record<string, unknown>>()
  ).results
/** How much of a person there is: leads, ballot numbers, appointments, letters of either, and registrations that wait. */
const keptOf = async (email: string) =>
  (
    await rows(
      `select (select count(*) from lead where email = ?1) as leads, (select count(*) from launch_interest where person = ?1) as numbers,
        (select count(*) from booking where visitor_email = ?1 and state in ('held', 'confirmed')) as visits,
        (select count(*) from letter where recipient = ?1 and template = 'launch-interest') as letters,
        (select count(*) from launch_registration where person = ?1) as waiting`,
      email,
    )
  )[0]
const ALL = { leads: 1, numbers: 1, visits: 1, letters: 1, waiting: 0 }
const NOTHING = { leads: 0, numbers: 0, visits: 0, letters: 0, waiting: 0 }

beforeAll(async () => {
  agent = await tools.agent()
  await takeLaunches(new Statements(trade), launchesOfJsonLines(lines({})), 1_795_132_800)
  await trade.prepare('insert into launch_care (launch_id, agent, updated_at) values (?, ?, 0)').bind(LAUNCH, agent.id).run()
})

it('a free time of the agent is taken with the registration, and stands on its lead and in the scheduler', async () => {
  const { data } = await provider.ask<{ launch: { previewTimes: { timeZone: string; mode: string; slots: { startsAt: string }[] } } }>(
    TIMES,
    {},
  )
  const times = data?.launch.previewTimes
  expect(times).toMatchObject({ timeZone: 'Asia/Singapore', mode: 'INSTANT' })
  expect(times?.slots.map(({ startsAt }) => Date.parse(startsAt))).toContain(Date.parse(at(1, 10)))
  const email = 'comes@example.com'
  const key = tools.newKey()
  const number = (await register({ email, startsAt: at(1, 10) }, { key })).data?.registerForLaunch
  expect(number).toBeGreaterThan(0)
  expect(await keptOf(email)).toEqual(ALL)
  expect(await rows('select preview_on as day, unit from launch_interest where person = ?', email)).toEqual([
    { day: dayOf(at(1, 10)), unit: '2-01' },
  ])
  expect(await rows("select kind, state, home ->> 'name' as home from booking where visitor_email = ?", email)).toEqual([
    { kind: 'viewing', state: 'confirmed', home: 'The Cedar' },
  ])
  const noted =
    "select event.action from lead_event event join lead on lead.id = event.lead_id where lead.email = ? and event.action = 'booking'"
  expect(await rows(noted, email)).toHaveLength(1)
  expect((await tools.bookings(agent.token)).some(({ startsAt }) => Date.parse(startsAt) === Date.parse(at(1, 10)))).toBe(true)
  // the same attempt again, as when its answer was lost
  expect((await register({ email, startsAt: at(1, 10) }, { key })).data?.registerForLaunch).toBe(number)
  expect(await keptOf(email)).toEqual(ALL)
})

it('a time that is taken meanwhile is refused before anything is kept, and the same attempt takes another one', async () => {
  await register({ startsAt: at(1, 12) })
  const [email, key] = ['late@example.com', tools.newKey()]
  expect(codeOf(await register({ email, startsAt: at(1, 12) }, { key }))).toBe('launch-time')
  expect(await keptOf(email)).toEqual(NOTHING)
  expect((await register({ email, startsAt: at(1, 13) }, { key })).data?.registerForLaunch).toBeGreaterThan(0)
  expect(await keptOf(email)).toEqual(ALL)
})

it('of ten who choose the same time at once one has it, and nobody has two numbers', async () => {
  const emails = Array.from({ length: 10 }, (_, i) => `crowd${i}@example.com`)
  const keys = emails.map(() => tools.newKey())
  const answers = await Promise.all(emails.map((email, i) => register({ email, startsAt: at(2, 9) }, { key: keys[i] })))
  expect(answers.filter((answer) => answer.errors === undefined || answer.errors.length === 0)).toHaveLength(1)
  const again = await Promise.all(
    emails.map((email, i) => register({ email, startsAt: null, previewOn: dayOf(at(2, 9)) }, { key: keys[i] })),
  )
  const numbers = again.map(({ data }) => data?.registerForLaunch)
  expect(new Set(numbers).size).toBe(10)
  expect(await rows("select count(*) as n from lead where email like 'crowd%'")).toEqual([{ n: 10 }])
  expect(await rows('select count(*) as n from launch_registration')).toEqual([{ n: 0 }])
})

it.each([
  ['launch-time', { startsAt: '2099-01-01T02:00:00Z' }],
  ['time-unreadable', { startsAt: 'soon' }],
])('is refused with %s', async (code, change) => {
  const email = `wrong-${code}@example.com`
  expect(codeOf(await register({ email, ...change }))).toBe(code)
  expect(await keptOf(email)).toEqual(NOTHING)
})

it('ends anywhere, and a run completes it once', async () => {
  let kept = 0
  for (let steps = 0; ; steps++) {
    const [email, key] = [`cut${steps}@example.com`, tools.newKey()]
    const visit = { email, startsAt: at(3, 9 + (steps % 10)) }
    const { isKilled } = await register(visit, { key, kill: String(steps) })
    // another round of times, when the day is full
    const before = await keptOf(email)
    await trade.prepare('update launch_registration set created_at = created_at - 120').run()
    await provider.fetch('/jobs')
    const after = await keptOf(email)
    expect(after, `cut after ${steps} steps`).toEqual(before?.waiting === 1 || !isKilled || before?.leads === 1 ? ALL : NOTHING)
    if (before?.waiting === 1) kept++
    expect((await register(visit, { key })).errors ?? [], `again after ${steps} steps`).toEqual([])
    expect(await keptOf(email), `again after ${steps} steps`).toEqual(ALL)
    await trade.prepare("update booking set state = 'cancelled' where visitor_email = ?").bind(email).run()
    if (!isKilled) break
  }
  expect(kept).toBeGreaterThan(3)
}, 120_000)

it('forgets what could not be completed for two days', async () => {
  await trade
    .prepare("insert into launch_registration (key, launch_id, person, asked, created_at) values ('old', ?, 'old@example.com', '{}', ?)")
    .bind(LAUNCH, Math.floor(Date.now() / 1_000) - 3 * 86_400)
    .run()
  await provider.fetch('/jobs')
  expect(await rows('select count(*) as n from launch_registration')).toEqual([{ n: 0 }])
})
