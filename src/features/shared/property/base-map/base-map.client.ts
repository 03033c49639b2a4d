import { AttributionControl, Map as MapLibreMap, type StyleSpecification, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { type Bounds, type Camera, ZOOM_MAX, ZOOM_MIN } from './camera.ts'

// without this MapLibre requests a worker file that is not in the build
setWorkerUrl(workerUrl)

/** Texts of the map in the visitor's language. */
export interface MapWords {
  title: string
  zoomIn: string
  zoomOut: string
  attribution: string
}

/** False where the browser cannot draw the map; creating it would throw. */
export function canDrawMap(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2')
  gl?.getExtension('WEBGL_lose_context')?.loseContext()
  return gl !== null
}

/** A north-up map with an attribution that is always open. */
export function createBaseMap(container: HTMLElement, style: string | StyleSpecification, camera: Camera, words: MapWords): MapLibreMap {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = new MapLibreMap({
    container,
    style,
    center: [camera.lng, camera.lat],
    zoom: camera.zoom,
    minZoom: ZOOM_MIN,
    maxZoom: ZOOM_MAX,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxPitch: 0,
    renderWorldCopies: false,
    fadeDuration: isCalm ? 0 : 180,
    attributionControl: false,
    locale: { 'Map.Title': words.title },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new AttributionControl({ compact: false, customAttribution: words.attribution }), 'bottom-right')
  return map
}

export const cameraOf = (map: MapLibreMap): Camera => {
  const { lat, lng } = map.getCenter()
  return { lat, lng, zoom: map.getZoom() }
}

export function boundsOf(map: MapLibreMap): Bounds {
  const bounds = map.getBounds()
  return { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() }
}
