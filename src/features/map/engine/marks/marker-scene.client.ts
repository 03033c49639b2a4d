import type { Layer } from '@deck.gl/core'
import type { FeatureCollection, MultiPoint, Point } from 'geojson'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { TYPE_GROUPS, type TypeGroup } from '#market/vocabulary.ts'
import { boundsOf } from '#property/base-map/base-map.client.ts'
import { ZOOM_MAX } from '#property/base-map/camera.ts'
import { colourScheme } from '#property/base-map/colour-scheme.client.ts'
import type { ColourScheme } from '#property/base-map/map-colours.ts'
import { LARGE_FROM_ZOOM } from '#property/base-map/style-words.ts'
import { hexRadiusMetres } from './hex-points.ts'
import { hexStore } from './hex-store.client.ts'
import { countOf, dotRadiusPx, markerLayers, shapePx, stageAt } from './layers.ts'
import { drawAtlas } from './marker-atlas.ts'
import { bufferStore } from './marker-buffers.ts'
import { type Mark, openCluster } from './marker-clusters.ts'
import { findPlace, type MarkerData, markersOf, placeAt } from './marker-data.ts'
import type { MarkerBytes } from './marker-files.ts'
import { type AreaColour, areaColourOf, type Legend } from './marker-metric.ts'
import { createMarkerOverlay } from './marker-overlay.client.ts'
import { FINGER_SLACK_PX, pickMark } from './marker-pick.ts'
import { type NearMarks, nearMarks } from './near-marks.ts'
import { isInView, type PriceWords, priceLabels } from './price-labels.ts'
import { changeScene, openingScene, type SceneShown, type SceneState } from './scene-state.ts'
import { selectedMark } from './selected-mark.client.ts'

interface PointerEvents {
  onHover: (id: number | null) => void
  onMark: (mark: Mark | null) => void
}

/** Reports the hovered and clicked mark. `pick` returns the mark at a point, or near it for touch. */
function watchPointer(
  map: MapLibreMap,
  pick: (at: { lng: number; lat: number }, isFinger?: boolean) => Mark | null,
  events: PointerEvents,
): void {
  let hovered: number | null = null
  const hover = (mark: Mark | null) => {
    map.getCanvas().style.cursor = mark ? 'pointer' : ''
    const id = mark?.kind === 'marker' ? mark.id : null
    if (id !== hovered) events.onHover(id)
    hovered = id
  }
  // current browsers send clicks as pointer events
  const isFinger = (event: MouseEvent) => 'pointerType' in event && event.pointerType === 'touch'
  map.on('click', ({ lngLat, originalEvent }) => events.onMark(pick(lngLat, isFinger(originalEvent))))
  map.on('mousemove', ({ lngLat, originalEvent }) => {
    const isDragging = originalEvent.buttons !== 0
    if (!isDragging) hover(pick(lngLat))
  })
  map.on('mouseout', () => hover(null))
}

type MarkRooms = FeatureCollection<MultiPoint>

/** with more marks than this there would be no room for names */
const MARKS_MAX = 600

/** All marks as points that labels avoid; none where there are too many. */
function markRooms(data: MarkerData): MarkRooms {
  const isFew = countOf(data, TYPE_GROUPS) <= MARKS_MAX
  const places = isFew ? TYPE_GROUPS.flatMap((group) => Array.from({ length: data[group].count }, (_, i) => placeAt(data[group], i))) : []
  const coordinates = places.flatMap((place) => (place ? [[place.lng, place.lat]] : []))
  return { type: 'FeatureCollection', features: [{ type: 'Feature', properties: {}, geometry: { type: 'MultiPoint', coordinates } }] }
}

export interface SceneEvents {
  /** a clicked project, a cluster to open at a zoom, or nothing */
  onMark: (mark: { id: number } | { lng: number; lat: number; zoom: number } | null) => void
  onHover: (id: number | null) => void
  /** the legend; null: colours show the groups, or there are too few figures */
  onLegend: (legend: Legend | null) => void
  /** the figure of the areas that stand for the marks now; null: the marks themselves are shown */
  onAreas: (areas: AreaColour | null) => void
  /** the large marks in and around the view with the words of their prices; empty below the zoom where marks are large */
  onPrices: (labels: FeatureCollection<Point>) => void
  /** every mark where there are few of them, else none; labels avoid them */
  onRooms: (rooms: MarkRooms) => void
  onData: (data: MarkerData) => void
}

export interface MarkerScene {
  setMarkers: (files: readonly MarkerBytes[]) => void
  show: (shown: SceneShown & { selected: { id: number; name: string } | null }) => void
  /** redraws after a change of colours or style */
  redraw: () => void
}

/** The state whose change needs new layers. */
const stepOf = (zoom: number): string =>
  zoom >= LARGE_FROM_ZOOM
    ? `large ${Math.floor(zoom)}`
    : `${stageAt(zoom, Number.POSITIVE_INFINITY)} ${shapePx(zoom)} ${dotRadiusPx(zoom).toFixed(1)} ${hexRadiusMetres(zoom)}`

/** The areas that stand for marks: their layer, and the groups whose marks are drawn beside it. `draw` is called when they have changed by themselves. */
function areaScene(map: MapLibreMap, draw: () => void, onAreas: SceneEvents['onAreas']) {
  const now: { isGone: boolean; told: AreaColour | null; groups: readonly TypeGroup[] } = { isGone: false, told: null, groups: [] }
  map.once('remove', () => {
    now.isGone = true
  })
  const hexOf = hexStore(() => {
    if (!now.isGone) draw()
  })
  return {
    groups: () => now.groups,
    layerOf: (state: SceneState, zoom: number, scheme: ColourScheme): Layer | null => {
      const hexagons = hexOf(state, zoom, scheme)
      const layer = hexagons === 'coming' ? null : hexagons
      const areas = layer && areaColourOf(state.shown.colourBy)
      now.groups = hexagons === null ? state.shown.groups : []
      if (areas !== now.told) onAreas(areas)
      now.told = areas
      return layer
    },
  }
}

/** The marks over the map: drawing and picking. Create it after the map's first frame. */
export function createMarkerScene(map: MapLibreMap, prices: PriceWords | null, events: SceneEvents): MarkerScene {
  const overlay = createMarkerOverlay(map)
  const buffersOf = bufferStore()
  const areas = areaScene(map, () => draw(), events.onAreas)
  let state = openingScene()
  let atlas: ReturnType<typeof drawAtlas> | null = null
  let near: NearMarks | null = null
  let drawnStep = ''
  const selection = selectedMark(map, (id) => findPlace(state.data, id))

  const lookAround = () => {
    const before = near
    near = nearMarks(state.data, state.plan, boundsOf(map), map.getZoom(), before)
    if (near !== before) writePrices()
    return near !== before
  }
  /** at rest, prices that the map's edge would cut are left out */
  const writePrices = () => {
    const { clientWidth: width, clientHeight: height } = map.getContainer()
    const isWhole = (mark: { lng: number; lat: number }, text: string) =>
      map.isMoving() || isInView(map.project([mark.lng, mark.lat]), text, { width, height })
    if (prices) events.onPrices(priceLabels(state.data, near ?? NONE_NEAR, prices, isWhole))
  }
  const draw = () => {
    const scheme = colourScheme()
    atlas ??= drawAtlas(scheme)
    const zoom = map.getZoom()
    lookAround()
    drawnStep = stepOf(zoom)
    const { data, shown, card, painting } = state
    const below = areas.layerOf(state, zoom, scheme)
    overlay.draw(
      markerLayers({
        data,
        zoom,
        scheme,
        painting,
        plan: card,
        buffers: buffersOf(data, card, painting, scheme),
        groups: areas.groups(),
        selected: shown.selected?.id ?? null,
        highlighted: shown.highlighted,
        marks: near?.marks ?? [],
      }),
      atlas,
      below,
    )
  }
  const change = (changes: Partial<Pick<SceneState, 'data' | 'shown'>>) => {
    const { legend } = state
    state = changeScene(state, changes)
    if (state.legend !== legend) events.onLegend(state.legend)
    draw()
  }
  map.on('move', () => {
    if (drawnStep !== stepOf(map.getZoom()) || lookAround()) draw()
  })
  map.on('moveend', () => {
    if (near) writePrices()
  })
  watchPointer(
    map,
    (at, isFinger) => pickMark(at, pickInput(state, areas.groups(), map.getZoom(), near), isFinger ? FINGER_SLACK_PX : undefined),
    {
      onHover: events.onHover,
      onMark: (mark) => {
        if (mark === null || mark.kind === 'marker') return events.onMark(mark)
        const inside = near?.members[mark.clusterId]
        if (!inside) return
        const step = openCluster(state.data, inside, ZOOM_MAX, state.shown.selected?.id ?? null)
        events.onMark(step.to === 'zoom' ? { lng: mark.lng, lat: mark.lat, zoom: step.zoom + 0.05 } : { id: step.id })
      },
    },
  )
  return {
    setMarkers: (files) => {
      change({ data: markersOf(files) })
      selection.write()
      events.onRooms(markRooms(state.data))
      events.onData(state.data)
    },
    show: (shown) => {
      change({ shown })
      selection.select(shown.selected)
    },
    redraw: () => {
      atlas = null
      near = null
      draw()
      selection.write()
      events.onRooms(markRooms(state.data))
    },
  }
}

const NONE_NEAR = { marks: [], members: [] }

const pickInput = (state: SceneState, groups: readonly TypeGroup[], zoom: number, near: NearMarks | null) => ({
  data: state.data,
  plan: state.plan,
  groups,
  zoom,
  marks: near?.marks ?? [],
  selected: state.shown.selected?.id ?? null,
  isMetric: state.painting !== null,
})
