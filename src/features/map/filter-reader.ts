import { SEARCH_CONFIGS } from '#market/search-config.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { decodeFilters, filterSearchOf } from './filter-address.ts'
import type { FilterAddress, MapLimits } from './filter-state.ts'

/** The filters of an address in a country, and back; loaded late. */
export const readFilters = (filters: FilterAddress, country: CountryCode): MapLimits => decodeFilters(filters, SEARCH_CONFIGS[country])

export { filterSearchOf as writeFilters }
