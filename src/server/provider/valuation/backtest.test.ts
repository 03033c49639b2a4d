import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addFloat64At, float64At, int32At, uint8At } from '#lib/element-at.ts'
import { bandsBefore, refitsFor, valueMonth } from './backtest.ts'
import { estimateHome } from './estimate.ts'
import { MADE_PLAN, madeMarket } from './made-market.ts'
import { scoresOf } from './metrics.ts'
import { evidenceOf, subjectOf } from './month-describer.ts'
import { correctEstimates, fitForests } from './monthly-refit.ts'
import { rollExamples } from './rolling-examples.ts'
import { RollingIndex } from './rolling-index.ts'
import { firstRowFrom, type Market } from './sale-table.ts'
import { Sight } from './sight.ts'

const FROM = 2020 * 12 + 18
const TO = 2020 * 12 + 23
const EARLIEST = 2020 * 12 + MADE_PLAN.warmUpMonths

function estimatesOf(market: Market, to = TO) {
  const examples = rollExamples(market, MADE_PLAN, { from: EARLIEST, to, valuedFrom: EARLIEST, wanted: () => true })
  const estimates = new Float64Array(examples.count).fill(Number.NaN)
  for (const { month, until } of refitsFor(FROM, to, EARLIEST + 3, MADE_PLAN, 1))
    correctEstimates(examples, fitForests(examples, month, MADE_PLAN), month, until, estimates)
  return { examples, estimates }
}

function valued(market: Market, to = TO) {
  const { examples, estimates } = estimatesOf(market, to)
  return Array.from({ length: to - FROM + 1 }, (_, i) => valueMonth(market, examples, estimates, FROM + i, MADE_PLAN)).flat()
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
      ...{ logPrice: cutFloats(sales.logPrice), area: cutFloats(sales.area), floor: cutFloats(sales.floor), site: cut(sales.site, mix) },
      ...{ kind: cut(sales.kind, mix), model: cut(sales.model, mix), leaseStart: cutFloats(sales.leaseStart) },
      activity: Uint8Array.from(rowsOf(mix), (row) => uint8At(sales.activity, row)),
    },
  }
}

describe('a back-test', () => {
  const market = madeMarket()
  const all = valued(market)

  it('finds the rule behind the made prices', () => {
    const scores = scoresOf(all)
    expect(scores?.n).toBe(30 * (TO - FROM + 1))
    expect(scores?.mdape).toBeLessThan(0.02)
    expect(Math.abs(scores?.medianBias ?? 1)).toBeLessThan(0.008)
  })

  it.each(['delete', 'shuffle'] as const)('leaks nothing: %s all sales from a month on, and no earlier estimate changes', (change) => {
    const month = FROM + 3
    const other = changedFrom(market, month, change)
    const before = all.filter((one) => one.month < month)
    expect(valued(other, change === 'delete' ? month - 1 : TO).filter((one) => one.month < month)).toEqual(before)
    expect(before.length).toBeGreaterThan(50)
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
  const market = madeMarket()
  const { examples, estimates } = estimatesOf(market)
  const rolling = new RollingIndex(market, MADE_PLAN.index)
  for (let month = EARLIEST; month <= TO; month++) rolling.advance(month, month === EARLIEST ? 12 : 2)
  const evidence = evidenceOf(market, MADE_PLAN, rolling.index)
  const bands = bandsBefore(market, examples, estimates, TO, MADE_PLAN)
  const valuer = { plan: MADE_PLAN, forests: fitForests(examples, TO, MADE_PLAN), bands }
  const sight = new Sight(MADE_PLAN, 1000)

  it('answers what the back-test answers', () => {
    const expected = valueMonth(market, examples, estimates, TO, MADE_PLAN)
    expect(expected).toHaveLength(30)
    for (const { row, estimate, low68, high68, low90, high90 } of expected) {
      const own = estimateHome(evidence, subjectOf(market.sales, row), valuer, sight, 12)
      expect(own).toMatchObject({ value: estimate, low68, high68, low90, high90 })
    }
  })

  it('shows comparables whose adjustments add up, heaviest first', () => {
    const own = estimateHome(evidence, subjectOf(market.sales, firstRowFrom(market.sales, TO)), valuer, sight, 8)
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
    expect(estimateHome(evidence, subject, strict, sight, 8)).toMatchObject({ refused: 'TOO_LITTLE_EVIDENCE', needed: 500 })
    const alone = { ...subject, month: int32At(market.sales.month, 0) }
    expect(estimateHome(evidence, alone, valuer, sight, 8)).toEqual({ refused: 'TOO_LITTLE_EVIDENCE', effective: 0, needed: 2 })
  })

  it('never lowers the price of an otherwise equal home that has more area', () => {
    const rows = fc.integer({ min: firstRowFrom(market.sales, TO), max: market.sales.count - 1 })
    const area = fc.double({ min: 50, max: 130, noNaN: true })
    fc.assert(
      fc.property(rows, area, area, (row, a, b) => {
        const subject = subjectOf(market.sales, row)
        const [smaller, larger] = [Math.min(a, b), Math.max(a, b)].map((size) =>
          estimateHome(evidence, { ...subject, area: size }, { ...valuer, plan: { ...MADE_PLAN, effectiveMin: 0 } }, sight, 0),
        )
        if (!smaller || !larger || 'refused' in smaller || 'refused' in larger) throw new Error('refused')
        expect(larger.value).toBeGreaterThanOrEqual(smaller.value)
      }),
      { numRuns: 300 },
    )
  })
})
