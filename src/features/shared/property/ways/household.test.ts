import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TRAVEL_WAYS } from '#market/timetable/travel-ways.ts'
import {
  changedHousehold,
  fragmentOf,
  type Household,
  householdOfFragment,
  NO_HOUSEHOLD,
  PLACES_MAX,
  placesToReach,
  readHouseholds,
  switchedWay,
} from './household.ts'

const place = fc.record({
  name: fc
    .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
    .filter((text) => text.trim() === text && text !== '' && text.length <= 40),
  lat5: fc.integer({ min: -9_000_000, max: 9_000_000 }),
  lng5: fc.integer({ min: -18_000_000, max: 18_000_000 }),
  day: fc.nat(6),
  arriveAt: fc.nat(1_439),
  limit: fc.integer({ min: 5, max: 120 }),
  ways: fc.subarray([...TRAVEL_WAYS], { minLength: 1 }),
})
const household: fc.Arbitrary<Household> = fc.record({
  places: fc.array(place, { minLength: 1, maxLength: PLACES_MAX }),
  order: fc.constantFrom('slowest', 'sum'),
  year: fc.option(fc.integer({ min: 2_000, max: 2_200 })),
})

const anna = changedHousehold(NO_HOUSEHOLD, { kind: 'add', name: ' Anna ', lat5: 130_000, lng5: 10_380_000 })

describe('a change of a household', () => {
  it('adds a place that is reached on Monday at nine within 45 minutes, and changes it field by field', () => {
    expect(anna.places).toEqual([
      { name: 'Anna', lat5: 130_000, lng5: 10_380_000, day: 0, arriveAt: 540, limit: 45, ways: ['walk', 'bus', 'rail'] },
    ])
    const later = changedHousehold(anna, { kind: 'change', at: 0, fields: { limit: 20, day: 4 } })
    expect(later.places[0]).toMatchObject({ name: 'Anna', limit: 20, day: 4 })
    expect(changedHousehold(later, { kind: 'remove', at: 0 }).places).toEqual([])
    expect(changedHousehold(later, { kind: 'order', order: 'sum' }).order).toBe('sum')
    expect(changedHousehold(later, { kind: 'year', year: 2030 }).year).toBe(2030)
  })

  it('is none where it says what no household may be', () => {
    const full = Array.from({ length: PLACES_MAX }).reduce<Household>(
      (before) => changedHousehold(before, { kind: 'add', name: 'Ben', lat5: 1, lng5: 1 }),
      NO_HOUSEHOLD,
    )
    expect(full.places).toHaveLength(PLACES_MAX)
    expect(changedHousehold(full, { kind: 'add', name: 'Sixth', lat5: 1, lng5: 1 })).toBe(full)
    expect(changedHousehold(anna, { kind: 'change', at: 0, fields: { name: '  ' } })).toBe(anna)
    expect(changedHousehold(anna, { kind: 'change', at: 0, fields: { limit: 500 } })).toBe(anna)
    expect(changedHousehold(anna, { kind: 'change', at: 0, fields: { arriveAt: 1_440 } })).toBe(anna)
  })
})

describe('the end of an address', () => {
  it('brings back every household, in letters that addresses take', () => {
    fc.assert(
      fc.property(household, (one) => {
        const fragment = fragmentOf(one)
        expect(fragment).toMatch(/^#ways=[\w-]+$/)
        expect(householdOfFragment(fragment)).toEqual(one)
      }),
    )
  })

  it('brings nothing where it is anything else', () => {
    for (const bad of ['', '#', '#ways=', '#ways=%%%', '#ways=e30', `${fragmentOf(anna)}x`, fragmentOf(NO_HOUSEHOLD), '#evidence'])
      expect(householdOfFragment(bad)).toBe(null)
  })
})

it('what the device keeps is read by market, and is nothing where it is broken', () => {
  expect(readHouseholds(JSON.stringify({ SG: anna }))).toEqual({ SG: anna })
  for (const bad of [null, '', '{', '[]', '{"SG":{"places":[{}]}}', '{"XX":1}']) expect(readHouseholds(bad)).toEqual({})
})

it('places are asked for in degrees and seconds', () => {
  expect(placesToReach(anna, 2030)).toEqual([{ lat: 1.3, lng: 103.8, day: 0, arriveBy: 32_400, ways: ['walk', 'bus', 'rail'], year: 2030 }])
})

it('a way is switched, but never the last one', () => {
  expect(switchedWay(['walk', 'rail'], 'rail')).toEqual(['walk'])
  expect(switchedWay(['walk'], 'bus')).toEqual(['walk', 'bus'])
  expect(switchedWay(['walk'], 'walk')).toEqual(['walk'])
})
