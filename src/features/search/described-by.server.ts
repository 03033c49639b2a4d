import { execute } from '#api/execute.ts'
import { filterSearchOf } from '#filter/address.ts'
import { NO_PLACES } from '#filter/map-limits.ts'
import { hasIntent, readIntent } from '#filter/search-intent.ts'
import { SuggestDocument } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { nearText } from '#property/search/search-address.ts'
import { parseResultsSearch, type ResultsSearch } from './search.ts'

const LOOKED_AT = 3

/**
 * What the words of an address describe, as filters and a place: "3 bedroom condo near bishan mrt" is two filters and a circle. Null where
 * they are a name and nothing else, or a place was chosen already; a place alone is looked for only where no project has the words
 * (`isNameless`). What the address says itself stays.
 */
export async function describedBy(country: CountryCode, search: ResultsSearch, isNameless: boolean): Promise<ResultsSearch | null> {
  const { q, areaId, street, near } = search
  if (q === undefined || areaId !== undefined || street !== undefined || near !== undefined) return null
  const intent = readIntent(String(q))
  if (!hasIntent(intent) && !isNameless) return null
  const place = intent.rest === '' ? { q: undefined } : await placeNamed(country, intent.rest)
  if (!hasIntent(intent) && Object.keys(place).length === 1) return null
  const filters = Object.entries(filterSearchOf({ filter: intent.filter, places: NO_PLACES })).filter(([, value]) => value !== undefined)
  return parseResultsSearch({ ...Object.fromEntries(filters), ...search, ...place })
}

/** The area, street, station or school that a text names, as an address has it; else the text as words. */
async function placeNamed(country: CountryCode, text: string): Promise<Partial<ResultsSearch>> {
  const answer = await execute(SuggestDocument, { text, first: LOOKED_AT }, { country })
  const [best] = answer.ok ? answer.value.searchSuggestions : []
  if (!best || best.isApproximate) return { q: text }
  const { kind, title, areaId, lat, lng } = best
  if (kind === 'AREA' && areaId !== null) return { q: title, areaId }
  if (kind === 'STREET') return { q: title, street: title }
  if ((kind === 'STATION' || kind === 'SCHOOL') && lat !== null && lng !== null) return { q: title, near: nearText(lat, lng) }
  return { q: text }
}
