import { sqmToSqft } from '#lib/units.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { snap } from './quantisation.ts'
import type { SearchRange } from './row-shapes.ts'
import { type RangeKey, rangeRow, type SetKey, setRow } from './rows.ts'

/** What the slider of a filter offers in a country, in levels; null where the country does not offer the filter. */
export function sliderRange(key: RangeKey, country: CountryCode): SearchRange | null {
  const { offered, isOfRents } = rangeRow(key)
  return isOfRents && !COUNTRIES[country].disclosesRent ? null : offered[country]
}

/** What a filter of numbers may hold in a country; null where it is not offered. */
export function offeredRange(key: RangeKey, country: CountryCode): SearchRange | null {
  const range = sliderRange(key, country)
  // §9: as many square metres as square feet, and the address is in square feet
  return range && rangeRow(key).unit === 'sqft' ? { ...range, max: snap(key, sqmToSqft(range.max)) } : range
}

/** What a country lets one choose of a set. */
export const offeredChoices = (key: SetKey, country: CountryCode): readonly string[] => setRow(key).offered(COUNTRIES[country])
