import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findStack } from './find-stack.ts'
import { buildingPlace, landPlace, sizePlace, stackPlace } from './place-guard.ts'
import { reportHome } from './search.ts'
import { withPreset } from './valued-home.ts'

const thrownBy = (read: () => unknown): unknown => {
  try {
    return read()
  } catch (error) {
    return error
  }
}
const NOT_FOUND = { isNotFound: true }

describe('…/by/{builtUpSize}', () => {
  it('is a floor area in sqft', () => {
    const { preset = {} } = sizePlace({ builtUpSize: '1200' })
    expect(reportHome(withPreset({}, preset))).toEqual({ unitMix: null, areaSqm: 111.5, floor: null })
  })
  it.each(['99', '20001', '', '1e3', '1200.5', '-1200', 'abc'])('%j is a 404', (builtUpSize) =>
    expect(thrownBy(() => sizePlace({ builtUpSize }))).toMatchObject(NOT_FOUND),
  )
})

describe('…/{unitMix}/by/{landSize}', () => {
  it('is a kind of home and its land', () =>
    expect(landPlace({ unitMix: 'Ter-Hse', landSize: '2000' })).toEqual({ preset: { mix: 'ter-hse', area: 2000, unit: 'sqft' } }))
  it('knows no other kinds', () => expect(thrownBy(() => landPlace({ unitMix: 'castle', landSize: '2000' }))).toMatchObject(NOT_FOUND))
})

describe('…/{subType}/{subSlug}', () => {
  it('is a stack, of a building where one is named', () => {
    expect(stackPlace({ subType: 'stack', subSlug: '01' })).toEqual({ stack: '01' })
    expect(stackPlace({ subType: 'stack', subSlug: '01', buildingSlug: 'Block-1' })).toEqual({ building: 'block-1', stack: '01' })
    expect(buildingPlace({ buildingSlug: 'block-1' })).toEqual({ building: 'block-1' })
  })
  it('is nothing whose letters become more than a slug has, or none', () => {
    expect(thrownBy(() => buildingPlace({ buildingSlug: '\u33c2'.repeat(100) }))).toMatchObject(NOT_FOUND)
    expect(thrownBy(() => stackPlace({ subType: 'stack', subSlug: '!!' }))).toMatchObject(NOT_FOUND)
  })
  it('is nothing else', () => expect(thrownBy(() => stackPlace({ subType: 'tower', subSlug: '01' }))).toMatchObject(NOT_FOUND))
})

describe('findStack', () => {
  const stack = (label: string) => ({ id: label, label, unitMix: '3', areaSqm: 90, floorLow: 1, floorHigh: 12 })
  const building = (slug: string, ...labels: string[]) => ({
    slug,
    name: slug,
    postalCode: null,
    floors: 12,
    unitCount: null,
    completionYear: null,
    stacks: labels.map(stack),
  })
  const buildings = [building('a', 'Flat A'), building('b', 'Flat A', '02')]
  it('looks in every building, or only in the named one', () => {
    expect(findStack(buildings, 'flat-a', undefined)?.building.slug).toBe('a')
    expect(findStack(buildings, 'flat-a', 'b')?.building.slug).toBe('b')
    expect(findStack(buildings, '02', 'a')).toBeNull()
    expect(findStack(buildings, '03', undefined)).toBeNull()
  })
})

it('the query has priority over the path, and an area keeps its unit', () => {
  const preset = { mix: '3', area: 1000, unit: 'sqft' } as const
  expect(withPreset({ area: 80, unit: 'sqm' }, preset)).toMatchObject({ mix: '3', area: 80, unit: 'sqm' })
  expect(withPreset({ mix: 4, unit: 'sqm', page: 2 }, preset)).toMatchObject({ mix: 4, area: 1000, unit: 'sqft', page: 2 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999 }), fc.constantFrom('sqft' as const, 'sqm' as const), (area, unit) => {
      expect(reportHome(withPreset({ area, unit }, preset))?.areaSqm).toEqual(reportHome({ area, unit })?.areaSqm)
    }),
  )
})
