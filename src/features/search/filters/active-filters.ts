import { activeKeys, NO_LIMITS, without } from '#filter/map-limits.ts'
import type { FilterKey } from '#filter/rows.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { limitsOf, withLimits } from '../results-limits.ts'
import type { ResultsSearch } from '../search.ts'

/** Something that narrows the results, and the address without it. The kind of home has chips of its own. */
export interface ActiveFilter {
  key: Exclude<FilterKey, 'typeGroups'> | 'type' | 'inArea'
  search: ResultsSearch
}

/** What narrows the results beside the place and the kind of home, in the filters' order. */
export function activeFilters(search: ResultsSearch, country: CountryCode): ActiveFilter[] {
  const limits = limitsOf(search, country)
  const of = activeKeys(limits).flatMap((key) => (key === 'typeGroups' ? [] : [{ key, search: withLimits(search, without(limits, key)) }]))
  const words = (['type', 'inArea'] as const).filter((key) => search[key] !== undefined)
  return [...of, ...words.map((key) => ({ key, search: { ...search, [key]: undefined, page: 1 } }))]
}

/** The address without anything that narrows the place. */
export const withoutFilters = (search: ResultsSearch): ResultsSearch => ({
  ...withLimits(search, NO_LIMITS),
  type: undefined,
  inArea: undefined,
})
