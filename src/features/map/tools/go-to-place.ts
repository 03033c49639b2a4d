import type { AnyRouter } from '@tanstack/react-router'
import type { SearchKind, SuggestQuery } from '#graphql/generated/graphql.ts'
import { encodeCamera } from '#property/base-map/camera.ts'
import { suggestionLink } from '#property/search/suggestion-link.ts'
import type { MapTools } from './tools-state.ts'

type Place = SuggestQuery['searchSuggestions'][number]

/** How near the map goes to a place of each kind, so that what is around it can be seen too. */
const ZOOMS = {
  PROJECT: 16.5,
  POSTAL_CODE: 16.5,
  STREET: 15.5,
  STATION: 15.5,
  SCHOOL: 15.5,
  AREA: 13.5,
} as const satisfies Record<SearchKind, number>

/** What the map shows for a place: its camera, and the project whose callout opens; null for a place whose position is not known. */
export function viewOfPlace({ kind, lat, lng, projectId }: Pick<Place, 'kind' | 'lat' | 'lng' | 'projectId'>) {
  if (lat === null || lng === null) return null
  return { camera: { lat, lng, zoom: ZOOMS[kind] }, selected: projectId === null ? undefined : Number(projectId) }
}

/** Flies to a place and opens the callout of its project; a place without a position is opened as from any other search box. */
export function goToPlace(place: Place, { view, map }: Pick<MapTools, 'view' | 'map'>, router: AnyRouter): void {
  const shown = viewOfPlace(place)
  if (!shown) return void router.navigate(suggestionLink(place, view.country))
  const { camera, selected } = shown
  view.change(map ? { selected } : { selected, at: encodeCamera(camera) })
  map?.flyTo({ center: [camera.lng, camera.lat], zoom: camera.zoom })
  map?.getCanvas().focus({ preventScroll: true })
}
