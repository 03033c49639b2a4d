import type { SentenceReading } from '#filter/sentence/read-sentence.ts'
import { placeWords, saysFilters } from '#filter/sentence/read-sentence.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { isSpelt } from '#property/search/sentence/place-called.ts'
import { settledIn } from '#property/search/sentence/sentence.server.ts'
import { sentenceSearch } from '#property/search/sentence/sentence-address.ts'
import { parseResultsSearch, type ResultsSearch } from './search.ts'

export interface DescribedResults {
  search: ResultsSearch
  /** words that are told, and neither searched for nor kept */
  unkept: readonly string[]
}

/**
 * What the words of an address describe, as filters and a place: "3 bedroom condo near bishan mrt" is two filters and a circle. Null where
 * they are a name and nothing else, or a place was chosen already; a place alone is looked for only where no project has the words
 * (`isNameless`). What the address says itself stays.
 */
export async function describedBy(
  country: CountryCode,
  search: ResultsSearch,
  reading: SentenceReading,
  isNameless: boolean,
): Promise<DescribedResults | null> {
  const { q, areaId, street, near } = search
  if (q === undefined || areaId !== undefined || street !== undefined || near !== undefined) return null
  if (!saysFilters(reading) && !isNameless) return null
  const settled = await settledIn(country, reading)
  const { found } = settled.place ?? {}
  // a name that no place has as it is spelt, or that of one project, is looked for as it is
  const isPlace = found && found.kind !== 'PROJECT' && found.kind !== 'POSTAL_CODE' && isSpelt(found, placeWords(reading))
  if (!saysFilters(reading) && !isPlace) return null
  const said = sentenceSearch(settled, country)
  return { search: parseResultsSearch({ ...said, ...search, q: undefined, ...placeOf(said) }), unkept: settled.unkept }
}

/** The name that stands in the address instead of the sentence. */
const placeOf = ({ q }: Readonly<Record<string, string | number>>) => (q === undefined ? {} : { q })
