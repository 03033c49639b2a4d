import { TYPE_GROUPS, type TypeGroup } from '#market/vocabulary.ts'
import type { Mark } from './marker-clusters.ts'
import { findPlace, type GroupMarkers, type MarkerData, type MarkerPlace } from './marker-data.ts'
import {
  type ColourScheme,
  LARGE_FROM_ZOOM,
  MARKER_PX,
  MARKER_RING,
  MARKER_STYLES,
  type Rgb,
  SHAPES_FROM_ZOOM,
  SHAPES_UP_TO,
} from './marker-style.ts'

/** How marks are drawn: many as dots, fewer as small shapes, near ones large with clusters. */
export type Stage = 'dots' | 'shapes' | 'large'

export interface LayerInput {
  data: MarkerData
  zoom: number
  groups: readonly TypeGroup[]
  selected: number | null
  highlighted: number | null
  /** what is in view, clustered; used from {@link LARGE_FROM_ZOOM} on */
  marks: readonly Mark[]
  scheme: ColourScheme
  /** the basemap layer to stay below: labels read over marks */
  beforeId: string | undefined
}

interface Common {
  id: string
  pickable: boolean
  beforeId: string | undefined
}

export interface DotLayer extends Common {
  kind: 'dots'
  data: GroupMarkers['binary']
  radius: number
  fill: Rgb
  line: Rgb
}

export interface ShapeLayer extends Common {
  kind: 'shapes'
  data: GroupMarkers['binary']
  icon: string
  size: number
}

export interface Sprite {
  lng: number
  lat: number
  icon: string
  /** side of the atlas cell in CSS pixels */
  size: number
  mark?: Mark
}

export interface SpriteLayer extends Common {
  kind: 'sprites'
  data: readonly Sprite[]
}

export type MarkerLayer = DotLayer | ShapeLayer | SpriteLayer

/** an atlas cell is this much larger than the mark in it: room for ring and shadow */
export const CELL_RATIO = 1.28
export const SELECTED_PX = 36
export const RING_PX = 34
export const BUBBLE_PX = 30
export const COUNT_PX = 22
/** counts above this are drawn as "99+" */
export const COUNT_MAX = 99

export const countIcon = (count: number): string => `count-${Math.min(count, COUNT_MAX + 1)}`
export const bubbleIcon = (group: TypeGroup | null): string => `bubble-${group ?? 'mixed'}`

export function stageAt(zoom: number, count: number): Stage {
  if (zoom >= LARGE_FROM_ZOOM) return 'large'
  return count > SHAPES_UP_TO && zoom < SHAPES_FROM_ZOOM ? 'dots' : 'shapes'
}

/** CSS pixels; grows with the zoom so that a city stays readable and a street stays pressable. */
export const shapePx = (zoom: number): number => Math.round(Math.min(16, Math.max(9, 9 + (zoom - 9.5) * 1.6)))
export const dotRadiusPx = (zoom: number): number => Math.min(4.5, Math.max(2, 2 + (zoom - 9) * 0.8))

function spritesOf(mark: Mark): Sprite[] {
  const { lng, lat } = mark
  if (mark.kind === 'marker') return [{ lng, lat, icon: mark.group, size: MARKER_PX * CELL_RATIO, mark }]
  return [
    { lng, lat, icon: bubbleIcon(mark.group), size: BUBBLE_PX * CELL_RATIO, mark },
    { lng, lat, icon: countIcon(mark.count), size: COUNT_PX * CELL_RATIO, mark },
  ]
}

const onTop = (place: MarkerPlace | null, icon: (group: TypeGroup) => string, size: number): Sprite[] =>
  place ? [{ lng: place.lng, lat: place.lat, icon: icon(place.group), size: size * CELL_RATIO, mark: { kind: 'marker', ...place } }] : []

/** The marks as layers, lowest first. A pure function of what is known; drawing it is the overlay's business. */
export function markerLayers({ data, zoom, groups, selected, highlighted, marks, scheme, beforeId }: LayerInput): MarkerLayer[] {
  const shown = TYPE_GROUPS.filter((group) => groups.includes(group))
  const stage = stageAt(
    zoom,
    shown.reduce((total, group) => total + data[group].count, 0),
  )
  const common = { pickable: true, beforeId }
  const all = shown.map((group): MarkerLayer => {
    const base = { ...common, data: data[group].binary }
    return stage === 'dots'
      ? {
          ...base,
          kind: 'dots',
          id: `dots:${group}`,
          radius: dotRadiusPx(zoom),
          fill: MARKER_STYLES[group].colour[scheme],
          line: MARKER_RING[scheme],
        }
      : { ...base, kind: 'shapes', id: `shapes:${group}`, icon: `${group}-small`, size: shapePx(zoom) * CELL_RATIO }
  })
  const large: SpriteLayer = { ...common, kind: 'sprites', id: 'large', data: stage === 'large' ? marks.flatMap(spritesOf) : [] }
  const ring =
    highlighted === selected ? [] : onTop(findPlace(data, highlighted), () => 'ring', stage === 'large' ? RING_PX : shapePx(zoom) + 9)
  const top = onTop(findPlace(data, selected), (group) => `${group}-selected`, SELECTED_PX)
  return [...(stage === 'large' ? [] : all), large, { ...common, kind: 'sprites', id: 'top', data: [...ring, ...top] }]
}

/** Which mark a picked layer and index stand for; null for none. */
export function markOf(data: MarkerData, layerId: string, index: number, object: unknown): Mark | null {
  const group = TYPE_GROUPS.find((name) => layerId.endsWith(`:${name}`))
  if (!group) return (object as Sprite | null)?.mark ?? null
  const ids = data[group].ids
  const [lng, lat] = data[group].positions.subarray(index * 2, index * 2 + 2)
  const id = ids[index]
  return id === undefined || lng === undefined || lat === undefined ? null : { kind: 'marker', id, group, lng, lat }
}
