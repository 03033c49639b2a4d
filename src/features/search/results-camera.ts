import type { ResultsQuery } from '#graphql/generated/graphql.ts'
import { parseNear } from '#property/search/search-address.ts'
import type { ResultsSearch } from './search.ts'

/** close enough that a circle of 1 km fills the window */
const NEAR_ZOOM = 14.5
const PLACE_ZOOM = 14
/** the digits of the map's own addresses: about a metre */
const DIGITS = 5

/** As the map's address has it; written here, so that this page does not load the map's code for one line. */
const cameraText = ({ lat, lng }: { lat: number; lng: number }, zoom: number): string =>
  `${[lat, lng].map((degrees) => Number(degrees.toFixed(DIGITS))).join('_')}_${zoom}`

/** Where the map opens for these results: the searched point, else the first result that has a position; nothing for a whole market. */
export function resultsCamera(search: ResultsSearch, nodes: ResultsQuery['projects']['nodes']): string | undefined {
  const centre = search.near === undefined ? null : parseNear(search.near)
  if (centre) return cameraText(centre, NEAR_ZOOM)
  if (search.q === undefined && search.areaId === undefined && search.street === undefined && search.inArea === undefined) return undefined
  for (const { lat, lng } of nodes) if (lat != null && lng != null) return cameraText({ lat, lng }, PLACE_ZOOM)
  return undefined
}
