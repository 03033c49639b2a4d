import { encodeFilters } from '#filter/address.ts'
import { NO_PLACES } from '#filter/map-limits.ts'
import { plainWord } from '#filter/plain-word.ts'
import type { SettledSentence } from '#filter/sentence/settle-sentence.ts'
import { SEARCH_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { NEAR_RADIUS_METRES } from '#property/search/search-address.ts'
import type { FoundPlace } from '#property/search/sentence/place-called.ts'
import { sentenceSearch } from '#property/search/sentence/sentence-address.ts'
import { type ListingSearch, parseListingSearch } from '../search.ts'

/** A sentence as the address of the search of advertised homes; what it does not say stays. Words that mean no filter are looked for in the advertisements. */
export function listingSentenceSearch(settled: SettledSentence<FoundPlace>, country: CountryCode, search: ListingSearch): ListingSearch {
  const { listed, unread } = settled
  const { q, areaId, street, near, words: _, ...filters } = sentenceSearch(settled, country)
  const found = settled.place?.found
  const circle =
    near === undefined || found?.lat == null || found.lng === null
      ? {}
      : { around: encodeFilters({ filter: {}, places: { ...NO_PLACES, around: circleAround(found.lat, found.lng) } }).around }
  const named = areaId === undefined && near === undefined ? (street ?? q) : undefined
  const text = [...(named === undefined ? [] : [String(named)]), ...unread].join(' ').slice(0, SEARCH_TEXT_MAX_CHARS).trim()
  const land = listed.land ? { land: `${listed.land.min ?? ''}_${listed.land.max ?? ''}` } : {}
  return parseListingSearch({
    ...search,
    ...filters,
    ...circle,
    ...land,
    ...(areaId === undefined ? {} : { inArea: areaId }),
    ...(listed.furnished ? { furnished: listed.furnished.join('.') } : {}),
    ...(listed.activity ? { for: listed.activity } : {}),
    q: text === '' ? undefined : plainWord(text),
    page: 1,
  })
}

const circleAround = (lat: number, lng: number) => ({
  lat5: Math.round(lat * 1e5),
  lng5: Math.round(lng * 1e5),
  metres: NEAR_RADIUS_METRES,
})
