import { decodeFilters, filterSearchOf } from '#filter/address.ts'
import type { FilterAddress, MapLimits } from '#filter/map-limits.ts'
import type { CountryCode } from '#market/vocabulary.ts'

/** The filters of an address in a country, and back; loaded late. */
export const readFilters = (filters: FilterAddress, country: CountryCode): MapLimits => decodeFilters(filters, country)

export { filterSearchOf as writeFilters }
