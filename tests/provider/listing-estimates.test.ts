import { beforeAll, describe, expect, it } from 'vitest'
import { Statements } from '#provider/db/client.ts'
import { estimateWaiting } from '#provider/modules/listing-group/estimate-groups.ts'
import { expireListings } from '#provider/modules/listing-group/listing-jobs.ts'
import { groupUngrouped } from '#provider/modules/listing-group/place-in-groups.ts'
import { refreshListings } from '#provider/modules/listing-group/refresh-listings.ts'
import type { JobContext } from '#provider/scheduled-job.ts'
import { marketsOf } from './env-of-file.ts'
import { startProvider } from './harness.ts'
import { addListings, DAY, SEEN } from './listing-fixture.ts'

const provider = await startProvider()
const { env } = provider
const market = marketsOf(env)
const trade = () => new Statements(env.DB_TRADE)
const clock = { nowMs: () => SEEN * 1_000 }
const place = () => groupUngrouped({ trade: trade(), clock }, { limit: 1_000 })
const estimate = (country: 'SG' | 'HK' = 'SG') => estimateWaiting({ trade: trade(), databases: { market }, country }, 100)

interface EstimateAnswer {
  value: number
  low: number
  high: number
  against: string
}
async function estimateOf(listing: string, country = 'sg'): Promise<EstimateAnswer | null | undefined> {
  const row = await env.DB_TRADE.prepare('select g.slug from listing l join listing_group g on g.id = l.group_id where l.id = ?')
    .bind(listing)
    .first<{ slug: string }>()
  const { data } = await provider.ask<{ listingGroup: { estimate: EstimateAnswer | null } }>(
    'query($slug: String!) { listingGroup(slug: $slug) { estimate { value low high against } } }',
    { slug: row?.slug },
    { 'country-code': country },
  )
  return data?.listingGroup.estimate
}

const CONDO = { typeGroup: 'private-stack', projectSlug: 'cedar-grand', unitMix: '2', areaSqm: 80, floor: 5, address: '' } as const
const rentHere = { ...CONDO, activity: 'rent', price: 5_000 } as const

beforeAll(async () => {
  await addListings(env, [
    { ...CONDO, id: 'fair', price: 1_500_000 },
    { ...CONDO, id: 'dear', price: 3_000_000, floor: 6 },
    { ...CONDO, id: 'cheap', price: 500_000, floor: 4 },
    { ...CONDO, id: 'unknown', projectSlug: 'nowhere' },
    { ...CONDO, id: 'not-there', areaSqm: 900, floor: 3 },
    { ...rentHere, id: 'rent' },
    { ...rentHere, id: 'room', activity: 'room', price: 1_500 },
    { ...rentHere, id: 'hk', country: 'HK' },
  ])
  await place()
})

describe('the estimate beside what is asked', () => {
  it('is that of the reports, and says where the price lies', async () => {
    expect(await estimate()).toBe(6)
    expect(await estimate()).toBe(0)
    const home = (floor: number) =>
      provider.ask<{ project: { estimate: { value: number; low68: number; high68: number } } }>(
        `{ project(typeGroup: PRIVATE_STACK, slug: "cedar-grand") { estimate(home: { unitMix: "2", areaSqm: 80, floor: ${floor} }) { ... on Estimate { value low68 high68 } } } }`,
      )
    for (const [id, floor, against] of [
      ['fair', 5, 'WITHIN'],
      ['dear', 6, 'ABOVE'],
      ['cheap', 4, 'BELOW'],
    ] as const) {
      const { value, low68, high68 } = (await home(floor)).data?.project.estimate ?? {}
      expect(await estimateOf(id)).toEqual({ value, low: low68, high: high68, against })
    }
  })

  it('is not there where it is refused, of rooms, and of rents that are not disclosed', async () => {
    await estimate('HK')
    expect([await estimateOf('unknown'), await estimateOf('not-there'), await estimateOf('room'), await estimateOf('hk', 'hk')]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it('does not use what is asked', async () => {
    const before = await estimateOf('fair')
    await env.DB_TRADE.prepare(
      "update listing set price = price * 3, is_ungrouped = 1, updated_at = updated_at + 1 where activity = 'sale'",
    ).run()
    await place()
    await env.DB_TRADE.prepare('update listing_group set is_unestimated = 1').run()
    await estimate()
    expect(await estimateOf('fair')).toEqual({ ...before, against: 'ABOVE' })
  })

  it('is made again after a publish, and so are the copies of the records', async () => {
    const version = 'another edition'
    await env.DB_SG.batch([
      env.DB_SG.prepare("update meta set value = ? where key = 'data_version'").bind(version),
      env.DB_SG.prepare("update project set completion_year = 2001 where slug = 'cedar-grand'"),
    ])
    const context = { trade: trade(), market: new Statements(env.DB_SG), databases: { market }, country: 'SG', version, now: SEEN } as const
    for (let after: string | null = ''; after !== null; ) after = await refreshListings(context, after)
    const { results } = await env.DB_TRADE.prepare(
      'select l.id, g.edition, g.completion_year as year from listing l join listing_group g on g.id = l.group_id where l.id in (?, ?) order by 1',
    )
      .bind('fair', 'unknown')
      .all()
    expect(results).toEqual([
      { id: 'fair', edition: version, year: 2001 },
      { id: 'unknown', edition: '', year: 1990 },
    ])
  })
})

it('what nobody confirms expires once: a feed after its days, an agent’s own after 30', async () => {
  await env.DB_TRADE.prepare(
    `insert into listing_source (id, country, agency, agency_licence, format, silence_days, created_at, updated_at)
    values ('quiet', 'SG', 'QUIET', 'L1', 'csv', 3, 0, 0)`,
  ).run()
  await addListings(env, [
    { id: 'silent', source: 'quiet', confirmedAt: SEEN + 60 * DAY },
    { id: 'heard', source: 'quiet', confirmedAt: SEEN + 63 * DAY, floor: 2 },
    { id: 'own-old', confirmedAt: SEEN + 33 * DAY, floor: 3 },
    { id: 'own-new', confirmedAt: SEEN + 36 * DAY, floor: 4 },
  ])
  const expire = () => expireListings({ trade: trade(), now: SEEN + 65 * DAY } as JobContext)
  expect((await Promise.all([expire(), expire()])).reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(2)
  expect(await expire()).toBe(0)
  await place()
  const { results } = await env.DB_TRADE.prepare(
    `select l.id, l.state, g.is_live as isLive, (select count(*) from listing_event e where e.listing_id = l.id) as events
    from listing l join listing_group g on g.id = l.group_id where l.id in ('silent', 'heard', 'own-old', 'own-new') order by l.id`,
  ).all()
  expect(results).toEqual([
    { id: 'heard', state: 'live', isLive: 1, events: 0 },
    { id: 'own-new', state: 'live', isLive: 1, events: 0 },
    { id: 'own-old', state: 'expired', isLive: 0, events: 1 },
    { id: 'silent', state: 'expired', isLive: 0, events: 1 },
  ])
})
