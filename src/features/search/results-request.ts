import type { ProjectFilter, ResultsQueryVariables } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { askedFilter } from '#property/filter/asked.ts'
import { SORT_ORDERS } from '#property/filter/sort-orders.ts'
import { wireLimits } from '#property/filter/wire-limits.ts'
import { limitsOf, orderOf } from './results-limits.ts'
import { RESULTS_PER_PAGE, type ResultsSearch } from './search.ts'

/** An address as the provider's filter, without absent fields; saved searches keep it. */
export function resultsFilter(search: ResultsSearch, country: CountryCode): ProjectFilter {
  const filter = { ...wireLimits(limitsOf(search, country)), ...askedFilter(search) }
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
