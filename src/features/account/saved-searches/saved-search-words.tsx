import { decodeFilters } from '#filter/address.ts'
import { activeKeys, type FilterAddress, type MapLimits } from '#filter/map-limits.ts'
import { FILTER_PARAMS } from '#filter/rows.ts'
import type { SavedSearchesQuery } from '#graphql/generated/graphql.ts'
import { type LimitPlaces, useLimitWords } from '#property/filter/use-limit-words.ts'
import { parseSearch } from '#session/address-search.ts'

type Saved = Pick<SavedSearchesQuery['savedSearches'][number], 'country' | 'search' | 'places'>

export interface SavedSearchWordsProps {
  saved: Saved
}

function limitsOf({ country, search }: Saved): MapLimits {
  const address = Object.entries(parseSearch(search)).flatMap(([key, value]) =>
    FILTER_PARAMS.some((one) => one === key) && (typeof value === 'string' || typeof value === 'number') ? [[key, String(value)]] : [],
  )
  return decodeFilters(Object.fromEntries(address) as FilterAddress, country)
}

/** The saved names by the filters they belong to; circles are in the order of the filters. */
function namesOf({ places: known }: Saved, { places }: MapLimits): LimitPlaces {
  const named = (at: string) => known.find((one) => one.at === at) ?? null
  return {
    around: places.around ? named('around-0') : null,
    school: places.school ? named(places.around ? 'around-1' : 'around-0') : null,
    reach: named('reach'),
  }
}

/** The filters of a saved search as text: "3 bedrooms · within 10 minutes of Bishan station". */
export function SavedSearchWords({ saved }: SavedSearchWordsProps) {
  const words = useLimitWords(saved.country)
  const limits = limitsOf(saved)
  const names = namesOf(saved, limits)
  const text = activeKeys(limits).map((key) => words(key, limits, names))
  if (text.length === 0) return null
  return <p className="figures text-ink-2 first-letter:uppercase">{text.join(' · ')}</p>
}
