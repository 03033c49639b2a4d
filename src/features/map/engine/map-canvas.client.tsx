import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MapFilter } from '#filter/map-filter.ts'
import { canDrawMap, type MapWords } from '#property/base-map/base-map.client.ts'
import canvasStyles from '#property/base-map/base-map.css?url'
import type { Camera } from '#property/base-map/camera.ts'
import { useDrawing } from '#property/drawing/use-drawing.tsx'
import type { MarkerData } from './marks/marker-data.ts'
import { createMarkerMap, type MapEvents, type MapFiles, type MapShown, type MarkerMap } from './marks/marker-map.client.ts'
import type { AreaColour, Legend } from './marks/marker-metric.ts'

type Optional = 'onData' | 'onLegend' | 'onAreas' | 'onMap' | 'onFailure' | 'isClickTaken'
type Chosen = 'filter' | 'place' | 'colourBy'

export interface MapCanvasProps
  extends Omit<MapShown, 'selected' | Chosen>,
    Partial<Pick<MapShown, Chosen>>,
    Omit<MapEvents, Optional>,
    Partial<Pick<MapEvents, Optional>> {
  selected: number | null
  /** the selected mark's label */
  selectedName: string
  files: MapFiles
  words: MapWords
  /** the camera; the map moves when this changes from outside */
  camera: Camera
  onUnavailable: () => void
}

const NO_FILTER: MapFilter = {}

/** The drawn map. It fills its parent; input comes by props only, output goes by events. */
export function MapCanvas(props: MapCanvasProps) {
  const { files, words, camera, groups, selected, selectedName, highlighted, onUnavailable, ...events } = props
  const { filter = NO_FILTER, place = null, colourBy = 'group' } = props
  const holder = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<MarkerMap | null>(null)
  const { isDrawn, note, fail } = useDrawing(holder)
  const emit = {
    onLoad: useEffectEvent(events.onLoad),
    onRest: useEffectEvent(events.onRest),
    onSelect: useEffectEvent(events.onSelect),
    onHover: useEffectEvent(events.onHover),
    onData: useEffectEvent((data: MarkerData) => events.onData?.(data)),
    onLegend: useEffectEvent((legend: Legend | null) => events.onLegend?.(legend)),
    onAreas: useEffectEvent((areas: AreaColour | null) => events.onAreas?.(areas)),
    onFailure: useEffectEvent(() => events.onFailure?.()),
    isClickTaken: useEffectEvent(() => events.isClickTaken?.() ?? false),
    onMap: useEffectEvent((drawn: MapLibreMap | null) => events.onMap?.(drawn)),
  }
  const create = useEffectEvent(() => {
    if (!holder.current || !canDrawMap()) return null
    try {
      return createMarkerMap(holder.current, files, camera, words, emit)
    } catch (error) {
      console.warn('The map cannot be drawn here.', error)
      return null
    }
  })
  const unavailable = useEffectEvent(() => {
    if (!fail()) onUnavailable()
  })
  const madeOf = JSON.stringify([files, words])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new map is made when its parts change, not when the camera does
  useEffect(() => {
    if (!isDrawn) return
    const made = create()
    setMap(made)
    if (!made) unavailable()
    return () => {
      made?.remove()
      setMap(null)
    }
  }, [madeOf, isDrawn])

  useEffect(
    () =>
      map?.show({
        groups,
        filter,
        place,
        colourBy,
        selected: selected === null ? null : { id: selected, name: selectedName },
        highlighted,
      }),
    [map, groups, filter, place, colourBy, selected, selectedName, highlighted],
  )
  useEffect(() => map?.lookAt(camera), [map, camera])

  return (
    <>
      {/* linked and not injected, because the security policy lets no script write a style element */}
      <link rel="stylesheet" href={canvasStyles} precedence="map" />
      <div ref={holder} className="absolute inset-0" />
      <div className="absolute top-3 right-3 grid max-lg:top-26 overflow-hidden rounded border border-line bg-sheet shadow-float">
        <ZoomButton name={words.zoomIn} sign="M8 3v10M3 8h10" onPress={() => map?.zoomBy(1)} />
        <ZoomButton name={words.zoomOut} sign="M3 8h10" onPress={() => map?.zoomBy(-1)} />
      </div>
      {note}
    </>
  )
}

function ZoomButton({ name, sign, onPress }: { name: string; sign: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={onPress}
      className="grid size-9 place-items-center text-ink-2 not-first:border-t not-first:border-line-2 hover:bg-wash hover:text-ink focus-visible:-outline-offset-2"
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={sign} stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      </svg>
    </button>
  )
}
