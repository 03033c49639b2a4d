import { encodeFilters } from '#filter/address.ts'
import { NO_PLACES } from '#filter/map-limits.ts'
import { NEAR_RADIUS_METRES, parseNear } from '#property/search/search-address.ts'
import type { ResultsSearch } from './search.ts'

/** The results as the map's address has them: the same words and filters; a circle is the map's own filter around a place. */
export function mapAddressOf({ near, sort: _, page: __, typeGroup: ___, words: ____, ...rest }: ResultsSearch) {
  const centre = near === undefined ? null : parseNear(near)
  if (!centre || rest.areaId !== undefined || rest.street !== undefined) return rest
  const around = { lat5: Math.round(centre.lat * 1e5), lng5: Math.round(centre.lng * 1e5), metres: NEAR_RADIUS_METRES }
  const address = encodeFilters({ filter: {}, places: { ...NO_PLACES, around } })
  return { ...rest, q: undefined, around: rest.around ?? address.around }
}
