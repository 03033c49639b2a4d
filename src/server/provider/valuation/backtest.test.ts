import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { examples } from '#fixtures/short-sample.ts'
import { addFloat64At, elementAt, float64At, int32At, uint8At } from '#lib/element-at.ts'
import { bandsBefore, refitsFor, valueMonth } from './backtest.ts'
import { estimateHome } from './estimate.ts'
import { MADE_PLAN, madeMarket } from './made-market.ts'
import { scoresOf } from './metrics.ts'
import { evidenceOf, subjectOf } from './month-describer.ts'
import { correctEstimates, estimateLeftOut, fitForests } from './monthly-refit.ts'
import type { ValuationPlan } from './plan.ts'
import { rollExamples } from './rolling-examples.ts'
import { RollingIndex } from './rolling-index.ts'
import { firstRowFrom, type Market } from './sale-table.ts'
import { WeightedComparables } from './weighted-comparables.ts'

const FROM = 2020 * 12 + 18
const TO = 2020 * 12 + 23
const EARLIEST = 2020 * 12 + MADE_PLAN.warmUpMonths

/** Of which the bands and the middle of the estimates are learnt from lessons left out. */
const LEFT_OUT_PLAN: ValuationPlan = { ...MADE_PLAN, leftOut: { parts: 3, centred: true } }
const PLANS: readonly [string, ValuationPlan][] = [
  ['earlier estimates', MADE_PLAN],
  ['lessons left out', LEFT_OUT_PLAN],
]

const market = madeMarket()
const corrected = new Map<Market, ReturnType<typeof correctedOf>>()

/** The same for a market that was asked about before: most tests differ in what comes after it. */
function estimatesOf(asked: Market, to = TO) {
  const estimated = corrected.get(asked) ?? correctedOf(asked, to)
  corrected.set(asked, estimated)
  return estimated
}

function correctedOf(market: Market, to: number) {
  const examples = rollExamples(market, MADE_PLAN, { from: EARLIEST, to, valuedFrom: EARLIEST, wanted: () => true })
  const estimates = new Float64Array(examples.count).fill(Number.NaN)
  for (const { month, until } of refitsFor(FROM, to, EARLIEST + 3, MADE_PLAN, 1))
    correctEstimates(examples, fitForests(examples, month, MADE_PLAN), month, until, estimates)
  return { examples, estimates }
}

function valued(market: Market, to = TO, plan = MADE_PLAN) {
  const { examples, estimates } = estimatesOf(market, to)
  return Array.from({ length: to - FROM + 1 }, (_, i) => valueMonth(market, examples, estimates, FROM + i, plan)).flat()
}

/** The market with the sales from a month on deleted, or with their prices and areas exchanged among them. */
function changedFrom(market: Market, month: number, change: 'delete' | 'shuffle'): Market {
  const first = firstRowFrom(market.sales, month)
  const { count } = market.sales
  const order = Array.from({ length: count }, (_, row) => (row < first ? row : first + (count - 1 - row)))
  const mix = change === 'shuffle'
  const kept = change === 'delete' ? first : count
  const rowsOf = (shuffled: boolean) => (shuffled ? order : [...order.keys()]).slice(0, kept)
  const cut = (column: Int32Array, shuffled: boolean) => Int32Array.from(rowsOf(shuffled), (row) => int32At(column, row))
  const cutFloats = (column: Float64Array) => Float64Array.from(rowsOf(mix), (row) => float64At(column, row))
  const { sales } = market
  return {
    ...market,
    sales: {
      count: kept,
      month: cut(sales.month, false),
      logPrice: cutFloats(sales.logPrice),
      area: cutFloats(sales.area),
      floor: cutFloats(sales.floor),
      site: cut(sales.site, mix),
      kind: cut(sales.kind, mix),
      model: cut(sales.model, mix),
      leaseStart: cutFloats(sales.leaseStart),
      activity: Uint8Array.from(rowsOf(mix), (row) => uint8At(sales.activity, row)),
    },
  }
}

describe('a back-test', () => {
  const all = valued(market)

  const month = FROM + 3
  const changed = { delete: changedFrom(market, month, 'delete'), shuffle: changedFrom(market, month, 'shuffle') }

  it('finds the rule behind the made prices', () => {
    const scores = scoresOf(all)
    expect(scores?.n).toBe(30 * (TO - FROM + 1))
    expect(scores?.mdape).toBeLessThan(0.02)
    expect(Math.abs(scores?.medianBias ?? 1)).toBeLessThan(0.008)
  })

  describe.each(PLANS)('with bands from %s', (_, plan) => {
    const whole = valued(market, TO, plan)

    function expectNoLeak(change: 'delete' | 'shuffle'): void {
      const other = changed[change]
      const before = whole.filter((one) => one.month < month)
      expect(valued(other, change === 'delete' ? month - 1 : TO, plan).filter((one) => one.month < month)).toEqual(before)
      expect(before.length).toBeGreaterThan(50)
    }
    const title = 'leaks nothing: %s all sales from a month on, and no earlier estimate changes'
    it.each(['delete'] as const)(title, expectNoLeak)
    it.each(['shuffle'] as const)(title, { tags: ['long'] }, expectNoLeak)

    it('holds about as many prices as it promises', () => {
      const { cover68 = 0, cover90 = 0 } = scoresOf(whole) ?? {}
      expect(Math.abs(cover68 - 0.68)).toBeLessThan(0.12)
      expect(Math.abs(cover90 - 0.9)).toBeLessThan(0.08)
    })
  })

  it('estimates a lesson left out without it, and leaves it out of one part alone', () => {
    const { examples } = estimatesOf(market)
    const months = { from: FROM - 2, to: FROM, parts: 3 }
    const before = estimateLeftOut(examples, FROM, LEFT_OUT_PLAN, months)
    const estimated = [...before.keys()].filter((i) => Number.isFinite(before[i]))
    expect(estimated.map((i) => int32At(examples.month, i))).toEqual([...Array(30).fill(FROM - 2), ...Array(30).fill(FROM - 1)])
    const one = elementAt(estimated, 10)
    const target = examples.target.slice()
    addFloat64At(target, one, 1)
    const after = estimateLeftOut({ ...examples, target }, FROM, LEFT_OUT_PLAN, months)
    const same = estimated.filter((i) => after[i] === before[i])
    expect(same).toContain(one)
    expect(same.length).toBeLessThan(estimated.length / 2)
  })

  it('takes the middle error of the lessons left out off the estimates, where the plan says so', () => {
    const { examples, estimates } = estimatesOf(market)
    const { shift = 0, ...centred } = bandsBefore(market, examples, estimates, TO, LEFT_OUT_PLAN)
    const plain = bandsBefore(market, examples, estimates, TO, { ...LEFT_OUT_PLAN, leftOut: { parts: 3 } })
    expect(plain.shift).toBeUndefined()
    expect(Math.abs(shift)).toBeGreaterThan(0)
    expect(Math.abs(shift)).toBeLessThan(0.01)
    expect(centred.quantiles).not.toEqual(plain.quantiles)
    const [raised, asIs] = [LEFT_OUT_PLAN, { ...LEFT_OUT_PLAN, leftOut: { parts: 3 } }].map((plan) =>
      valueMonth(market, examples, estimates, TO, plan).map(({ estimate }) => Math.log(estimate)),
    )
    for (const [i, log] of (raised ?? []).entries()) expect(log - (asIs?.[i] ?? 0)).toBeCloseTo(shift, 4)
  })

  it('does not look at the price it is asked for', () => {
    const row = firstRowFrom(market.sales, TO)
    const logPrice = market.sales.logPrice.slice()
    addFloat64At(logPrice, row, 1)
    const other = valued({ ...market, sales: { ...market.sales, logPrice } })
    const [mine, theirs] = [all, other].map((list) => list.find((one) => one.row === row)?.estimate)
    expect(theirs).toBe(mine)
  })
})

describe('estimateHome', () => {
  const { examples: lessons, estimates } = estimatesOf(market)
  const rolling = new RollingIndex(market, MADE_PLAN.index)
  for (let month = EARLIEST; month <= TO; month++) rolling.advance(month, month === EARLIEST ? 12 : 2)
  const evidence = evidenceOf(market, MADE_PLAN, rolling.index)
  const valuerOf = (plan: ValuationPlan) => ({
    plan,
    forests: fitForests(lessons, TO, plan),
    bands: bandsBefore(market, lessons, estimates, TO, plan),
  })
  const valuer = valuerOf(MADE_PLAN)
  const weighted = new WeightedComparables(MADE_PLAN, 1000)

  it.each(PLANS)('answers what the back-test answers, with bands from %s', (_, plan) => {
    const expected = valueMonth(market, lessons, estimates, TO, plan)
    const own = valuerOf(plan)
    expect(expected).toHaveLength(30)
    for (const { row, estimate, low68, high68, low90, high90 } of expected) {
      const answer = estimateHome(evidence, subjectOf(market.sales, row), own, weighted, 12)
      expect(answer).toMatchObject({ value: estimate, low68, high68, low90, high90 })
    }
  })

  it('shows comparables whose adjustments add up, heaviest first', () => {
    const own = estimateHome(evidence, subjectOf(market.sales, firstRowFrom(market.sales, TO)), valuer, weighted, 8)
    if ('refused' in own) throw new Error('refused')
    expect(own.comparables).toHaveLength(8)
    own.comparables.forEach((one, i) => {
      expect(one.price + one.timeAdjustment + one.kindAdjustment + one.floorAdjustment + one.areaAdjustment + one.leaseAdjustment).toBe(
        one.adjustedPrice,
      )
      if (i > 0) expect(one.weight).toBeLessThanOrEqual(own.comparables[i - 1]?.weight ?? 0)
      expect(market.sales.month[one.row]).toBeLessThan(TO)
    })
  })

  it('refuses below the least evidence', () => {
    const subject = subjectOf(market.sales, firstRowFrom(market.sales, TO))
    const strict = { ...valuer, plan: { ...MADE_PLAN, effectiveMin: 500 } }
    expect(estimateHome(evidence, subject, strict, weighted, 8)).toMatchObject({ refused: 'TOO_LITTLE_EVIDENCE', needed: 500 })
    const alone = { ...subject, month: int32At(market.sales.month, 0) }
    expect(estimateHome(evidence, alone, valuer, weighted, 8)).toEqual({ refused: 'TOO_LITTLE_EVIDENCE', effective: 0, needed: 2 })
  })

  it('never lowers the price of an otherwise equal home that has more area', () => {
    const rows = fc.integer({ min: firstRowFrom(market.sales, TO), max: market.sales.count - 1 })
    const area = fc.double({ min: 50, max: 130, noNaN: true })
    fc.assert(
      fc.property(rows, area, area, (row, a, b) => {
        const subject = subjectOf(market.sales, row)
        const [smaller, larger] = [Math.min(a, b), Math.max(a, b)].map((size) =>
          estimateHome(evidence, { ...subject, area: size }, { ...valuer, plan: { ...MADE_PLAN, effectiveMin: 0 } }, weighted, 0),
        )
        if (!smaller || !larger || 'refused' in smaller || 'refused' in larger) throw new Error('refused')
        expect(larger.value).toBeGreaterThanOrEqual(smaller.value)
      }),
      { numRuns: examples(300, 40) },
    )
  })
})
