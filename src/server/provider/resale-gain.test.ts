import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths } from '#lib/months.ts'
import { GAIN_BIN_EDGES, gainBin } from './gain-bins.ts'
import { gainOf } from './resale-gain.ts'

const price = fc.integer({ min: 50_000, max: 50_000_000 })
const months = fc.integer({ min: 1, max: 600 })
const held = (buyPrice: number, sellPrice: number, span: number) => ({
  buyMonth: 199001,
  buyPrice,
  sellMonth: addMonths(199001, span),
  sellPrice,
})

describe('the gain of a resale', () => {
  it('is the selling price less the purchase price, and a share of the latter', () =>
    expect(gainOf(held(1_000_000, 1_210_000, 24))).toEqual({
      gain: 210_000,
      rate: expect.closeTo(0.21, 12),
      years: 2,
      annualised: expect.closeTo(0.1, 12),
    }))

  it('compounds back to the selling price', () =>
    fc.assert(
      fc.property(price, price, fc.integer({ min: 12, max: 600 }), (buy, sell, span) => {
        const { annualised, years, rate } = gainOf(held(buy, sell, span))
        expect((buy * (1 + (annualised ?? Number.NaN)) ** years) / sell).toBeCloseTo(1, 9)
        expect(1 + rate).toBeCloseTo(sell / buy, 12)
      }),
    ))

  it('has the same sign in money and rate, and is 0 when the prices are equal', () =>
    fc.assert(
      fc.property(price, price, months, (buy, sell, span) => {
        const { gain, rate, annualised } = gainOf(held(buy, sell, span))
        expect(Math.sign(rate)).toBe(Math.sign(gain))
        if (annualised !== null) expect(Math.sign(annualised)).toBe(Math.sign(gain))
        expect(gainOf(held(buy, buy, span)).gain).toBe(0)
      }),
    ))

  it('does not depend on the currency', () =>
    fc.assert(
      fc.property(price, price, months, fc.integer({ min: 2, max: 1_000 }), (buy, sell, span, factor) => {
        const [one, other] = [gainOf(held(buy, sell, span)), gainOf(held(buy * factor, sell * factor, span))]
        expect(other.rate).toBeCloseTo(one.rate, 9)
        expect(other.gain).toBe(one.gain * factor)
        expect(other.annualised === null).toBe(one.annualised === null)
      }),
    ))

  it('chains: two consecutive owners together gained what one would have', () =>
    fc.assert(
      fc.property(price, price, price, months, months, (a, b, c, first, second) => {
        const [one, two, both] = [gainOf(held(a, b, first)), gainOf(held(b, c, second)), gainOf(held(a, c, first + second))]
        expect(one.gain + two.gain).toBe(both.gain)
        expect((1 + one.rate) * (1 + two.rate)).toBeCloseTo(1 + both.rate, 6)
      }),
    ))

  it('has no yearly rate before a year', () => {
    expect(gainOf(held(100_000, 150_000, 11)).annualised).toBeNull()
    expect(gainOf(held(100_000, 150_000, 12)).annualised).toBeCloseTo(0.5, 12)
  })

  it('falls into the bin between its edges', () => {
    expect([-0.2, -0.06, -0.001, 0, 0.019, 0.02, 0.08, 3].map(gainBin)).toEqual([0, 1, 3, 4, 4, 5, 8, 8])
    fc.assert(
      fc.property(fc.double({ min: -1, max: 2, noNaN: true }), (rate) => {
        const at = gainBin(rate)
        expect(
          rate >= (GAIN_BIN_EDGES[at - 1] ?? Number.NEGATIVE_INFINITY) && rate < (GAIN_BIN_EDGES[at] ?? Number.POSITIVE_INFINITY),
        ).toBe(true)
      }),
    )
  })
})
