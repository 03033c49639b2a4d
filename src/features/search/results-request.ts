import type { ProjectFilter, ProjectSort, ResultsQueryVariables } from '#graphql/generated/graphql.ts'
import { NEAR_RADIUS_METRES, parseNear } from '#property/search/search-address.ts'
import { toWireTypeGroup } from '#property/wire-words.ts'
import { RESULTS_PER_PAGE, type ResultSort, type ResultsSearch } from './search.ts'

const WIRE_SORTS: Record<ResultSort, ProjectSort> = {
  traded: 'MOST_TRADED',
  newest: 'NEWEST_SALE',
  'psf-low': 'PSF_LOW',
  'psf-high': 'PSF_HIGH',
}

/** The narrowest place given wins: an area, a street, a circle; only without one the words are looked for. */
function placeFilter({ q, areaId, street, near }: ResultsSearch): ProjectFilter {
  if (areaId !== undefined) return { areaId: String(areaId) }
  if (street !== undefined) return { street: String(street) }
  const centre = near === undefined ? null : parseNear(near)
  if (centre) return { near: { ...centre, radiusMetres: NEAR_RADIUS_METRES } }
  return q === undefined ? {} : { text: String(q) }
}

/** The address as the provider's question. */
export function resultsRequest(search: ResultsSearch): ResultsQueryVariables {
  const typeGroups = search.typeGroup ? { typeGroups: [toWireTypeGroup(search.typeGroup)] } : {}
  return {
    filter: { ...placeFilter(search), ...typeGroups },
    sort: WIRE_SORTS[search.sort],
    first: RESULTS_PER_PAGE,
    offset: (search.page - 1) * RESULTS_PER_PAGE,
  }
}
