import { AROUND_MIN_METRES, filterSearchOf } from '#filter/address.ts'
import { NO_PLACES, type Places } from '#filter/map-limits.ts'
import { SEARCH_CONFIGS } from '#filter/search-config.ts'
import type { SettledSentence } from '#filter/sentence/settle-sentence.ts'
import { NEAR_RADIUS_MAX_METRES, TRAVEL_MINUTES_MAX } from '#graphql/limits.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { nearText, searchWordsForUrl } from '../search-address.ts'
import type { FoundPlace } from './place-called.ts'

/** What a sentence says, as the address of the results has it; what is not said is absent. */
export type SentenceSearch = Readonly<Record<string, string | number>>

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, Math.round(value)))

interface Placed {
  /** parameters that name the place */
  named: Readonly<Record<string, string | number>>
  places: Partial<Places>
}

/** A place with how homes lie to it: a distance is a circle, minutes are by rail, "near" a station or school is its usual circle. */
function placed({ found, relation }: NonNullable<SettledSentence<FoundPlace>['place']>, country: CountryCode): Placed {
  const { kind, title, areaId, lat, lng } = found
  const spot = lat === null || lng === null ? null : { lat5: Math.round(lat * 1e5), lng5: Math.round(lng * 1e5) }
  const q = searchWordsForUrl(title)
  if (spot && relation.kind === 'minutes' && kind === 'STATION')
    return { named: {}, places: { reach: { ...spot, minutes: within(relation.minutes, 1, TRAVEL_MINUTES_MAX) } } }
  if (spot && relation.kind === 'metres') {
    const km = relation.metres / 1_000
    if (kind === 'SCHOOL' && SEARCH_CONFIGS[country].schoolRingsKm.includes(km)) return { named: {}, places: { school: { ...spot, km } } }
    return { named: {}, places: { around: { ...spot, metres: within(relation.metres, AROUND_MIN_METRES, NEAR_RADIUS_MAX_METRES) } } }
  }
  if (kind === 'AREA' && areaId !== null) return { named: { q, areaId }, places: {} }
  if (kind === 'STREET') return { named: { q, street: title }, places: {} }
  if ((kind === 'STATION' || kind === 'SCHOOL') && lat !== null && lng !== null)
    return { named: { q, near: nearText(lat, lng) }, places: {} }
  return { named: { q }, places: {} }
}

/** The words that the results cannot filter by: what means nothing, and what only advertised homes say. */
export const unheardWords = ({ unread, listedWords }: SettledSentence<FoundPlace>): readonly string[] => [...unread, ...listedWords]

/** A sentence as the address of the results. */
export function sentenceSearch(settled: SettledSentence<FoundPlace>, country: CountryCode): SentenceSearch {
  const place = settled.place && placed(settled.place, country)
  const filters = filterSearchOf({ filter: settled.filter, places: { ...NO_PLACES, ...place?.places } })
  const said = Object.entries(filters).flatMap(([param, value]) => (value === undefined ? [] : [[param, value] as const]))
  const words = unheardWords(settled).join(', ')
  return { ...Object.fromEntries(said), ...place?.named, ...(words === '' ? {} : { words }) }
}
