import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKER_COLUMNS, type MarkerColumn, type MarkerColumns } from '#graphql/marker-snapshot.ts'
import { sqmToSqft } from '#lib/units.ts'
import { filterText, type MapFilter, matches } from './map-filter.ts'
import { bathroomBit, bedroomBits, tenureBits } from './marker-codes.ts'
import { codeOf, snap } from './quantisation.ts'

const NOTHING = Object.fromEntries(MARKER_COLUMNS.map((name) => [name, Int32Array.of(0)])) as Record<MarkerColumn, Int32Array>

/** one condominium with the given codes */
const one = (codes: Partial<Record<MarkerColumn, number>>): MarkerColumns => ({
  ...NOTHING,
  ...Object.fromEntries(Object.entries(codes).map(([name, code]) => [name, Int32Array.of(code)])),
  count: 1,
  typeGroup: 1,
})

const home = one({
  price: codeOf('price', 1_250_000),
  areaMin: codeOf('area', sqmToSqft(50)),
  areaMax: codeOf('area', sqmToSqft(120)),
  bedrooms: bedroomBits(0b1000_0010),
  bathrooms: bathroomBit(2),
  tenure: tenureBits('leasehold', 999),
  status: 2,
  propertyGroup: 2,
  facilities: 0b11,
  change: codeOf('change', -0.021),
})
const passes = (filter: MapFilter) => matches(home, 0, filter, 2026)

describe('the map filter', () => {
  it('lets everything pass when nothing is limited', () => {
    expect(passes({})).toBe(true)
    expect(passes({ price: { min: null, max: null }, bedrooms: [] })).toBe(true)
  })

  it('includes both bounds', () => {
    expect(passes({ price: { min: 1_250_000, max: 1_250_000 } })).toBe(true)
    expect(passes({ price: { min: 1_251_000, max: null } })).toBe(false)
    expect(passes({ price: { min: null, max: 1_249_000 } })).toBe(false)
    expect(passes({ change: { min: -3, max: 0 } })).toBe(true)
    expect(passes({ change: { min: -2, max: null } })).toBe(false)
  })

  it('fails what is not known where a range is set', () => {
    expect(passes({ psf: { min: 0, max: null } })).toBe(false)
    expect(passes({ yield: { min: null, max: 125 } })).toBe(false)
  })

  it('asks whether any home of the project has such an area', () => {
    expect(passes({ area: { min: 600, max: 700 } })).toBe(true)
    expect(passes({ area: { min: 1_300, max: null } })).toBe(false)
    expect(passes({ area: { min: null, max: 500 } })).toBe(false)
  })

  it('asks for one of a set, and for all facilities', () => {
    expect(passes({ bedrooms: ['studio', '1'] })).toBe(true)
    expect(passes({ bedrooms: ['5+'] })).toBe(true)
    expect(passes({ bedrooms: ['2', '3'] })).toBe(false)
    expect(passes({ bathrooms: ['2'] })).toBe(true)
    expect(passes({ tenures: ['freehold', 'leasehold-999'] })).toBe(true)
    expect(passes({ tenures: ['leasehold'] })).toBe(false)
    expect(passes({ facilities: ['lift', 'sky-garden'] })).toBe(true)
    expect(passes({ facilities: ['lift', 'pool'] })).toBe(false)
    expect(passes({ constructionStatuses: ['preconstruction'] })).toBe(false)
    expect(passes({ propertyGroups: ['condo'] })).toBe(true)
    expect(passes({ typeGroups: ['public-stack', 'private-land'] })).toBe(false)
  })

  it('sorts leases by their years', () => {
    const years = (count: number | null) => tenureBits('leasehold', count)
    expect([years(null), years(99), years(110), years(111), years(899), years(900)]).toEqual([4, 4, 4, 0, 0, 2])
    expect([tenureBits('freehold', null), tenureBits('freehold', 999), tenureBits(null, 999), tenureBits(null, null)]).toEqual([1, 1, 2, 0])
  })

  it('finds mixed tenure under freehold and under leasehold, whichever most homes have', () => {
    for (const tenure of ['freehold', 'leasehold'] as const) {
      const mixed = one({ tenure: tenureBits(tenure, null, true) })
      const found = (tenures: MapFilter['tenures']) => matches(mixed, 0, { tenures }, 2026)
      expect([found(['freehold']), found(['leasehold']), found(['leasehold-999'])]).toEqual([true, true, false])
    }
  })

  it('means the same whatever bound was typed between two levels', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6e9 }), (typed) => {
        const [asTyped, onLevel] = [typed, snap('price', typed)].map((max) => filterText({ price: { min: null, max } }, 2026))
        expect(asTyped).toBe(onLevel)
      }),
    )
    expect(filterText({ price: { min: 1_250_300, max: null } }, 2026)).toBe(
      filterText({ price: { min: 1_250_000, max: null }, bedrooms: [] }, 2026),
    )
  })
})
