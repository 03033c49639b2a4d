import { decodeFilters, filterSearchOf } from '#filter/address.ts'
import type { FilterAddress, MapLimits } from '#filter/map-limits.ts'
import { SEARCH_CONFIGS } from '#filter/search-config.ts'
import type { CountryCode } from '#market/vocabulary.ts'

/** The filters of an address in a country, and back; loaded late. */
export const readFilters = (filters: FilterAddress, country: CountryCode): MapLimits => decodeFilters(filters, SEARCH_CONFIGS[country])

export { filterSearchOf as writeFilters }
