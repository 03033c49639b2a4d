import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { australiaDuties } from '../duties/au.ts'
import { hongKongDuties } from '../duties/hk.ts'
import { malaysiaDuties } from '../duties/my.ts'
import { singaporeDuties } from '../duties/sg.ts'
import { ownerFigures, type Purchased } from './owner-figures.ts'

const TODAY = '2026-11-23'
const home = { value: 1_200_000, low68: 1_150_000, high68: 1_260_000, asOf: '2025-07' }
const bought: Purchased = {
  paid: 1_000_000,
  boughtOn: '2019-08-01',
  duties: null,
  loan: null,
  buyer: 'citizen',
  homes: 1,
  state: 'NSW',
}
const figures = (change: Partial<Purchased> = {}, today = TODAY) => ownerFigures({ ...bought, ...change }, home, singaporeDuties, today)

describe('ownerFigures', () => {
  it('takes the duties of both ends off the gain, and spreads it over the years to the month of the estimate', () => {
    const { gain, gainLow, gainHigh, buyingCost, sellingCost, years, perYear, left } = figures()
    expect({ gain, gainLow, gainHigh, buyingCost, sellingCost, left }).toEqual({
      gain: 175_400,
      gainLow: 125_400,
      gainHigh: 235_400,
      buyingCost: 24_600,
      sellingCost: 0,
      left: null,
    })
    expect(years).toBeCloseTo(6, 2)
    expect(perYear).toBeCloseTo((1_200_000 / 1_024_600) ** (1 / 6) - 1, 4)
  })

  it('adds the seller’s duty within the holding period, on the estimate', () => {
    const { gain, sellingCost, selling } = figures({ boughtOn: '2025-08-01' })
    // 2025-07-04 on: the second year of four is 12 %
    expect(selling?.[0]).toMatchObject({ name: 'sg-seller', year: 2 })
    expect(sellingCost).toBe(144_000)
    expect(gain).toBe(1_200_000 - 1_000_000 - 24_600 - 144_000)
  })

  it('counts the additional duty of a second home, and typed duties in place of the tables', () => {
    expect(figures({ homes: 2 }).buyingCost).toBe(24_600 + 120_000)
    expect(figures({ boughtOn: '2015-08-01', homes: 2 }).buyingCost).toBe(24_600 + 70_000)
    expect(figures({ boughtOn: '2024-08-01', homes: 2 }).buyingCost).toBe(24_600 + 200_000)
    expect(figures({ duties: 30_000, homes: 2 }).buyingCost).toBe(30_000)
    expect(figures({ duties: 0 }).gain).toBe(200_000)
  })

  it('takes nothing off and says so where the tables do not reach back', () => {
    const { buying, buyingCost, gain, selling } = figures({ boughtOn: '1993-05-10' })
    expect({ buying, buyingCost, gain, selling }).toEqual({ buying: null, buyingCost: 0, gain: 200_000, selling: [] })
  })

  it('leaves what the loan leaves, less than nothing included', () => {
    expect(figures({ loan: 500_000 }).left).toBe(700_000)
    expect(figures({ loan: 1_300_000 }).left).toBe(-100_000)
    expect(figures({ loan: 0 }).left).toBe(1_200_000)
  })

  it('gives no yearly rate below one year or for a purchase after the estimate', () => {
    expect(figures({ boughtOn: '2024-09-01' }).perYear).toBeNull()
    expect(figures({ boughtOn: '2026-10-01' })).toMatchObject({ perYear: null })
    expect(figures({ boughtOn: '2026-10-01' }).years).toBeLessThan(0)
  })

  it('knows the duties of the other markets', () => {
    const at = (duties: typeof singaporeDuties, change: Partial<Purchased> = {}) =>
      ownerFigures({ ...bought, boughtOn: '2024-08-01', ...change }, home, duties, TODAY)
    expect(at(hongKongDuties)).toMatchObject({ sellingCost: 0 })
    expect(at(hongKongDuties).buyingCost).toBe(100)
    expect(at(malaysiaDuties).selling?.[0]?.name).toBe('my-gains')
    expect(at(malaysiaDuties).sellingCost).toBeGreaterThan(0)
    expect(at(australiaDuties, { state: 'VIC' })).toMatchObject({ sellingCost: 0 })
    expect(at(australiaDuties, { state: 'VIC' }).buyingCost).toBeGreaterThan(40_000)
  })

  it('gains no more at a lower price, whatever is typed', () => {
    const day = fc.date({ min: new Date('1990-01-01'), max: new Date(TODAY), noInvalidDate: true })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), day, fc.option(fc.integer({ min: 0, max: 1e9 })), (paid, at, loan) => {
        const typed = { ...bought, paid, loan, boughtOn: at.toISOString().slice(0, 10) }
        for (const duties of [singaporeDuties, malaysiaDuties, hongKongDuties, australiaDuties]) {
          const { gainLow, gain, gainHigh, perYear } = ownerFigures(typed, home, duties, TODAY)
          expect(gainLow).toBeLessThanOrEqual(gain)
          expect(gain).toBeLessThanOrEqual(gainHigh)
          expect(perYear === null || Number.isFinite(perYear)).toBe(true)
        }
      }),
    )
  })
})
