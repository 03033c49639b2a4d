import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { float64At } from '#lib/element-at.ts'
import type { Comparables } from './comparables.ts'
import { askKernel, type KernelShape, weightOf } from './kernel.ts'
import { fitLocally } from './local-fit.ts'
import { madeMarket } from './made-market.ts'
import { evidenceOf, subjectOf } from './month-describer.ts'
import { HDB_PLAN, LANDED_PLAN, PRIVATE_PLAN } from './plan.ts'
import { emptyIndex } from './price-index.ts'
import { WeightedComparables } from './weighted-comparables.ts'

const NOISE = 0.0012
const SPREADS = [1, 0.002, 0.2, 0.003, 0.001, 0.06, 0.06, 0.03]

/** The kernel's mean, effective number and spread, comparable by comparable. */
function plainMean(c: Comparables, shape: KernelShape) {
  const counted = Array.from({ length: c.count }, (_, i) => ({ w: weightOf(c, i, shape), y: float64At(c.rate, i) })).filter(
    ({ w }) => w >= 1e-7,
  )
  const sum = (figure: (one: { w: number; y: number }) => number) => counted.reduce((total, one) => total + figure(one), 0)
  const total = sum(({ w }) => w)
  const rate = sum(({ w, y }) => w * y) / total
  return { total, rate, effective: total ** 2 / sum(({ w }) => w * w), spread: Math.sqrt(sum(({ w, y }) => w * (y - rate) ** 2) / total) }
}

/** The regression's answer at the subject by elimination on the whole normal equations. */
function plainPlane(c: Comparables, shape: KernelShape, around: number): number {
  const size = SPREADS.length
  const rows = SPREADS.map((spread, a) => Array.from({ length: size + 1 }, (_, b) => (a === b ? NOISE / spread ** 2 : 0)))
  for (let i = 0; i < c.count; i++) {
    const w = weightOf(c, i, shape)
    if (w < 1e-5) continue
    const terms = [1, c.floorGap[i], c.areaGap[i], c.leaseGap[i], c.age[i], (c.east[i] ?? 0) / 300, (c.north[i] ?? 0) / 300].map(Number)
    terms.push(c.sameModel[i] ? 0 : 1)
    for (const [a, row] of rows.entries()) {
      for (let b = 0; b < size; b++) row[b] = (row[b] ?? 0) + w * (terms[a] ?? 0) * (terms[b] ?? 0)
      row[size] = (row[size] ?? 0) + w * (terms[a] ?? 0) * (float64At(c.rate, i) - around)
    }
  }
  for (const [a, pivot] of rows.entries())
    for (const [b, row] of rows.entries()) {
      const share = (row[a] ?? 0) / (pivot[a] ?? 1)
      if (b !== a) for (let k = 0; k <= size; k++) row[k] = (row[k] ?? 0) - share * (pivot[k] ?? 0)
    }
  return around + (rows[0]?.[size] ?? 0) / (rows[0]?.[0] ?? 1)
}

const close = (got: number, expected: number) => expect(Math.abs(got - expected)).toBeLessThan(1e-9 * Math.max(1, Math.abs(expected)))

describe('one look for many areas', () => {
  it.each([
    ['flats', HDB_PLAN],
    ['apartments', PRIVATE_PLAN],
    ['houses', LANDED_PLAN],
  ])('answers as a sum over the comparables would: %s', (_, plan) => {
    const area = fc.double({ min: 30, max: 250, noNaN: true })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.nat(), fc.array(area, { minLength: 1, maxLength: 4 }), (seed, pick, areas) => {
        const market = madeMarket({ seed, sites: 6, months: 30, salesPerMonth: 12 })
        const { sales } = market
        // two models, some unlike leases and some sales by the developer
        sales.model.forEach((_, row) => {
          sales.model[row] = (row * seed) % 2
          sales.leaseStart[row] = 1990 + (row % 3)
          sales.activity[row] = row % 5 === 0 ? 2 : 0
        })
        const evidence = evidenceOf(market, plan, emptyIndex(sales.month[0] ?? 0, 31, 2, 2))
        const subject = { ...subjectOf(sales, sales.count - 1 - (pick % 12)), floor: 1 + (pick % 16) }
        const weighted = new WeightedComparables(plan, sales.count)
        weighted.lookAt(evidence, subject)
        for (const one of areas) {
          weighted.moveTo(evidence, { ...subject, area: one })
          const c = weighted.comparables
          for (const view of weighted.kernels) {
            const [got, expected] = [askKernel(c, view), plainMean(c, view.shape)]
            expect(Number.isNaN(got.rate)).toBe(expected.total === 0)
            if (expected.total === 0) continue
            close(got.rate, expected.rate)
            close(got.effective, expected.effective)
            expect(Math.abs(got.spread - expected.spread)).toBeLessThan(1e-6)
          }
          for (const view of weighted.planes) {
            const got = fitLocally(c, view, 8)
            if (!Number.isNaN(got.rate)) close(got.rate, plainPlane(c, view.shape, 8))
          }
        }
      }),
      { numRuns: 25 },
    )
  })
})
