import { cameraOf, canDrawMap, createBaseMap, type MapWords } from '../base-map.client.ts'
import type { Camera } from '../camera.ts'
import { colourScheme, watchColourScheme } from '../colour-scheme.client.ts'
import { type PlaceMark, type PlacesFiles, PROJECT_CLUSTERS, PROJECT_MARKS, styleWithPlaces } from './places-style.ts'

export interface PlacesMap {
  zoomBy: (steps: number) => void
  camera: () => Camera
  remove: () => void
}

interface Drawn {
  files: PlacesFiles
  /** where the map opens when there is no mark */
  camera: Camera
  words: MapWords
  marks: readonly PlaceMark[]
  /** the camera of the same marks before; absent: all of them are in view */
  kept?: Camera | undefined
  /** a mark was pressed; null: the map beside them */
  onPick: (key: string | null) => void
}

/** a single place fills no screen */
const FIT_ZOOM_MAX = 14

/** Draws the map into its holder; null where the browser cannot. */
export function drawPlaces(holder: HTMLElement, drawn: Drawn): PlacesMap | null {
  if (!canDrawMap()) return null
  const { camera, words, marks, kept, onPick } = drawn
  const style = () => styleWithPlaces(drawn, colourScheme(), window.location.href)
  const map = createBaseMap(holder, style(), kept ?? camera, words)
  const [first] = marks
  if (first && !kept) {
    const [lats, lngs] = [marks.map(({ lat }) => lat), marks.map(({ lng }) => lng)]
    map.fitBounds([Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)], {
      padding: 48,
      maxZoom: FIT_ZOOM_MAX,
      duration: 0,
    })
  }
  map.on('click', ({ point, lngLat }) => {
    const [hit] = map.getLayer(PROJECT_MARKS) ? map.queryRenderedFeatures(point, { layers: [PROJECT_CLUSTERS, PROJECT_MARKS] }) : []
    if (hit?.layer.id === PROJECT_CLUSTERS) map.easeTo({ center: lngLat, zoom: map.getZoom() + 2, duration: 400 })
    else onPick(hit ? String(hit.properties.key) : null)
  })
  for (const layer of [PROJECT_CLUSTERS, PROJECT_MARKS]) {
    map.on('mouseenter', layer, () => {
      map.getCanvas().style.cursor = 'pointer'
    })
    map.on('mouseleave', layer, () => {
      map.getCanvas().style.cursor = ''
    })
  }
  const unwatch = watchColourScheme(() => map.setStyle(style()))
  return {
    zoomBy: (steps) => map.easeTo({ zoom: map.getZoom() + steps, duration: 200 }),
    camera: () => cameraOf(map),
    remove: () => {
      unwatch()
      map.remove()
    },
  }
}
