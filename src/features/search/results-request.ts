import type { ProjectFilter, ResultsQueryVariables } from '#graphql/generated/graphql.ts'
import { SEARCH_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { askedFilter } from '#property/filter/asked.ts'
import { SORT_ORDERS } from '#property/filter/sort-orders.ts'
import { wireLimits } from '#property/filter/wire-limits.ts'
import { limitsOf, orderOf } from './results-limits.ts'
import { RESULTS_PER_PAGE, type ResultsSearch } from './search.ts'

/** As much of a text as is looked for. */
export const searchedText = (text: string | number): string => [...String(text)].slice(0, SEARCH_TEXT_MAX_CHARS).join('').trim()

/** An address as the provider's filter, without absent fields; saved searches keep it. */
export function resultsFilter(search: ResultsSearch, country: CountryCode): ProjectFilter {
  const { q, words } = search
  const text = words === undefined ? {} : { text: searchedText(words) }
  const asked = askedFilter({ ...search, ...(q === undefined ? {} : { q: searchedText(q) }) })
  const filter = { ...wireLimits(limitsOf(search, country)), ...asked, ...text }
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value != null))
}

/** The address as the variables of the query. */
export function resultsRequest(search: ResultsSearch, country: CountryCode): ResultsQueryVariables {
  return {
    filter: resultsFilter(search, country),
    sort: SORT_ORDERS[orderOf(search)],
    first: RESULTS_PER_PAGE,
    offset: (search.page - 1) * RESULTS_PER_PAGE,
  }
}
