import type { Map as MapLibreMap } from 'maplibre-gl'
import type { TypeGroup } from '#market/vocabulary.ts'
import { boundsOf } from './base-map.client.ts'
import { type Bounds, ZOOM_MAX } from './camera.ts'
import { colourScheme } from './colour-scheme.client.ts'
import { markerLayers, shapePx, stageAt } from './layers.ts'
import { COUNT_FONT, drawAtlas } from './marker-atlas.ts'
import type { ClusterIndex, Mark } from './marker-clusters.ts'
import { emptyMarkers, isInside, type MarkerData } from './marker-data.ts'
import type { MarkerOverlay } from './marker-overlay.client.ts'
import { LARGE_FROM_ZOOM } from './marker-style.ts'

interface Shown {
  groups: readonly TypeGroup[]
  selected: { id: number } | null
  highlighted: number | null
}

interface SceneEvents {
  /** a project pressed, a cluster to open at a zoom, or nothing */
  onMark: (mark: { id: number } | { lng: number; lat: number; zoom: number } | null) => void
  onHover: (id: number | null) => void
}

export interface MarkerScene {
  data: () => MarkerData
  setData: (data: MarkerData) => void
  show: (shown: Shown) => void
  /** after a change of the colour scheme */
  redraw: () => void
}

/** A quarter more on every side, so that small pans need no new marks. */
function wider({ south, west, north, east }: Bounds): Bounds {
  const lat = (north - south) / 4
  const lng = (east - west) / 4
  return { south: south - lat, west: west - lng, north: north + lat, east: east + lng }
}

interface Drawing {
  overlay: MarkerOverlay
  clusters: typeof import('./marker-clusters.ts')
}

/** deck.gl and the clustering are fetched beside the first map frame, never before it. Null when the map has gone meanwhile. */
async function loadDrawing(map: MapLibreMap): Promise<Drawing | null> {
  const isGone = { now: false }
  map.once('remove', () => {
    isGone.now = true
  })
  await new Promise((done) => map.once('render', done))
  performance.mark('map-first-frame')
  const loaded = map.loaded() ? null : new Promise((done) => map.once('load', done))
  const [{ createMarkerOverlay }, clusters] = await Promise.all([
    import('./marker-overlay.client.ts'),
    import('./marker-clusters.ts'),
    loaded,
    document.fonts.load(COUNT_FONT),
  ])
  return isGone.now ? null : { overlay: createMarkerOverlay(map), clusters }
}

/** The marks over the map: which are drawn how, and what is pressed. */
export function createMarkerScene(map: MapLibreMap, events: SceneEvents): MarkerScene {
  let data = emptyMarkers()
  let shown: Shown = { groups: [], selected: null, highlighted: null }
  let drawing: Drawing | null = null
  let atlas: ReturnType<typeof drawAtlas> | null = null
  let index: ClusterIndex | null = null
  let drawn: { bounds: Bounds; step: string; marks: Mark[] } | null = null

  const indexWith = ({ clusters }: Drawing) => {
    index ??= clusters.clusterIndex(data, shown.groups)
    return index
  }
  const draw = () => {
    if (!drawing) return
    atlas ??= drawAtlas(colourScheme())
    const zoom = map.getZoom()
    const bounds = wider(boundsOf(map))
    const marks = zoom >= LARGE_FROM_ZOOM ? drawing.clusters.marksIn(indexWith(drawing), bounds, zoom) : []
    drawn = { bounds, step: stepOf(zoom), marks }
    const beforeId = map.getStyle().layers.find(({ type }) => type === 'symbol')?.id
    const { groups, selected, highlighted } = shown
    drawing.overlay.draw(
      markerLayers({ data, zoom, groups, selected: selected?.id ?? null, highlighted, marks, scheme: colourScheme(), beforeId }),
      atlas,
    )
  }
  const stepOf = (zoom: number) =>
    zoom >= LARGE_FROM_ZOOM ? `large ${Math.floor(zoom)}` : `${stageAt(zoom, 0)} ${shapePx(zoom)} ${zoom.toFixed(1)}`
  const onMove = () => {
    const view = boundsOf(map)
    const isCovered =
      drawn && isInside({ lat: view.south, lng: view.west }, drawn.bounds) && isInside({ lat: view.north, lng: view.east }, drawn.bounds)
    const zoom = map.getZoom()
    if (drawn?.step !== stepOf(zoom) || (zoom >= LARGE_FROM_ZOOM && !isCovered)) draw()
  }
  map.on('move', onMove)
  watchPointer(
    map,
    () => drawing?.overlay ?? null,
    () => data,
    {
      onHover: events.onHover,
      onMark: (mark) => {
        if (mark === null || mark.kind === 'marker') return events.onMark(mark)
        if (!drawing) return
        const step = drawing.clusters.openCluster(indexWith(drawing), mark.clusterId, ZOOM_MAX, shown.selected?.id ?? null)
        events.onMark(step.to === 'zoom' ? { lng: mark.lng, lat: mark.lat, zoom: step.zoom + 0.05 } : { id: step.id })
      },
    },
  )
  loadDrawing(map)
    .then((loaded) => {
      drawing = loaded
      draw()
    })
    .catch((error: unknown) => console.error('The markers cannot be drawn.', error))
  return {
    data: () => data,
    setData: (next) => {
      data = next
      index = null
      draw()
    },
    show: (next) => {
      if (next.groups.join() !== shown.groups.join()) index = null
      shown = next
      draw()
    },
    redraw: () => {
      atlas = null
      draw()
    },
  }
}

interface PointerEvents {
  onHover: (id: number | null) => void
  onMark: (mark: Mark | null) => void
}

const HOVER_EVERY_MS = 60

/** MapLibre's own press is the reliable one; deck.gl only says what lies under it. */
function watchPointer(map: MapLibreMap, overlay: () => MarkerOverlay | null, data: () => MarkerData, events: PointerEvents): void {
  let last = 0
  let hovered: number | null = null
  const hover = (mark: Mark | null) => {
    map.getCanvas().style.cursor = mark ? 'pointer' : ''
    const id = mark?.kind === 'marker' ? mark.id : null
    if (id !== hovered) events.onHover(id)
    hovered = id
  }
  map.on('click', ({ point }) => events.onMark(overlay()?.pick(point, data()) ?? null))
  map.on('mousemove', ({ point, originalEvent }) => {
    const isDragging = originalEvent.buttons !== 0
    if (isDragging || performance.now() - last < HOVER_EVERY_MS) return
    hover(overlay()?.pick(point, data()) ?? null)
    // a slow graphics card gets fewer looks
    last = performance.now()
  })
  map.on('mouseout', () => hover(null))
}
