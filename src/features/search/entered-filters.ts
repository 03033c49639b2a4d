import type { MapLimits } from '#filter/map-limits.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { offeredRanges, withEnteredRanges, withoutEntered } from '#property/filter/entered-ranges.ts'
import { limitsOf, withLimits } from './results-limits.ts'
import { parseResultsSearch, type ResultsSearch } from './search.ts'

/**
 * The address that a form of filters asks for: its ranges in the words of the map's filters. `reach`: the station that was typed; null
 * without one. A range that was emptied is off.
 */
export function enteredSearch(search: ResultsSearch, country: CountryCode, reach: MapLimits['places']['reach']): ResultsSearch {
  const ranges = withEnteredRanges(limitsOf(search, country), search, country, offeredRanges(country))
  return parseResultsSearch(withLimits(withoutEntered(search), { ...ranges, places: { ...ranges.places, reach } }))
}
