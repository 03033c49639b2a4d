import { decodeFilters, filterSearchOf } from '#filter/address.ts'
import { filterAddressOf } from '#filter/map-limits.ts'
import { NEAR_RADIUS_METRES } from '#property/search/search-address.ts'
import type { SentenceChoice } from '#property/search/suggestions/sentence-choice.ts'
import { viewOfPlace } from './go-to-place.ts'
import type { MapTools } from './tools-state.ts'

/** Filters the map as a sentence says and flies to its place; "near" a station or school is a circle. Words that were not understood are looked for as text. */
export function goToSentence({ search, place }: SentenceChoice, { view, map }: Pick<MapTools, 'view' | 'map'>): void {
  const { filter, places } = decodeFilters(filterAddressOf(search), view.country)
  const { lat = null, lng = null } = place?.found ?? {}
  const isCircle = search.near !== undefined && lat !== null && lng !== null
  const around = isCircle ? { lat5: Math.round(lat * 1e5), lng5: Math.round(lng * 1e5), metres: NEAR_RADIUS_METRES } : places.around
  const { areaId, street } = search
  const isNamed = areaId !== undefined || street !== undefined
  const q = isNamed ? search.q : (search.words ?? (isCircle ? undefined : search.q))
  view.change({
    ...filterSearchOf({ filter, places: { ...places, around } }),
    q,
    areaId,
    street: street === undefined ? undefined : String(street),
  })
  const shown = place && viewOfPlace({ ...place.found, projectId: null })
  if (shown) map?.flyTo({ center: [shown.camera.lng, shown.camera.lat], zoom: shown.camera.zoom })
  map?.getCanvas().focus({ preventScroll: true })
}
