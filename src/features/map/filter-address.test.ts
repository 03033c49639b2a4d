import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeFilters, encodeFilters, filterSearchOf } from '#filter/address.ts'
import { activeKeys, filterAddressOf, type MapLimits, without } from '#filter/map-limits.ts'
import { offeredChoices, offeredRange, sliderRange } from '#filter/offered.ts'
import { snap } from '#filter/quantisation.ts'
import { FILTER_PARAMS, RANGE_KEYS, SET_KEYS } from '#filter/rows.ts'
import { SEARCH_CONFIGS } from '#filter/search-config.ts'
import { POLYGONS_MAX, TRAVEL_MINUTES_MAX } from '#graphql/limits.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { parseSearch, stringifySearch } from '#session/address-search.ts'
import { mapSearch } from './search.ts'

/** States that a visitor of a country can reach. */
function statesOf(country: CountryCode): fc.Arbitrary<MapLimits> {
  const ranges = RANGE_KEYS.flatMap((key) => {
    const bounds = offeredRange(key, country)
    if (!bounds) return []
    const side = fc.double({ min: bounds.min, max: bounds.max, noNaN: true }).map((value) => snap(key, value))
    const range = fc.tuple(side, side, fc.constantFrom('both', 'low', 'high')).map(([a, b, open]) => ({
      min: open === 'high' ? null : Math.min(a, b),
      max: open === 'low' ? null : Math.max(a, b),
    }))
    return [[key, range] as const]
  })
  const sets = SET_KEYS.map((key) => {
    const all = [...offeredChoices(key, country)]
    return [key, fc.subarray(all, { minLength: 1, maxLength: key === 'typeGroups' ? all.length - 1 : all.length })] as const
  })
  const spot = fc.record({ lat5: fc.integer({ min: -9e6, max: 9e6 }), lng5: fc.integer({ min: -18e6, max: 18e6 }) })
  const corner = fc.tuple(fc.integer({ min: -9e6, max: 9e6 }), fc.integer({ min: -18e6, max: 18e6 }))
  const sized = <Key extends string>(key: Key, size: fc.Arbitrary<number>) =>
    fc.option(fc.tuple(spot, size).map(([at, value]) => ({ ...at, [key]: value }) as { lat5: number; lng5: number } & Record<Key, number>))
  return fc.record({
    filter: fc.record(Object.fromEntries([...ranges, ...sets]), { requiredKeys: [] }) as fc.Arbitrary<MapLimits['filter']>,
    places: fc.record({
      outlines: fc.array(fc.array(corner, { minLength: 3, maxLength: 9 }), { maxLength: POLYGONS_MAX }),
      around: sized('metres', fc.integer({ min: 100, max: 5_000 })),
      school:
        SEARCH_CONFIGS[country].schoolRingsKm.length > 0
          ? sized('km', fc.constantFrom(...SEARCH_CONFIGS[country].schoolRingsKm))
          : fc.constant(null),
      reach: sized('minutes', fc.integer({ min: 1, max: TRAVEL_MINUTES_MAX })),
    }),
  })
}

const plain = (limits: MapLimits): unknown => JSON.parse(JSON.stringify(limits))

describe.each(COUNTRY_CODES)('filters in %s', (country) => {
  it('survive the address, through the router and back', () => {
    fc.assert(
      fc.property(statesOf(country), (limits) => {
        const read = mapSearch.parse(parseSearch(stringifySearch(filterSearchOf(limits))))
        expect(plain(decodeFilters(filterAddressOf(read), country))).toEqual(plain(limits))
      }),
      { numRuns: 500 },
    )
  })

  it('taking all away one by one leaves nothing', () => {
    fc.assert(
      fc.property(statesOf(country), (limits) => {
        expect(activeKeys(activeKeys(limits).reduce(without, limits))).toEqual([])
      }),
      { numRuns: 50 },
    )
  })

  it('drop what is wrong, whatever it is', () => {
    const key = fc.constantFrom(...FILTER_PARAMS)
    const wrong = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[\d._-]{1,12}$/),
      fc.constantFrom('5_1', '1_2_3', '-1_', '_99999999999', 'castle.hut', '1e5_', '91_0_500'),
    )
    fc.assert(
      fc.property(fc.dictionary(key, wrong), (address) => {
        const limits = decodeFilters(address, country)
        expect(plain(decodeFilters(encodeFilters(limits), country))).toEqual(plain(limits))
      }),
    )
    expect(
      activeKeys(decodeFilters({ price: '5_1', psf: '1_2_3', area: '-1_', built: '1e5_', kinds: 'castle', around: '91_0_500' }, country)),
    ).toEqual([])
  })
})

it('offers rents only where they are disclosed, school rings only in Singapore', () => {
  expect(COUNTRY_CODES.filter((code) => offeredRange('rent', code))).toEqual(['SG', 'AU'])
  expect(decodeFilters({ rent: '1000_', school: '1.3_103.8_1' }, 'HK')).toEqual(decodeFilters({}, 'HK'))
})

it('an area of 9,000 square metres survives as one of square feet', () => {
  const { filter } = decodeFilters({ area: '97000_' }, 'SG')
  expect(filter.area).toEqual({ min: 97_000, max: null })
})

it('§9: the ranges of Singapore and Hong Kong', () => {
  const price = (['SG', 'HK'] as const).map((code) => sliderRange('price', code))
  expect(price.map((range) => [range?.min, range?.max])).toEqual([
    [0, 100_000_000],
    [0, 5_000_000_000],
  ])
  expect((['psf', 'rent', 'area'] as const).map((key) => sliderRange(key, 'SG')?.max)).toEqual([8_000, 10_000, 10_000])
  expect(sliderRange('area', 'HK')?.max).toBe(10_000)
})
