import { describe, expect, it } from 'vitest'
import { roundEstimate } from '#property/estimate-words.ts'
import { visitor } from '#session/viewer.ts'
import { type Nearby, pickNearby } from './pick-nearby.ts'
import { leaseLeft } from './project.ts'
import { openReport } from './report-guard.ts'
import { quarterlyIndex } from './trend-section.tsx'

const place = (id: string, type: string, distanceMetres: number): Nearby => ({
  amenity: { id, type, subtype: null, code: null, name: id, nameLocal: null, lat: 0, lng: 0 },
  distanceMetres,
  walkMinutes: 1,
})

it('rounds an estimate by its size', () => {
  expect([93_449, 328_661, 1_234_567, 8_123_456].map(roundEstimate)).toEqual([93_400, 329_000, 1_235_000, 8_120_000])
})

it('picks a few of each kind, nearest first', () => {
  const picked = pickNearby([
    place('a', 'bus-stop', 50),
    place('b', 'bus-stop', 60),
    place('c', 'school', 70),
    place('d', 'school', 80),
    place('e', 'school', 90),
    place('f', 'mrt', 400),
  ])
  expect(picked.map((p) => p.amenity.id)).toEqual(['a', 'c', 'd', 'f'])
})

it('counts the lease down to nothing', () => {
  expect(leaseLeft({ tenureYears: 99, leaseStartYear: 1979 }, 2025)).toBe(53)
  expect(leaseLeft({ tenureYears: 60, leaseStartYear: 1950 }, 2025)).toBe(0)
  expect(leaseLeft({ tenureYears: null, leaseStartYear: 1979 }, 2025)).toBeNull()
})

it('averages the months of a quarter', () => {
  const month = (m: string, value: number) => ({ month: m, value, n: 1 })
  expect(quarterlyIndex([month('2025-01', 100), month('2025-03', 110), month('2025-04', 120)])).toEqual([
    { period: '2025-Q1', value: 105 },
    { period: '2025-Q2', value: 120 },
  ])
})

describe('openReport', () => {
  const params = { reportKey: 'realvalue', countryCode: 'sg', projectType: 'public-stack', projectSlug: 'blk-1' }
  const thrownBy = (change: Partial<typeof params>): unknown => {
    try {
      return openReport({ ...params, ...change }, visitor)
    } catch (error) {
      return error
    }
  }
  it('reads the address', () => {
    expect(openReport(params, visitor)).toEqual({
      key: 'realvalue',
      subject: { country: 'SG', typeGroup: 'public-stack', slug: 'blk-1' },
      isLocked: false,
    })
  })
  it('locks the pro reports for everybody without a subscription', () => {
    const isLocked = (reportKey: string, isSubscribed: boolean) => openReport({ ...params, reportKey }, { isSubscribed }).isLocked
    for (const key of ['property-pro', 'project-pro', 'commercial'])
      expect([isLocked(key, false), isLocked(key, true)]).toEqual([true, false])
    expect(isLocked('property-preview', false)).toBe(false)
  })
  it('knows no other words', () => {
    for (const change of [{ reportKey: 'x' }, { countryCode: 'zz' }, { projectType: 'castle' }])
      expect(thrownBy(change)).toMatchObject({ isNotFound: true })
  })
})
