import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type HomeMeasures, referenceOf, restate } from './restate.ts'

const PREMIUMS = { area: 0.9, floor: 0.004, lease: 0.005 }
const HOME: HomeMeasures = { areaSqm: 90, floor: 8, leaseStartYear: 2010 }
const homes = fc.record({
  areaSqm: fc.integer({ min: 30, max: 300 }),
  floor: fc.integer({ min: 1, max: 50 }),
  leaseStartYear: fc.integer({ min: 1960, max: 2026 }),
})

describe('a price brought to another home', () => {
  it('is itself where the homes are alike', () =>
    expect(restate(1_000_000, HOME, HOME, PREMIUMS)).toEqual({ area: 1, floor: 1, lease: 1, price: 1_000_000 }))

  it('is more for a larger, higher and newer home, each step by the engine’s effect', () => {
    const found = restate(1_000_000, HOME, { areaSqm: 99, floor: 18, leaseStartYear: 2020 }, PREMIUMS)
    expect(found?.area).toBeCloseTo(1.1 ** 0.9, 6)
    expect(found?.floor).toBeCloseTo(Math.exp(0.04), 6)
    expect(found?.lease).toBeCloseTo(Math.exp(0.05), 6)
    expect(found?.price).toBe(Math.round(1_000_000 * 1.1 ** 0.9 * Math.exp(0.09)))
  })

  it('comes back to what was asked', () =>
    fc.assert(
      fc.property(homes, homes, fc.integer({ min: 100_000, max: 9_000_000 }), (a, b, price) => {
        const there = restate(price, a, b, PREMIUMS)
        const back = there && restate(there.price, b, a, PREMIUMS)
        expect(Math.abs((back?.price ?? 0) - price)).toBeLessThanOrEqual(Math.max(8, price * 1e-4))
      }),
    ))

  it('leaves out what is not known, and is none without a size', () => {
    const found = restate(500_000, { ...HOME, floor: null, leaseStartYear: null }, HOME, PREMIUMS)
    expect(found).toEqual({ area: 1, floor: null, lease: null, price: 500_000 })
    expect(restate(500_000, HOME, HOME, { ...PREMIUMS, lease: null })?.lease).toBeNull()
    expect(restate(500_000, { ...HOME, areaSqm: null }, HOME, PREMIUMS)).toBeNull()
  })
})

it('the reference is the middle of what is known', () => {
  const of = (areaSqm: number | null, floor: number | null): HomeMeasures => ({ areaSqm, floor, leaseStartYear: null })
  expect(referenceOf([of(70, 3), of(90, null), of(120, 13)])).toEqual({ areaSqm: 90, floor: 3, leaseStartYear: null })
  expect(referenceOf([])).toEqual({ areaSqm: null, floor: null, leaseStartYear: null })
})
