import { describe, expect, test } from 'vitest'
import { quantileSorted } from '#lib/quantiles.ts'
import { psfOf } from '#lib/units.ts'
import type { CountryCode, PropertyGroup } from '#market/vocabulary.ts'
import type { TxnRow } from '../db/market/rows.ts'
import { DEMO_SEED, generateMarket } from './generate-market.ts'
import { memorySink } from './memory-sink.ts'

type Band = readonly [number, number]

/** Median psf of resales of the last eighteen months; its ratio to 2015; gross yield; typical price. Bounds are those of the public series, widened. */
const EXPECTED: readonly (readonly [CountryCode, PropertyGroup, { psf: Band; growth: Band; gain: Band | null; price: Band }])[] = [
  ['SG', 'hdb', { psf: [560, 700], growth: [1.3, 1.7], gain: [0.04, 0.065], price: [550_000, 720_000] }],
  ['SG', 'condo', { psf: [1550, 2150], growth: [1.2, 1.6], gain: [0.027, 0.042], price: [1_400_000, 2_300_000] }],
  ['SG', 'land', { psf: [1500, 2200], growth: [1.3, 1.8], gain: [0.018, 0.032], price: [3_200_000, 6_500_000] }],
  ['MY', 'condo', { psf: [400, 620], growth: [1.05, 1.4], gain: null, price: [380_000, 700_000] }],
  ['MY', 'land', { psf: [330, 560], growth: [1.2, 1.7], gain: null, price: [600_000, 1_400_000] }],
  ['HK', 'condo', { psf: [11_500, 15_500], growth: [0.85, 1.15], gain: null, price: [4_500_000, 8_500_000] }],
  ['HK', 'hos', { psf: [7500, 10_000], growth: [0.85, 1.15], gain: null, price: [3_300_000, 5_200_000] }],
  ['AU', 'condo', { psf: [780, 1150], growth: [1.05, 1.45], gain: [0.035, 0.055], price: [600_000, 1_000_000] }],
  ['AU', 'land', { psf: [170, 360], growth: [1.4, 2.2], gain: [0.025, 0.04], price: [800_000, 1_800_000] }],
]

const sort = (values: number[]) => values.sort((a, b) => a - b)
const median = (values: number[]) => quantileSorted(sort(values), 0.5)
const psf = (row: TxnRow) => psfOf(row.price, row.areaSqm ?? Number.NaN)

const markets = new Map(
  [...new Set(EXPECTED.map(([country]) => country))].map((country) => {
    const { rows, sink } = memorySink()
    generateMarket(country, { scale: 'default', seed: DEMO_SEED }, sink)
    return [country, rows]
  }),
)

/** Median of each project's own growth, so that a change in the mix of projects is not counted as growth. */
function growthWithin(sales: readonly TxnRow[]): number {
  const byProject = Map.groupBy(sales, (row) => row.projectId)
  return median(
    [...byProject.values()].flatMap((rows) => {
      const then = rows.filter((row) => row.month < 201607).map(psf)
      const now = rows.filter((row) => row.month >= 202401).map(psf)
      return then.length > 0 && now.length > 0 ? [median(now) / median(then)] : []
    }),
  )
}

/** Median over the projects of twelve monthly rents by the price, both per square foot, of the last eighteen months. */
function yieldWithin(txns: readonly TxnRow[]): number {
  const recent = txns.filter((row) => row.month >= 202401 && row.activity !== 'newsale')
  return median(
    [...Map.groupBy(recent, (row) => row.projectId).values()].flatMap((rows) => {
      const rents = rows.filter((row) => row.kind === 'rent').map(psf)
      const sales = rows.filter((row) => row.kind === 'sale').map(psf)
      return rents.length > 0 && sales.length > 0 ? [(12 * median(rents)) / median(sales)] : []
    }),
  )
}

describe.each(EXPECTED)('%s %s looks like its market', (country, group, bounds) => {
  const rows = markets.get(country)
  const ids = new Set(rows?.project.filter((row) => row.propertyGroup === group).map((row) => row.id))
  const txns = rows?.txn.filter((row) => ids.has(row.projectId)) ?? []
  const resales = txns.filter((row) => row.kind === 'sale' && row.activity === 'resale')
  const latest = resales.filter((row) => row.month >= 202401)
  const within = (value: number, [low, high]: Band) => {
    expect(value).toBeGreaterThan(low)
    expect(value).toBeLessThan(high)
  }

  test('price level', () => {
    within(median(latest.map(psf)), bounds.psf)
    within(median(latest.map((row) => row.price)), bounds.price)
  })

  test('growth of ten years', () => within(growthWithin(resales), bounds.growth))

  test('the newest month has as many transactions as the others', () => {
    const months = Map.groupBy(
      txns.filter((row) => row.kind === 'sale'),
      (row) => row.month,
    )
    const [newest = 0, ...before] = [...months.keys()].sort((a, b) => b - a).map((month) => months.get(month)?.length ?? 0)
    const usual = before.slice(0, 12).reduce((sum, count) => sum + count, 0) / 12
    // below twenty a month chance decides
    if (usual >= 20) within(newest / usual, [0.4, 1.6])
  })

  // without rents there is no yield: none may be made up where the market hides them
  test('gross yield', () => {
    if (bounds.gain) within(yieldWithin(txns), bounds.gain)
    else expect(txns.filter((row) => row.kind === 'rent')).toEqual([])
  })
})

test('the default demo has its documented size', () => {
  const all = [...markets.values()]
  within3(
    all.reduce((sum, rows) => sum + rows.project.length, 0),
    1_040,
  )
  within3(
    all.reduce((sum, rows) => sum + rows.txn.length, 0),
    74_000,
  )
})

function within3(value: number, promised: number) {
  expect(Math.abs(value / promised - 1)).toBeLessThan(0.03)
}
