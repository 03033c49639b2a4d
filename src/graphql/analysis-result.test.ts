import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ADJUSTED_FOR, ADJUSTMENT_LIMITS, type AdjustedFor } from './analysis-kinds.ts'
import {
  type AnalysisChoice,
  type AnalysisResult,
  analyse,
  ENGINES_CHOICE,
  ENGINES_SALE,
  type EngineEvidence,
  saleFault,
} from './analysis-result.ts'

const price = fc.integer({ min: 20_000, max: 900_000_000 })
const weight = fc.double({ min: 1e-6, max: 1, noNaN: true })

const evidence = fc
  .record({
    value: price,
    sales: fc.array(fc.record({ adjustedPrice: price, weight }), { minLength: 1, maxLength: 28 }),
    further: fc.option(
      fc.record({
        count: fc.integer({ min: 1, max: 900 }),
        weight,
        mean: price,
        prices: fc.array(price, { minLength: 5, maxLength: 5 }),
      }),
    ),
  })
  .map(({ sales, further, value }): EngineEvidence => {
    const total = sales.reduce((sum, one) => sum + one.weight, 0) + (further?.weight ?? 0)
    return {
      value,
      sales: sales.map((sale, at) => ({ ...sale, weight: sale.weight / total, id: String(at) })),
      further: further && { ...further, weight: further.weight / total },
    }
  })

const given = (answer: ReturnType<typeof analyse>): AnalysisResult => {
  if ('fault' in answer) throw new Error(answer.fault)
  return answer
}
const choose = (id: string, change: Partial<typeof ENGINES_SALE>): AnalysisChoice => ({
  ...ENGINES_CHOICE,
  sales: { [id]: { ...ENGINES_SALE, ...change } },
})

describe('an analysis', () => {
  it('with the engine’s own sales and weights is the engine’s estimate, to the unit of money', () =>
    fc.assert(
      fc.property(evidence, (one) => {
        const { value, departure } = given(analyse(one, ENGINES_CHOICE))
        expect(value).toBe(one.value)
        expect(departure).toBe(0)
      }),
    ))

  it('has shares that sum to one, whatever is chosen', () =>
    fc.assert(
      fc.property(evidence, fc.integer({ min: 1, max: 100 }), fc.boolean(), (one, own, withFurther) => {
        const answer = analyse(one, { ...choose('0', { weight: own }), withFurther })
        if ('fault' in answer) return
        expect(answer.sales.reduce((sum, { share }) => sum + share, answer.further.share)).toBeCloseTo(1, 9)
        expect(answer.low).toBeLessThanOrEqual(answer.value)
        expect(answer.high).toBeGreaterThanOrEqual(answer.value)
      }),
    ))

  it('rises with each adjustment and never falls', () =>
    fc.assert(
      fc.property(evidence, fc.constantFrom<AdjustedFor>(...ADJUSTED_FOR), fc.integer({ min: -10, max: 9 }), (one, by, step) => {
        const at = (percent: number) => analyse(one, choose('0', { adjustments: { [by]: percent } }))
        const [less, more] = [at(step / 2), at((step + 1) / 2)]
        if ('fault' in less || 'fault' in more) return
        expect(more.value).toBeGreaterThanOrEqual(less.value)
        expect(more.sales[0]?.price).toBeGreaterThan(less.sales[0]?.price ?? 0)
      }),
    ))

  it('says the money of each adjustment, which add up to the price', () => {
    const one: EngineEvidence = { value: 1_000, sales: [{ id: 'a', adjustedPrice: 1_001, weight: 1 }], further: null }
    const { sales } = given(analyse(one, choose('a', { adjustments: { condition: -2.5, view: 1 } })))
    expect(sales[0]).toMatchObject({
      adjustments: [
        { for: 'condition', percent: -2.5, money: -25 },
        { for: 'view', percent: 1, money: 10 },
      ],
      price: 986,
    })
  })

  it('without the market model is the mean of the sales alone', () => {
    const sales = ['a', 'b', 'c'].map((id) => ({ id, adjustedPrice: 500, weight: 1 / 3 }))
    const one: EngineEvidence = { value: 550, sales, further: null }
    expect(given(analyse(one, ENGINES_CHOICE)).model).toMatchObject({ money: 50 })
    expect(given(analyse(one, { ...ENGINES_CHOICE, withModel: false }))).toMatchObject({ value: 500, model: { fraction: 0, money: 0 } })
  })

  it.each([
    ['adjustment', { adjustments: { floor: ADJUSTMENT_LIMITS.floor + 0.5 } }],
    ['adjustment', { adjustments: { floor: 0.3 } }],
    ['adjustment', { adjustments: { view: Number.NaN } }],
    ['total', { adjustments: { condition: 10, view: 10, age: 0.5 } }],
    ['weight', { weight: 0 }],
    ['weight', { weight: 101 }],
  ] as const)('refuses what is beyond its limit: %s', (fault, change) => {
    expect(saleFault({ ...ENGINES_SALE, ...change })).toBe(fault)
    const one: EngineEvidence = { value: 1, sales: [{ id: 'a', adjustedPrice: 1, weight: 1 }], further: null }
    expect(analyse(one, choose('a', change))).toEqual({ fault })
  })

  it('refuses fewer than three sales, unless the engine has no more', () => {
    const sales = ['a', 'b', 'c'].map((id) => ({ id, adjustedPrice: 500, weight: 1 / 3 }))
    expect(analyse({ value: 500, sales, further: null }, choose('a', { isIn: false }))).toEqual({ fault: 'few' })
    expect(analyse({ value: 500, sales: sales.slice(0, 2), further: null }, ENGINES_CHOICE)).toMatchObject({ value: 500 })
    expect(analyse({ value: 500, sales: sales.slice(0, 2), further: null }, choose('a', { isIn: false }))).toEqual({ fault: 'few' })
  })
})
