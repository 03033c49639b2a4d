import { type GeoJSONSource, LngLat, type Map as MapLibreMap, type StyleSpecification } from 'maplibre-gl'
import type { TypeGroup } from '#market/vocabulary.ts'
import { boundsOf, cameraOf, createBaseMap, type MapWords } from './base-map.client.ts'
import { baseStyle, SELECTED_SOURCE } from './base-style.ts'
import { type Bounds, type Camera, encodeCamera, ZOOM_MAX } from './camera.ts'
import { colourScheme, watchColourScheme } from './colour-scheme.client.ts'
import { findPlace, loadMarkers } from './marker-data.ts'
import { createMarkerScene } from './marker-scene.client.ts'

/** What the map is made from; a change of these makes a new map. */
export interface MapFiles {
  basemapUrl: string
  stationsUrl: string
  markers: readonly { group: TypeGroup; url: string }[]
  /** a hosted style instead of the built-in one */
  styleUrl: string | null
  isLocalNames: boolean
}

export interface MapShown {
  groups: readonly TypeGroup[]
  selected: { id: number; name: string } | null
  highlighted: number | null
}

export interface MapEvents {
  /** the first bounds, when the map has loaded */
  onLoad: (bounds: Bounds) => void
  /** the camera has rested for 200 ms */
  onRest: (camera: Camera, bounds: Bounds) => void
  onSelect: (id: number | null) => void
  onHover: (id: number | null) => void
  /** where the selected mark is, in CSS pixels; null: none, or not known yet */
  onAnchor: (point: { x: number; y: number } | null) => void
}

export interface MarkerMap {
  show: (shown: MapShown) => void
  lookAt: (camera: Camera) => void
  zoomBy: (steps: number) => void
  remove: () => void
}

const REST_MS = 200

function styleOf({ basemapUrl, stationsUrl, styleUrl, isLocalNames }: MapFiles): string | StyleSpecification {
  const { href } = window.location
  const absolute = (url: string) => new URL(url, href).href
  return (
    styleUrl ??
    baseStyle({
      basemapUrl: absolute(basemapUrl),
      stationsUrl: absolute(stationsUrl),
      scheme: colourScheme(),
      isLocalNames,
      labelSide: matchMedia('(min-width: 1024px)').matches ? 'left' : 'below',
      origin: href,
    })
  )
}

const EDGE_PX = 48

/** Moves the map only when the mark is off the edge. */
function bringIntoView(map: MapLibreMap, place: { lng: number; lat: number }): void {
  const { clientWidth: width, clientHeight: height } = map.getContainer()
  const point = map.project([place.lng, place.lat])
  const isSeen = Math.min(point.x, point.y, width - point.x, height - point.y) > EDGE_PX
  if (!isSeen) map.easeTo({ center: [place.lng, place.lat], duration: 400 })
}

/** Returns whether a camera is one that was reported last: coming back by the address it must not move the map. */
function watchCamera(map: MapLibreMap, events: MapEvents): (camera: Camera) => boolean {
  let timer: ReturnType<typeof setTimeout> | undefined
  let reported = ''
  map.once('load', () => events.onLoad(boundsOf(map)))
  map.on('movestart', () => clearTimeout(timer))
  map.on('moveend', () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      reported = encodeCamera(cameraOf(map))
      events.onRest(cameraOf(map), boundsOf(map))
    }, REST_MS)
  })
  map.once('remove', () => clearTimeout(timer))
  return (camera) => encodeCamera(camera) === reported
}

/** The whole map: basemap first, then the marks over it. Throws where WebGL is missing. */
export function createMarkerMap(container: HTMLElement, files: MapFiles, camera: Camera, words: MapWords, events: MapEvents): MarkerMap {
  const map = createBaseMap(container, styleOf(files), camera, words)
  const loading = new AbortController()
  const scene = createMarkerScene(map, {
    onMark: (mark) => {
      if (mark === null) events.onSelect(null)
      else if ('id' in mark) events.onSelect(mark.id)
      else map.easeTo({ center: new LngLat(mark.lng, mark.lat), zoom: Math.min(mark.zoom, ZOOM_MAX), duration: 400 })
    },
    onHover: events.onHover,
  })
  let shown: MapShown = { groups: [], selected: null, highlighted: null }
  const anchor = () => {
    const place = findPlace(scene.data(), shown.selected?.id ?? null)
    events.onAnchor(place ? map.project([place.lng, place.lat]) : null)
  }
  const showSelected = () => {
    const place = findPlace(scene.data(), shown.selected?.id ?? null)
    const feature = place && {
      type: 'Feature' as const,
      properties: { name: shown.selected?.name ?? '' },
      geometry: { type: 'Point' as const, coordinates: [place.lng, place.lat] },
    }
    map.getSource<GeoJSONSource>(SELECTED_SOURCE)?.setData({ type: 'FeatureCollection', features: feature ? [feature] : [] })
    anchor()
  }
  const isReported = watchCamera(map, events)
  map.on('move', anchor)
  map.on('resize', anchor)
  map.once('load', showSelected)
  loadMarkers(files.markers, loading.signal)
    .then((data) => {
      scene.setData(data)
      showSelected()
    })
    .catch((error: unknown) => {
      if (!loading.signal.aborted) console.error('The markers could not be loaded.', error)
    })
  const unwatch = watchColourScheme(() => {
    if (files.styleUrl === null) map.setStyle(styleOf(files))
    scene.redraw()
    map.once('styledata', showSelected)
  })
  return {
    show: (next) => {
      const isNew = next.selected !== null && next.selected.id !== shown.selected?.id
      shown = next
      scene.show(next)
      showSelected()
      const place = isNew ? findPlace(scene.data(), next.selected?.id ?? null) : null
      if (place) bringIntoView(map, place)
    },
    lookAt: (next) => {
      if (!isReported(next) && encodeCamera(next) !== encodeCamera(cameraOf(map)))
        map.jumpTo({ center: [next.lng, next.lat], zoom: next.zoom })
    },
    zoomBy: (steps) => map.easeTo({ zoom: map.getZoom() + steps, duration: 200 }),
    remove: () => {
      loading.abort()
      unwatch()
      map.remove()
    },
  }
}
