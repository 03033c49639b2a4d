import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths } from '#lib/months.ts'
import type { Home, Sale } from './evidence.ts'
import { isRefusal } from './evidence.ts'
import { USUAL } from './premiums.ts'
import { EFFECTIVE_N_MIN, evidenceCount, type Valuation, type ValuationCase, valueHome } from './rules.ts'

const AS_OF = 202606
const HOME: Home = { unitMix: '3', areaSqm: 90, floor: 8, leaseStartYear: 1990 }
const INDEX = Array.from({ length: 60 }, (_, i) => ({ month: addMonths(AS_OF, i - 59), value: 100 * 1.003 ** i }))

const sale = (more: Partial<Sale>): Sale => ({
  id: 1,
  projectId: 1,
  month: AS_OF,
  price: 500_000,
  areaSqm: 90,
  unitMix: '3',
  floorLow: 7,
  floorHigh: 9,
  leaseStartYear: 1990,
  distanceMetres: 0,
  ...more,
})

const caseOf = (sales: readonly Sale[], more: Partial<ValuationCase> = {}): ValuationCase => ({
  home: HOME,
  asOf: AS_OF,
  sales,
  index: INDEX,
  usual: USUAL['public-stack'],
  usualAreaSqm: HOME.areaSqm,
  ...more,
})

function valued(given: ValuationCase): Valuation {
  const result = valueHome(given)
  if (isRefusal(result)) throw new Error(`refused: ${result.reason}`)
  return result
}

/** Between 6 and 40 sales of one kind within two years and 10 % of a price level. */
const evidence = fc
  .record({
    level: fc.integer({ min: 200_000, max: 5_000_000 }),
    rows: fc.array(
      fc.record({
        back: fc.integer({ min: 0, max: 12 }),
        noise: fc.double({ min: -0.1, max: 0.1, noNaN: true }),
        areaSqm: fc.double({ min: 80, max: 100, noNaN: true }),
        floorLow: fc.integer({ min: 1, max: 20 }),
        distanceMetres: fc.constantFrom(0, 0, 0, 40, 200),
      }),
      { minLength: 8, maxLength: 40 },
    ),
  })
  .map(({ level, rows }) =>
    rows.map(({ back, noise, ...row }, i) =>
      sale({ ...row, id: i + 1, floorHigh: row.floorLow + 2, month: addMonths(AS_OF, -back), price: Math.round(level * (1 + noise)) }),
    ),
  )

describe('an estimate', () => {
  it('has ordered bands around its value, and words that fit', () => {
    fc.assert(
      fc.property(evidence, (sales) => {
        const result = valueHome(caseOf(sales))
        if (isRefusal(result)) return
        expect(result.low90).toBeLessThan(result.low68)
        expect(result.low68).toBeLessThan(result.value)
        expect(result.value).toBeLessThan(result.high68)
        expect(result.high68).toBeLessThan(result.high90)
        expect(result.fsd).toBeGreaterThanOrEqual(0.03)
        expect(result.effectiveN).toBeLessThanOrEqual(sales.length + 1e-9)
      }),
    )
  })

  it('shows adjustments that add up to the unit, at most twelve, weights falling and at most 1 together', () => {
    fc.assert(
      fc.property(evidence, (sales) => {
        const result = valueHome(caseOf(sales))
        if (isRefusal(result)) return
        expect(result.comparables.length).toBe(Math.min(12, sales.length))
        let before = 1
        let total = 0
        for (const one of result.comparables) {
          expect(one.sale.price + one.timeAdjustment + one.areaAdjustment + one.floorAdjustment).toBe(one.adjustedPrice)
          expect(one.weight).toBeLessThanOrEqual(before)
          before = one.weight
          total += one.weight
        }
        expect(total).toBeLessThanOrEqual(1 + 1e-9)
      }),
    )
  })

  it('lies among the adjusted prices', () => {
    fc.assert(
      fc.property(evidence, (sales) => {
        const few = sales.slice(0, 12)
        const result = valueHome(caseOf(few))
        if (isRefusal(result)) return
        const prices = result.comparables.map((one) => one.adjustedPrice)
        expect(result.value).toBeGreaterThanOrEqual(Math.min(...prices) - 1)
        expect(result.value).toBeLessThanOrEqual(Math.max(...prices) + 1)
      }),
    )
  })

  it('scales with all prices', () => {
    fc.assert(
      fc.property(evidence, fc.integer({ min: 2, max: 20 }), (sales, factor) => {
        const one = valueHome(caseOf(sales))
        const many = valueHome(caseOf(sales.map((row) => ({ ...row, price: row.price * factor }))))
        expect(isRefusal(many)).toBe(isRefusal(one))
        if (isRefusal(one) || isRefusal(many)) return
        expect(Math.abs(many.value / (one.value * factor) - 1)).toBeLessThan(1e-5)
        expect(many.fsd).toBeCloseTo(one.fsd, 8)
      }),
    )
  })

  it('is the same for the same sales, in whatever order', () => {
    fc.assert(
      fc.property(evidence, (sales) => {
        const [one, two] = [valueHome(caseOf(sales)), valueHome(caseOf([...sales].reverse()))]
        if (isRefusal(one) || isRefusal(two)) expect(one).toEqual(two)
        else {
          expect(Math.abs(two.value - one.value)).toBeLessThanOrEqual(1)
          expect(two.comparables.map((row) => row.sale.id)).toEqual(one.comparables.map((row) => row.sale.id))
        }
      }),
    )
  })

  it('follows the market: constant prices give the price, a growing index adds the growth', () => {
    const old = Array.from({ length: 10 }, (_, i) => sale({ id: i + 1, month: addMonths(AS_OF, -12) }))
    const flat = INDEX.map(({ month }) => ({ month, value: 100 }))
    expect(valued(caseOf(old, { index: flat })).value).toBe(500_000)
    expect(valued(caseOf(old)).value).toBe(Math.round(500_000 * 1.003 ** 12))
  })

  it('never falls as the home grows, at whatever size the sales lie', () => {
    const area = fc.double({ min: 55, max: 150, noNaN: true })
    const mixed = fc.array(
      fc.record({ areaSqm: fc.double({ min: 50, max: 160, noNaN: true }), price: fc.integer({ min: 300_000, max: 900_000 }) }),
      {
        minLength: 6,
        maxLength: 30,
      },
    )
    fc.assert(
      fc.property(mixed, area, area, fc.constantFrom('3', 'other'), (rows, a, b, unitMix) => {
        const sales = rows.map((row, i) => sale({ ...row, id: i + 1, unitMix, distanceMetres: i % 3 === 0 ? 150 : 0 }))
        const [smaller, larger] = [Math.min(a, b), Math.max(a, b)].map((areaSqm) =>
          valueHome(caseOf(sales, { home: { ...HOME, unitMix, areaSqm } })),
        )
        if (!smaller || !larger || isRefusal(smaller) || isRefusal(larger)) return
        expect(larger.value).toBeGreaterThanOrEqual(smaller.value)
        expect(larger.steps.paid + larger.steps.time + larger.steps.area + larger.steps.floor).toBe(larger.value)
      }),
      { numRuns: 300 },
    )
  })

  it('is hardly changed by one absurd price', () => {
    const sales = Array.from({ length: 12 }, (_, i) => sale({ id: i + 1, price: 500_000 + 2_000 * (i % 5) }))
    const before = valued(caseOf(sales)).value
    const after = valued(caseOf([...sales, sale({ id: 99, price: 900_000 })])).value
    expect(Math.abs(after / before - 1)).toBeLessThan(0.02)
  })

  it('is less certain from few sales than from many with the same spread', () => {
    const spread = (n: number) => Array.from({ length: n }, (_, i) => sale({ id: i + 1, price: 500_000 * (1 + 0.05 * (i % 2 ? 1 : -1)) }))
    expect(valued(caseOf(spread(4))).fsd).toBeGreaterThan(valued(caseOf(spread(40))).fsd)
  })
})

describe('a refusal', () => {
  const many = (n: number, more: Partial<Sale> = {}) => Array.from({ length: n }, (_, i) => sale({ id: i + 1, ...more }))

  it.each([
    ['no sales', [], 'NO_SALES'],
    ['none of this kind', many(9, { unitMix: '5' }), 'NO_SALES'],
    ['none within three years', many(9, { month: addMonths(AS_OF, -37) }), 'TOO_OLD'],
    ['two sales', many(2), 'TOO_FEW_COMPARABLES'],
    ['one fresh sale and old ones', [sale({}), ...many(3, { month: addMonths(AS_OF, -34) })], 'TOO_FEW_COMPARABLES'],
    ['prices that contradict each other', many(8).map((row, i) => ({ ...row, price: i % 2 ? 200_000 : 900_000 })), 'TOO_SPREAD'],
  ])('for %s', (_, sales, reason) => {
    expect(valueHome(caseOf(sales))).toMatchObject({ reason, needed: EFFECTIVE_N_MIN })
  })

  it('is given whenever the effective evidence is below the limit', () => {
    fc.assert(
      fc.property(evidence, fc.integer({ min: 1, max: 8 }), (sales, count) => {
        const few = sales.slice(0, count)
        const effective = evidenceCount({ home: HOME, asOf: AS_OF, sales: few })
        if (effective < EFFECTIVE_N_MIN) expect(isRefusal(valueHome(caseOf(few)))).toBe(true)
      }),
    )
  })

  it('is never given for three equal recent sales, always for fewer', () => {
    expect(isRefusal(valueHome(caseOf(many(3))))).toBe(false)
    expect(isRefusal(valueHome(caseOf(many(2))))).toBe(true)
  })
})

describe('similar homes', () => {
  it('of unknown mix are those within 35 % of the area', () => {
    const sales = [70, 80, 90, 100, 110, 200].map((areaSqm, i) => sale({ id: i + 1, unitMix: 'other', areaSqm }))
    const result = valued(caseOf(sales))
    expect(result.comparables.map((one) => one.sale.areaSqm)).not.toContain(200)
  })
})
