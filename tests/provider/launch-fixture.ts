import { expect } from 'vitest'
import { LaunchListDocument, LaunchSaleDocument } from '#graphql/generated/graphql.ts'
import { Statements } from '#provider/db/client.ts'
import { launchesOfJsonLines } from '#provider/modules/launch/read-launches.ts'
import { takeLaunches } from '#provider/modules/launch/take-launches.ts'
import type { TestProvider } from './harness.ts'

const NOW = 1_795_132_800
export const SLUG = 'blk-101-cedar-ave'

/** A launch as a file states it. */
const launch = (change: Record<string, unknown> = {}) => ({
  country: 'SG',
  projectType: 'public-stack',
  projectSlug: SLUG,
  name: 'The Cedar',
  developer: 'Lion Vale',
  state: 'selling',
  bookingFrom: '2026-03-01',
  topMonth: '2029-09',
  tenure: 'leasehold',
  tenureYears: 99,
  source: 'price list',
  pricesOn: '2026-03-20',
  units: [
    {
      stack: '01',
      floor: 2,
      unitMix: '3',
      sizeSqft: 970,
      plan: 'C1',
      prices: [
        { day: '2026-03-01', price: 1_000_000 },
        { day: '2026-03-10', price: 1_050_000 },
      ],
      events: [],
    },
    {
      stack: '01',
      floor: 3,
      unitMix: '3',
      sizeSqft: 970,
      plan: 'C1',
      prices: [{ day: '2026-03-01', price: 990_000 }],
      events: [
        { day: '2026-03-02', state: 'reserved' },
        { day: '2026-03-16', state: 'sold' },
      ],
    },
    { stack: '02', floor: 2, unitMix: '2', sizeSqft: 700, plan: 'B', prices: [], events: [{ day: '2026-03-18', state: 'reserved' }] },
  ],
  ...change,
})

async function* linesOf(...records: unknown[]) {
  for (const record of records) yield typeof record === 'string' ? record : JSON.stringify(record)
}

/** Steps that the tests of launches share. */
export function launchTools(provider: TestProvider) {
  const trade = () => new Statements(provider.env.DB_TRADE)
  const take = (...records: unknown[]) => takeLaunches(trade(), launchesOfJsonLines(linesOf(...records)), NOW)
  const takeFewer = (...records: unknown[]) => takeLaunches(trade(), launchesOfJsonLines(linesOf(...records)), NOW, true)
  const sale = async (slug: string, list: Record<string, unknown> = {}) => {
    const about = { typeGroup: 'PUBLIC_STACK', slug }
    const [facts, prices] = await Promise.all([
      provider.ask<{ launch: Record<string, unknown> | null }>(LaunchSaleDocument, about),
      provider.ask<{ launch: Record<string, unknown> | null }>(LaunchListDocument, { ...about, named: [], ...list }),
    ])
    expect([...(facts.errors ?? []), ...(prices.errors ?? [])]).toEqual([])
    return facts.data?.launch && { ...facts.data.launch, ...prices.data?.launch }
  }
  return { launch, sale, take, takeFewer, trade }
}
