import type { CountryCode } from '#market/vocabulary.ts'
import { parseResultsSearch, type ResultsSearch } from './search.ts'

/** The question of an address; what else stands in it is not part of the question. */
export function resultsQuery(country: CountryCode, address: ResultsSearch) {
  const search = parseResultsSearch(address)
  return {
    queryKey: ['results', country, search],
    // asking is for pages that were not answered with their data: its code travels when it is needed
    queryFn: async () => (await import('./search.functions.ts')).fetchResults({ data: { country, search } }),
  }
}
