import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { floorBand } from './floor-band.ts'
import { leaseNow, leaseOf } from './lease.ts'

describe('the lease', () => {
  it('counts down', () =>
    expect(leaseOf({ tenure: 'leasehold', tenureYears: 99, leaseStartYear: 1979 }, 2025)).toEqual({
      tenure: 'leasehold',
      years: 99,
      startYear: 1979,
      endYear: 2078,
      remainingYears: 53,
      asOfYear: 2025,
    }))

  it('counts to the year it is in the country', () => {
    const held = { tenure: 'leasehold', tenureYears: 99, leaseStartYear: 2011 } as const
    const left = (utc: string, timeZone: string) => leaseNow(held, { nowMs: () => Date.parse(utc) }, { timeZone })
    expect(left('2026-11-28T00:00:00Z', 'Asia/Singapore')).toMatchObject({ remainingYears: 84, endYear: 2110, asOfYear: 2026 })
    expect(left('2026-12-31T15:59:59Z', 'Asia/Singapore')?.remainingYears).toBe(84)
    expect(left('2026-12-31T16:00:00Z', 'Asia/Singapore')?.remainingYears).toBe(83)
    expect(left('2026-12-31T16:00:00Z', 'Europe/Zurich')?.remainingYears).toBe(84)
  })

  it('of a freehold never ends, of an unknown tenure is null', () => {
    expect(leaseOf({ tenure: 'freehold', tenureYears: null, leaseStartYear: null }, 2025)).toMatchObject({
      years: null,
      remainingYears: null,
    })
    expect(leaseOf({ tenure: 'leasehold', tenureYears: null, leaseStartYear: null }, 2025)).toMatchObject({
      tenure: 'leasehold',
      endYear: null,
    })
    expect(leaseOf({ tenure: null, tenureYears: 99, leaseStartYear: 1979 }, 2025)).toBeNull()
  })

  it('has between 0 and all of its years left, one fewer each year', () => {
    const year = fc.integer({ min: 1800, max: 2200 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), year, year, (tenureYears, leaseStartYear, asOf) => {
        const left = (at: number) => leaseOf({ tenure: 'leasehold', tenureYears, leaseStartYear }, at)?.remainingYears ?? Number.NaN
        expect(left(asOf) >= 0 && left(asOf) <= tenureYears).toBe(true)
        expect([0, 1]).toContain(left(asOf) - left(asOf + 1))
      }),
    )
  })
})

it('five floors make a band', () => {
  expect([1, 5, 6, 23].map((floor) => Object.values(floorBand(floor)))).toEqual([
    [1, 5],
    [1, 5],
    [6, 10],
    [21, 25],
  ])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), (floor) => {
      const { floorLow, floorHigh } = floorBand(floor)
      expect(floorLow <= floor && floor <= floorHigh && floorHigh - floorLow === 4).toBe(true)
    }),
  )
})
