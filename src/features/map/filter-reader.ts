import { decodeFilters, filterSearchOf } from '#market/filter-address.ts'
import type { FilterAddress, MapLimits } from '#market/filter-state.ts'
import { SEARCH_CONFIGS } from '#market/search-config.ts'
import type { CountryCode } from '#market/vocabulary.ts'

/** The filters of an address in a country, and back; loaded late. */
export const readFilters = (filters: FilterAddress, country: CountryCode): MapLimits => decodeFilters(filters, SEARCH_CONFIGS[country])

export { filterSearchOf as writeFilters }
