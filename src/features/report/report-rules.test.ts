import { describe, expect, it } from 'vitest'
import { RIGHTS } from '#graphql/plan-rights.ts'
import { writePoints } from '#graphql/point-text.ts'
import { type Nearby, pickNearby } from '#property/around/pick-nearby.ts'
import { placeMarks, streetPaths } from '#property/around/place-map.ts'
import { roundEstimate } from '#property/estimate/estimate-words.ts'
import { anonymous } from '#session/viewer.ts'
import { openReport } from './report-guard.ts'
import { FREE_REPORTS, REPORT_KEYS } from './report-keys.ts'
import { quarterlyIndex } from './sections/trend-section.tsx'
import { SECTIONS, sectionsOf } from './sections.ts'

const place = (id: string, type: string, distanceMetres: number): Nearby => ({
  amenity: { id, type, subtype: null, code: null, name: id, nameLocal: null, lat: 0, lng: 0 },
  distanceMetres,
  walkMetres: distanceMetres * 1.3,
  walkMinutes: 1,
})

it('rounds an estimate by its size', () => {
  expect([93_449, 328_661, 1_234_567, 8_123_456].map(roundEstimate)).toEqual([93_400, 329_000, 1_235_000, 8_120_000])
})

it('picks stations first, then schools, shops and one of each of the rest, nearest first', () => {
  const picked = pickNearby([
    place('a', 'bus-stop', 50),
    place('b', 'bus-stop', 60),
    place('c', 'school', 70),
    place('d', 'school', 80),
    place('e', 'school', 90),
    place('f', 'mrt', 400),
  ])
  expect(picked.map((p) => p.amenity.id)).toEqual(['f', 'c', 'd', 'e', 'a'])
})

it('draws streets around the middle of a small map, north up', () => {
  const streets = [
    {
      isMain: true,
      points: writePoints([
        [1.3, 103.8],
        [1.3, 103.809],
      ]),
    },
    {
      isMain: false,
      points: writePoints([
        [1.3, 103.8],
        [1.309, 103.8],
      ]),
    },
  ]
  const { main, other } = streetPaths({ lat: 1.3, lng: 103.8 }, streets, { width: 400, height: 200, metres: 1_000 })
  // some 1,000 m to the east, and to the north
  expect([main, other]).toEqual(['M200 100l100 0', 'M200 100l0 -100'])
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
      return openReport({ ...params, ...change }, anonymous)
    } catch (error) {
      return error
    }
  }
  it('reads the address', () => {
    expect(openReport(params, anonymous)).toEqual({
      key: 'realvalue',
      subject: { country: 'SG', typeGroup: 'public-stack', slug: 'blk-1' },
      isLocked: false,
    })
  })
  it('locks the pro reports for everybody without a subscription', () => {
    const isLocked = (reportKey: string, isOpen: boolean) =>
      openReport({ ...params, reportKey }, { rights: isOpen ? ['pro-reports'] : RIGHTS.filter((right) => right !== 'pro-reports') })
        .isLocked
    for (const key of ['property-pro', 'project-pro', 'commercial'])
      expect([isLocked(key, false), isLocked(key, true)]).toEqual([true, false])
    expect(isLocked('property-preview', false)).toBe(false)
  })
  it('knows no other words', () => {
    for (const change of [{ reportKey: 'x' }, { countryCode: 'zz' }, { projectType: 'castle' }])
      expect(thrownBy(change)).toMatchObject({ isNotFound: true })
  })
})

describe('the sections of a report', () => {
  it('ends every report with its sources, and names no section twice', () => {
    for (const key of REPORT_KEYS) {
      const sections = sectionsOf(key)
      expect(sections.at(-1)).toBe('sources')
      expect(new Set(sections).size).toBe(sections.length)
    }
  })
  it('shows every section in some report', () => {
    const shown = new Set<string>(REPORT_KEYS.flatMap(sectionsOf))
    expect(Object.keys(SECTIONS).filter((section) => !shown.has(section))).toEqual([])
  })
  it('keeps what belongs to a subscription out of the free reports', () => {
    for (const key of FREE_REPORTS)
      for (const pro of ['figures', 'gains', 'building', 'spread', 'premium', 'seasons', 'rents', 'like'] as const)
        expect(sectionsOf(key)).not.toContain(pro)
  })
  it('previews a third of the property report', () => {
    // of the market (trend), of all figures, and of floor by floor; what is advertised is no part of a report's figures
    const PART_OF_ANOTHER = [
      'listings',
      'owner',
      'ways',
      'facts',
      'lease',
      'facilities',
      'nearby',
      'building',
      'seasons',
      'rents',
      'spread',
      'like',
      'premium',
    ]
    const parts = ['head', ...sectionsOf('property-pro').filter((section) => !PART_OF_ANOTHER.includes(section))]
    expect(sectionsOf('property-preview').filter((section) => section !== 'preview-end').length + 1).toBe(parts.length / 3)
  })
})

it('places what is around, north up, and writes no name over another', () => {
  const at = {
    east: { lat: 1.3, lng: 103.8045 },
    beside: { lat: 1.3, lng: 103.80451 },
    north: { lat: 1.3055, lng: 103.8 },
    far: { lat: 1.4, lng: 103.8 },
  }
  const nearby = Object.entries(at).map(([name, position]) => {
    const one = place(name, 'mrt', 500)
    return { ...one, amenity: { ...one.amenity, ...position } }
  })
  const marks = placeMarks({ lat: 1.3, lng: 103.8 }, nearby, { width: 480, height: 260, metres: 760 }, ({ name }) => name)
  expect(marks.map(({ id }) => id)).toEqual(['east', 'beside', 'north'])
  const [east, beside, north] = marks
  expect(east?.x).toBeGreaterThan(300)
  expect(east?.y).toBeCloseTo(130)
  expect(north?.x).toBeCloseTo(240)
  expect(north?.y).toBeLessThan(40)
  expect([east?.name?.anchor, beside?.name?.anchor]).toEqual(['start', 'end'])
})
