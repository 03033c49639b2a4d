import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { elementAt } from '#lib/element-at.ts'
import type { TxnRow } from '../db/market/rows.ts'
import { findOutliers } from './outliers.ts'
import { newestMonths, projectFigures } from './project-aggregates.ts'
import { summarise } from './summary.ts'
import { TxnColumns } from './txn-columns.ts'
import { unitMixCells } from './unit-mix-aggregates.ts'

const txn = (id: number, over: Partial<TxnRow> = {}): TxnRow => ({
  id,
  projectId: 1,
  buildingId: null,
  kind: 'sale',
  activity: 'resale',
  month: 202507,
  price: 1_076_390,
  areaSqm: 100,
  unitMix: '3',
  floorLow: null,
  floorHigh: null,
  unitNo: null,
  units: 1,
  model: null,
  leaseStartYear: null,
  sourceId: 1,
  flags: 0,
  stackId: null,
  ...over,
})

function columns(rows: TxnRow[]): TxnColumns {
  const txns = new TxnColumns()
  for (const row of rows) txns.add(row)
  return txns
}

const all = (txns: TxnColumns) => Array.from({ length: txns.length }, (_, row) => row)
const window = { last: 202507, disclosesRent: true }

describe('statistics', () => {
  it('quartiles are ordered', () =>
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1 }), (values) => {
        const own = summarise(values)
        if (!own) throw new Error('no summary')
        expect(
          [own.min, own.p25, own.median, own.p75, own.max].every((value, at, list) => at === 0 || value >= elementAt(list, at - 1)),
        ).toBe(true)
        expect(own.n).toBe(values.length)
      }),
    ))

  it('knows the highest floor that a sale is surely on, and of rents nothing', () => {
    const floors = (...bands: [number | null, number | null, TxnRow['kind']][]) =>
      columns(bands.map(([floorLow, floorHigh, kind], at) => txn(at, { floorLow, floorHigh, kind })))
    const highest = (txns: TxnColumns) => projectFigures(txns, all(txns), window).floorSoldMax
    expect(highest(floors([4, 6, 'sale'], [16, 20, 'sale'], [30, 30, 'rent']))).toBe(16)
    expect(highest(floors([null, null, 'sale']))).toBeNull()
  })

  it('counts all sales, but takes medians only from single units of the trailing twelve months', () => {
    const txns = columns([
      txn(1, { month: 202408 }),
      txn(2, { month: 202407, price: 2_000_000 }),
      txn(3, { units: 9, price: 99_000_000, flags: 2 }),
      txn(4),
    ])
    const own = projectFigures(txns, all(txns), window)
    expect(own).toMatchObject({ saleCount: 4, saleCount1y: 3, saleCount30d: 2 })
    expect(own.psf?.n).toBe(2)
    expect(own.psf?.median).toBeCloseTo(1_000, 6)
    expect(txns.id[own.lastSale ?? -1]).toBe(4)
  })

  it('uses a segment’s own trailing twelve months where it ends earlier', () => {
    const txns = columns([
      txn(1, { projectId: 1, month: 202507 }),
      txn(2, { projectId: 2, month: 202501 }),
      txn(3, { projectId: 2, month: 202402 }),
      txn(4, { projectId: 2, month: 202401 }),
      txn(5, { projectId: 3, month: 202412 }),
    ])
    const newest = newestMonths(txns, (project) => (project === 1 ? 'hdb' : 'condo'))
    expect(newest).toEqual(
      new Map([
        ['hdb', 202507],
        ['condo', 202501],
      ]),
    )
    const quiet = columns([txn(1), txn(2, { projectId: 2, month: 202302 })])
    expect(newestMonths(quiet, String).get('2')).toBe(202407)
    const condo = projectFigures(txns, [1, 2, 3], { last: newest.get('condo') ?? 0, disclosesRent: true })
    expect(condo).toMatchObject({ saleCount: 3, saleCount1y: 2, saleCount30d: 1 })
  })

  it('compares two years from ten sales each on, and says how many they are', () => {
    const year = (month: number, price: number, n: number) =>
      Array.from({ length: n }, (_, at) => txn(month * 100 + at, { month, price, kind: 'sale', activity: 'resale' }))
    const of = (before: number, now: number) => {
      const txns = columns([...year(202401, 1_000_000, before), ...year(202501, 1_100_000, now)])
      return projectFigures(txns, all(txns), window)
    }
    expect(of(10, 10).change12m).toBeCloseTo(0.1, 10)
    expect(of(10, 10).psfNBefore).toBe(10)
    expect(of(9, 30)).toMatchObject({ change12m: null, psfNBefore: 9 })
    expect(of(30, 9).change12m).toBeNull()
    expect(of(0, 30)).toMatchObject({ change12m: null, psfNBefore: 0 })
  })

  it('compares rents with sales from three rows each on', () => {
    const year = (from: number, price: number, kind: 'sale' | 'rent' = 'sale') =>
      [0, 1, 2].map((at) => txn(from * 10 + at, { month: from, price, kind, activity: kind === 'rent' ? 'rent' : 'resale' }))
    const full = columns([...year(202501, 1_100_000), ...year(202502, 3_300, 'rent')])
    const own = projectFigures(full, all(full), window)
    expect(own.grossYield).toBeCloseTo((12 * 3_300) / 1_100_000, 10)
    expect(projectFigures(full, all(full), { ...window, disclosesRent: false }).grossYield).toBeNull()
    expect(projectFigures(full, all(full).slice(1), window).grossYield).toBeNull()
    expect(unitMixCells(full, all(full), window).monthlyRentYield).toBeCloseTo(3_300 / 1_100_000, 10)
    expect(unitMixCells(full, all(full), { ...window, disclosesRent: false }).rentPsfMedian).toBeNull()
  })

  it('has quartiles, the counts behind them, and launch prices of all time', () => {
    const prices = [1, 2, 3, 4, 5].map((at) => txn(at, { price: at * 1_000_000 }))
    const launches = [6, 8, 10].map((at) => txn(at + 10, { price: at * 100_000, month: 201501, activity: 'newsale' }))
    const txns = columns([...prices, ...launches])
    expect(unitMixCells(txns, all(txns), window)).toMatchObject({
      salePriceP25: 2_000_000,
      salePriceMedian: 3_000_000,
      salePriceP75: 4_000_000,
      salePriceAvg: 3_000_000,
      saleCount1y: 5,
      launchPriceMin: 600_000,
      launchPriceMedian: 800_000,
      launchPriceMax: 1_000_000,
      launchCount: 3,
    })
    expect(projectFigures(txns, all(txns), window)).toMatchObject({ month: 202507, transactedArea: 800 })
  })

  it('finds the price that does not fit', () => {
    const rows = Array.from({ length: 40 }, (_, at) => txn(at + 1, { month: 202501 + (at % 6), price: 1_000_000 + at * 5_000 }))
    const txns = columns([...rows, txn(41, { price: 250_000 })])
    expect(findOutliers(txns, () => 'hdb').map((row) => txns.id[row])).toEqual([41])
  })
})
