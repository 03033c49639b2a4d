import type { ConstructionStatus, FacetFilter, ProjectFilter, ProjectSort, ResultsQueryVariables } from '#graphql/generated/graphql.ts'
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

const WIRE_STATUSES: Record<NonNullable<ResultsSearch['status']>, ConstructionStatus> = {
  preconstruction: 'PRECONSTRUCTION',
  'building-under-construction': 'BUILDING_UNDER_CONSTRUCTION',
  completed: 'COMPLETED',
}

/** The chosen facets; nothing when none is. */
function facetFilter({ type, beds, tenure, status, inArea }: ResultsSearch): ProjectFilter {
  const facets: FacetFilter = {
    ...(type === undefined ? {} : { propertyType: type }),
    ...(beds === undefined ? {} : { bedrooms: beds }),
    ...(tenure === undefined ? {} : { tenure: tenure === 'freehold' ? 'FREEHOLD' : 'LEASEHOLD' }),
    ...(status === undefined ? {} : { constructionStatus: WIRE_STATUSES[status] }),
    ...(inArea === undefined ? {} : { areaId: String(inArea) }),
  }
  return Object.keys(facets).length > 0 ? { facets } : {}
}

/** The filters of an address as the provider's condition; also what a saved search is told by. */
export const resultsFilter = (search: ResultsSearch): ProjectFilter => ({
  ...placeFilter(search),
  ...(search.typeGroup ? { typeGroups: [toWireTypeGroup(search.typeGroup)] } : {}),
  ...facetFilter(search),
})

/** The address as the provider's question. */
export function resultsRequest(search: ResultsSearch): ResultsQueryVariables {
  return {
    filter: resultsFilter(search),
    sort: WIRE_SORTS[search.sort],
    first: RESULTS_PER_PAGE,
    offset: (search.page - 1) * RESULTS_PER_PAGE,
  }
}
