import { type GeoJSONSource, LngLat, type Map as MapLibreMap, type StyleSpecification } from 'maplibre-gl'
import type { MapFilter } from '#filter/map-filter.ts'
import type { TypeGroup } from '#market/vocabulary.ts'
import { boundsOf, cameraOf, createBaseMap, type MapWords } from '#property/base-map/base-map.client.ts'
import { baseStyle, PRICE_SOURCE, ROOM_SOURCE } from '#property/base-map/base-style.ts'
import { type Bounds, type Camera, encodeCamera, ZOOM_MAX } from '#property/base-map/camera.ts'
import { colourScheme, watchColourScheme } from '#property/base-map/colour-scheme.client.ts'
import { labelIn } from '../base-map/hosted-labels.client.ts'
import type { MarkerData } from './marker-data.ts'
import { fetchMarkers, type MarkerFile } from './marker-files.ts'
import type { PlaceTest } from './marker-filter.ts'
import type { AreaColour, ColourBy, Legend } from './marker-metric.ts'
import type { MarkerScene } from './marker-scene.client.ts'
import { COUNT_FONT } from './marker-style.ts'
import type { PriceWords } from './price-labels.ts'

/** The parts of a map; a change of these makes a new map. */
export interface MapFiles {
  basemapUrl: string
  stationsUrl: string
  markers: readonly MarkerFile[]
  /** a hosted style instead of the built-in one */
  styleUrl: string | null
  isLocalNames: boolean
  /** of the labels of a hosted style, as its tiles name it: "zh-Hans" */
  labelLanguage: string
  /** writes the prices beside near marks; absent: no prices */
  prices?: PriceWords
}

export interface MapShown {
  groups: readonly TypeGroup[]
  /** the filter besides the groups; the same object while nothing changes */
  filter: MapFilter
  place: PlaceTest
  colourBy: ColourBy
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
  /** the marks' columns when they have loaded, for counts and histograms */
  onData: (data: MarkerData) => void
  /** the legend of the present colours */
  onLegend: (legend: Legend | null) => void
  /** the figure of the areas that stand for the marks now; null: the marks themselves are shown */
  onAreas: (areas: AreaColour | null) => void
  /** marker files could not be fetched or read */
  onFailure: () => void
  /** whether clicks mean something else, so that they neither select nor zoom */
  isClickTaken: () => boolean
  /** the drawn map, for parts that draw on it; null when it is removed */
  onMap: (map: MapLibreMap | null) => void
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

/** Returns whether a camera was reported by the map itself; coming back by the address it must not move the map. */
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

/** Loads deck.gl, filters and clustering in parallel with the first map frame. Null when the map was removed meanwhile. */
async function loadScene(map: MapLibreMap): Promise<typeof import('./marker-scene.client.ts') | null> {
  const isGone = { now: false }
  map.once('remove', () => {
    isGone.now = true
  })
  // layers can be added only to a loaded style, and a hosted one may load late
  const styled = new Promise((done) => map.once('style.load', done))
  await new Promise((done) => map.once('render', done))
  performance.mark('map-first-frame')
  const [code] = await Promise.all([import('./marker-scene.client.ts'), document.fonts.load(COUNT_FONT), styled])
  return isGone.now ? null : code
}

/** Creates the map: basemap first, then the marks over it. Throws where WebGL is missing. */
export function createMarkerMap(container: HTMLElement, files: MapFiles, camera: Camera, words: MapWords, events: MapEvents): MarkerMap {
  const map = createBaseMap(container, styleOf(files), camera, words)
  const loading = new AbortController()
  const markers = fetchMarkers(files.markers, loading.signal)
  let scene: MarkerScene | null = null
  let shown: MapShown | null = null
  const isReported = watchCamera(map, events)
  if (files.styleUrl !== null) map.on('style.load', () => labelIn(map, files.labelLanguage))
  events.onMap(map)
  loadScene(map)
    .then(async (code) => {
      if (!code) return
      const made = code.createMarkerScene(map, files.prices ?? null, {
        onMark: (mark) => {
          if (events.isClickTaken()) return
          if (mark === null) events.onSelect(null)
          else if ('id' in mark) events.onSelect(mark.id)
          else map.easeTo({ center: new LngLat(mark.lng, mark.lat), zoom: Math.min(mark.zoom, ZOOM_MAX), duration: 400 })
        },
        onHover: events.onHover,
        onLegend: events.onLegend,
        onAreas: events.onAreas,
        onPrices: (labels) => void map.getSource<GeoJSONSource>(PRICE_SOURCE)?.setData(labels),
        onRooms: (rooms) => void map.getSource<GeoJSONSource>(ROOM_SOURCE)?.setData(rooms),
        onData: events.onData,
      })
      scene = made
      if (shown) made.show(shown)
      made.setMarkers(await markers)
    })
    .catch((error: unknown) => {
      if (loading.signal.aborted) return
      console.error('The markers cannot be shown.', error)
      events.onFailure()
    })
  // reported when the scene is ready
  markers.catch(() => {})
  const unwatch = watchColourScheme(() => {
    if (files.styleUrl === null) map.setStyle(styleOf(files))
    scene?.redraw()
    map.once('styledata', () => scene?.redraw())
  })
  return {
    show: (next) => {
      shown = next
      scene?.show(next)
    },
    lookAt: (next) => {
      if (!isReported(next) && encodeCamera(next) !== encodeCamera(cameraOf(map)))
        map.jumpTo({ center: [next.lng, next.lat], zoom: next.zoom })
    },
    zoomBy: (steps) => map.easeTo({ zoom: map.getZoom() + steps, duration: 200 }),
    remove: () => {
      events.onMap(null)
      loading.abort()
      unwatch()
      map.remove()
    },
  }
}
