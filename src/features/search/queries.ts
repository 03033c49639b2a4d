import type { CountryCode } from '#market/vocabulary.ts'
import { parseResultsSearch, type ResultsSearch } from './search.ts'

/** The part of an address that determines the results. */
export function resultsQuery(country: CountryCode, address: ResultsSearch) {
  const search = parseResultsSearch(address)
  return {
    queryKey: ['results', country, search],
    // loaded when needed: pages that came with their data from the server do not need the code for queries
    queryFn: async () => (await import('./search.functions.ts')).fetchResults({ data: { country, search } }),
  }
}
