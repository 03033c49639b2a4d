import { encodeCamera } from '#geo/camera.ts'
import type { ResultsQuery } from '#graphql/generated/graphql.ts'
import { parseNear } from '#property/search/search-address.ts'
import type { ResultsSearch } from './search.ts'

/** close enough that a circle of 1 km fills the window */
const NEAR_ZOOM = 14.5
const PLACE_ZOOM = 14

/** Where the map opens for these results: the searched point, else the first result that has a position; nothing for a whole market. */
export function cameraOf(search: ResultsSearch, nodes: ResultsQuery['projects']['nodes']): string | undefined {
  const centre = search.near === undefined ? null : parseNear(search.near)
  if (centre) return encodeCamera({ ...centre, zoom: NEAR_ZOOM })
  if (search.q === undefined && search.areaId === undefined && search.street === undefined) return undefined
  for (const { lat, lng } of nodes) if (lat != null && lng != null) return encodeCamera({ lat, lng, zoom: PLACE_ZOOM })
  return undefined
}
