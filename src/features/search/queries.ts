import type { CountryCode } from '#market/vocabulary.ts'
import type { ResultsSearch } from './search.ts'

export function resultsQuery(country: CountryCode, { q, areaId, street, near, typeGroup, sort, page }: ResultsSearch) {
  const search = { q, areaId, street, near, typeGroup, sort, page }
  return {
    queryKey: ['results', country, search],
    // asking is for pages that were not answered with their data: its code travels when it is needed
    queryFn: async () => (await import('./search.functions.ts')).fetchResults({ data: { country, search } }),
  }
}
