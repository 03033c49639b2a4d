import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { saidFilters } from '#fixtures/said-filters.ts'
import { LANGUAGES, type Language } from '#lib/language.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import type { MapFilter, Range } from '../map-filter.ts'
import { snap } from '../quantisation.ts'
import { RANGE_KEYS, RANGES, type RangeKey, rangeRow, SET_KEYS, type SetKey, setRow } from '../rows.ts'
import { readSentence } from './read-sentence.ts'

const bound = (key: RangeKey) => {
  const { min, max } = rangeRow(key).offered.SG ?? { min: 0, max: 0 }
  // a price or a rent of nothing is no limit that people say
  return fc.integer({ min: Math.max(min, key === 'change' ? min : 1), max }).map((value) => snap(key, value))
}
const range = (key: RangeKey): fc.Arbitrary<Range> =>
  fc.oneof(
    bound(key).map((min) => ({ min, max: null })),
    bound(key).map((max) => ({ min: null, max })),
    fc.tuple(bound(key), bound(key)).map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) })),
  )
const choices = (key: SetKey) => {
  const { choices: all } = setRow(key)
  // all kinds of home are no limit
  return fc.subarray([...all], { minLength: 1, maxLength: key === 'typeGroups' ? all.length - 1 : all.length })
}
const filters = fc.record(
  Object.fromEntries([...RANGE_KEYS.map((key) => [key, range(key)] as const), ...SET_KEYS.map((key) => [key, choices(key)] as const)]),
  { requiredKeys: [] },
) as fc.Arbitrary<MapFilter>

/** What is offered nowhere in a country is named to the reader there. */
const offeredIn = (filter: MapFilter, country: CountryCode): MapFilter =>
  Object.fromEntries(Object.entries(filter).filter(([key]) => !(key in RANGES) || rangeRow(key as RangeKey).offered[country] !== null))

const expectRoundTrips = (numRuns: number) =>
  fc.assert(
    fc.property(
      filters,
      fc.constantFrom<Language>(...LANGUAGES),
      fc.constantFrom<CountryCode>(...COUNTRY_CODES),
      fc.infiniteStream(fc.nat()),
      (anything, language, country, order) => {
        const filter = offeredIn(anything, country)
        const said = saidFilters(filter, language)
          .map((part) => ({ part, at: order.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ part }) => part)
          .join(', ')
        const { filter: read, runs, unread } = readSentence(said, { country, year: 2026 })
        expect({ read, runs, unread }, said).toEqual({ read: filter, runs: [], unread: [] })
      },
    ),
    { numRuns },
  )

describe('a set of filters, said in a language, is read as the same set', () => {
  it('500 of them', () => expectRoundTrips(500))
  it('100,000 of them', { tags: ['long'], timeout: 600_000 }, () => expectRoundTrips(100_000))
})
