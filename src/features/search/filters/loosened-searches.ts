import { without } from '#filter/map-limits.ts'
import { PLACE_KEYS, RANGE_KEYS, type RangeKey, SET_KEYS, type SetKey } from '#filter/rows.ts'
import type { NothingFoundQuery } from '#graphql/generated/graphql.ts'
import { recordOf } from '#lib/records.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { limitsOf, withLimits } from '../results-limits.ts'
import type { ResultsSearch } from '../search.ts'
import { withoutFilters } from './active-filters.ts'

/** A filter to remove, the number of projects without it, and the address without it. */
export interface LoosenedSearch {
  key: RangeKey | SetKey | 'type' | 'inArea' | 'shapes' | 'all'
  count: number
  search: ResultsSearch
}

/** The filter that fills each field of the contract's filter. */
const KEY_OF: Readonly<Record<string, LoosenedSearch['key']>> = {
  ...recordOf([...RANGE_KEYS, ...SET_KEYS], (key) => key),
  propertyTypes: 'type',
  areaIds: 'inArea',
  shapes: 'shapes',
  all: 'all',
}

/** The provider's counts as links; "all" only where no single filter helps more. */
export function loosenedSearches(
  counted: NothingFoundQuery['filterRelief'],
  search: ResultsSearch,
  country: CountryCode,
): LoosenedSearch[] {
  const limits = limitsOf(search, country)
  const addressWithout = (key: LoosenedSearch['key']): ResultsSearch => {
    if (key === 'all') return withoutFilters(search)
    if (key === 'type' || key === 'inArea') return { ...search, [key]: undefined, page: 1 }
    if (key === 'shapes')
      return withLimits(
        search,
        PLACE_KEYS.reduce((rest, place) => without(rest, place), limits),
      )
    return withLimits(search, without(limits, key))
  }
  const shown = counted.flatMap(({ field, count }) => {
    const key = KEY_OF[field]
    return key === undefined ? [] : [{ key, count, search: addressWithout(key) }]
  })
  const single = shown.filter(({ key }) => key !== 'all')
  return single.length === 1 ? single : shown
}
