import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import { SELECTED_SOURCE } from '#property/base-map/base-style.ts'
import type { MarkerPlace } from './marker-data.ts'

interface Selected {
  id: number
  name: string
}

const EDGE_PX = 48

/** Moves the map only when the mark is outside the view. */
function bringIntoView(map: MapLibreMap, place: { lng: number; lat: number }): void {
  const { clientWidth: width, clientHeight: height } = map.getContainer()
  const point = map.project([place.lng, place.lat])
  const isSeen = Math.min(point.x, point.y, width - point.x, height - point.y) > EDGE_PX
  if (!isSeen) map.easeTo({ center: [place.lng, place.lat], duration: 400 })
}

/** The selected mark's name beside it. */
export function selectedMark(map: MapLibreMap, placeOf: (id: number | null) => MarkerPlace | null) {
  let shown: Selected | null = null
  let place: MarkerPlace | null = null
  /** after new marks or another style as well */
  const write = () => {
    place = placeOf(shown?.id ?? null)
    const feature = place && {
      type: 'Feature' as const,
      properties: { name: shown?.name ?? '' },
      geometry: { type: 'Point' as const, coordinates: [place.lng, place.lat] },
    }
    map.getSource<GeoJSONSource>(SELECTED_SOURCE)?.setData({ type: 'FeatureCollection', features: feature ? [feature] : [] })
  }
  return {
    write,
    select: (next: Selected | null) => {
      const before = shown
      shown = next
      // a moving slider must not send the name to the map's worker again
      if (next?.id === before?.id && next?.name === before?.name) return
      write()
      if (place && next?.id !== before?.id) bringIntoView(map, place)
    },
  }
}
