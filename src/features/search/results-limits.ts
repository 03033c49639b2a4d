import { decodeFilters, filterSearchOf } from '#filter/address.ts'
import { type FilterAddress, filterAddressOf, type MapLimits, withField } from '#filter/map-limits.ts'
import { plainWord } from '#filter/plain-word.ts'
import { snap } from '#filter/quantisation.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { type SortOrder, sortOf } from '#property/filter/sort-orders.ts'
import type { ResultsSearch } from './search.ts'

/** The parameters of earlier addresses of the results, as filters of today. */
const OLDER: Partial<Record<keyof FilterAddress, Readonly<Record<string, string>>>> = {
  beds: { '0': 'studio' },
  tenure: { leasehold: '999.99' },
  status: { preconstruction: 'planned', 'building-under-construction': 'building', completed: 'done' },
}

/** An address with the present parameters; those of an older one are translated, and a station that nobody knows is left out. */
export function todaysSearch({ typeGroup, station: _, ...search }: ResultsSearch): ResultsSearch {
  const words = Object.entries(OLDER).flatMap(([key, meant]) => {
    const word = meant[String(search[key as keyof FilterAddress])]
    return word === undefined ? [] : [[key, plainWord(word)]]
  })
  return { ...search, ...(typeGroup === undefined ? {} : { groups: search.groups ?? typeGroup }), ...Object.fromEntries(words) }
}

/** What the filters of an address mean in a country. */
export const limitsOf = (search: ResultsSearch, country: CountryCode): MapLimits =>
  decodeFilters(filterAddressOf(todaysSearch(search)), country)

/** The address with other filters, from its first page on. */
export const withLimits = (search: ResultsSearch, limits: MapLimits): ResultsSearch => ({
  ...search,
  ...filterSearchOf(limits),
  typeGroup: undefined,
  page: 1,
})

/** "newest" is what "newest-sale" was called. */
export const orderOf = ({ sort }: ResultsSearch): SortOrder => (sort === 'newest' ? 'newest-sale' : sortOf(sort))

/** What people stretch a budget by when little is missing. */
const STRETCH = 1.025

/** The address with a price that is a little higher; null where none is the highest. */
export function dearerSearch(search: ResultsSearch, country: CountryCode): { search: ResultsSearch; price: number } | null {
  const limits = limitsOf(search, country)
  const { min = null, max = null } = limits.filter.price ?? {}
  if (max === null) return null
  const price = snap('price', max * STRETCH)
  return price > max ? { search: withLimits(search, withField(limits, 'price', { min, max: price })), price } : null
}
