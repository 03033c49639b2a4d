import fc from 'fast-check'
import { type MapFilter, RANGE_FIELDS, type RangeField, SET_CHOICES, SET_FIELDS } from '#filter/map-filter.ts'

/** What people ask for, with some nonsense: bounds in rung units. */
const BOUNDS: Record<RangeField, readonly [low: number, high: number]> = {
  price: [0, 6_000_000],
  psf: [0, 4_000],
  rent: [0, 12_000],
  area: [0, 4_000],
  completion: [1_950, 2_030],
  change: [-30, 40],
  yield: [0, 80],
}

const rangeOf = ([min, max]: readonly [number, number]) => {
  const bound = fc.option(fc.integer({ min, max }), { freq: 3 })
  return fc.tuple(bound, bound).map(([a, b]) => (a !== null && b !== null && a > b ? { min: b, max: a } : { min: a, max: b }))
}

/** For property tests: any filter; every field is limited in some and free in most. */
export const randomFilter: fc.Arbitrary<MapFilter> = fc.record(
  {
    ...Object.fromEntries(RANGE_FIELDS.map((field) => [field, rangeOf(BOUNDS[field])])),
    ...Object.fromEntries(SET_FIELDS.map((field) => [field, fc.subarray<string>([...SET_CHOICES[field]])])),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<MapFilter>
