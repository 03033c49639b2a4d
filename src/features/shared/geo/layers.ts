import { TYPE_GROUPS, type TypeGroup } from '#market/vocabulary.ts'
import type { GroupBuffer, MarkerBuffers } from './marker-buffers.ts'
import type { Mark, MarkerMark } from './marker-clusters.ts'
import { findPlace, type MarkerData, type MarkerPlace } from './marker-data.ts'
import { type FilterPlan, filterProps } from './marker-filter.ts'
import type { Painting } from './marker-metric.ts'
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
  buffers: MarkerBuffers
  zoom: number
  groups: readonly TypeGroup[]
  selected: number | null
  highlighted: number | null
  /** what is in view, clustered; used from {@link LARGE_FROM_ZOOM} on */
  marks: readonly Mark[]
  scheme: ColourScheme
  /** null: no filter has been set yet, so that the card compares nothing */
  plan: FilterPlan | null
  /** null: colours tell the groups apart */
  painting: Painting | null
}

/** Names are DataFilterExtension's. */
export type FilterProps = ReturnType<typeof filterProps>

interface Common {
  id: string
  filter: FilterProps | null
}

export interface DotLayer extends Common {
  kind: 'dots'
  data: GroupBuffer
  radius: number
  /** of all dots, unless the data brings a colour for each */
  fill: Rgb
  /** the ring that parts a dot from its neighbours; null where the colour is a figure and a ring would drown it */
  line: Rgb | null
}

export interface ShapeLayer extends Common {
  kind: 'shapes'
  data: GroupBuffer
  icon: string
  size: number
}

export interface Sprite {
  lng: number
  lat: number
  icon: string
  /** side of the atlas cell in CSS pixels */
  size: number
  /** the colour of an icon that is a stencil */
  tint?: Rgb
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

/** Metrics are drawn as dots until marks are large: there colour speaks, not the kind of home. */
export function stageAt(zoom: number, count: number, isMetric = false): Stage {
  if (zoom >= LARGE_FROM_ZOOM) return 'large'
  return isMetric || (count > SHAPES_UP_TO && zoom < SHAPES_FROM_ZOOM) ? 'dots' : 'shapes'
}

/** CSS pixels; grows with the zoom so that a city stays readable and a street stays pressable. */
export const shapePx = (zoom: number): number => Math.round(Math.min(16, Math.max(9, 9 + (zoom - 9.5) * 1.6)))
export const dotRadiusPx = (zoom: number): number => Math.min(zoom < SHAPES_FROM_ZOOM ? 4.5 : 6.5, Math.max(2, 2 + (zoom - 9) * 0.8))

/** The outer width of a mark below {@link LARGE_FROM_ZOOM}, for the pointer. */
export const markPx = (stage: Stage, zoom: number): number => (stage === 'dots' ? dotRadiusPx(zoom) * 2 + 1 : shapePx(zoom))

function spritesOf(mark: Mark, data: MarkerData, painting: Painting | null, scheme: ColourScheme): Sprite[] {
  const { lng, lat } = mark
  if (mark.kind === 'cluster') {
    return [
      { lng, lat, icon: bubbleIcon(painting ? null : mark.group), size: BUBBLE_PX * CELL_RATIO },
      { lng, lat, icon: countIcon(mark.count), size: COUNT_PX * CELL_RATIO },
    ]
  }
  const size = MARKER_PX * CELL_RATIO
  return painting ? painted(mark, data, painting, scheme, size) : [{ lng, lat, icon: mark.group, size }]
}

/** The group's shape in the metric's colour, on a ring of its own. */
function painted(
  { lng, lat, group, index }: MarkerMark,
  data: MarkerData,
  { stepAt }: Painting,
  scheme: ColourScheme,
  size: number,
): Sprite[] {
  return [
    { lng, lat, icon: `${group}-back`, size },
    { lng, lat, icon: `${group}-stencil`, size, tint: stepAt(data[group], index).colour[scheme] },
  ]
}

const onTop = (place: MarkerPlace | null, icon: (group: TypeGroup) => string, size: number): Sprite[] =>
  place ? [{ lng: place.lng, lat: place.lat, icon: icon(place.group), size: size * CELL_RATIO }] : []

/** How many marks of some groups there are, filtered or not: what decides how they are drawn. */
export const countOf = (data: MarkerData, groups: readonly TypeGroup[]): number =>
  groups.reduce((total, group) => total + data[group].count, 0)

/** The marks as layers, lowest first. A pure function of what is known; drawing it is the overlay's business. */
export function markerLayers(input: LayerInput): MarkerLayer[] {
  const { data, buffers, zoom, groups, selected, highlighted, marks, scheme, plan, painting } = input
  const shown = TYPE_GROUPS.filter((group) => groups.includes(group))
  const stage = stageAt(zoom, countOf(data, shown), painting !== null)
  const filter = plan && filterProps(plan)
  // a layer's program is made once: with a filter it is another layer
  const kind = plan ? 'filtered-' : ''
  const all = shown.map((group): MarkerLayer => {
    const base = { filter, data: buffers[group] }
    return stage === 'dots'
      ? {
          ...base,
          kind: 'dots',
          id: `${kind}dots:${group}`,
          radius: dotRadiusPx(zoom),
          fill: MARKER_STYLES[group].colour[scheme],
          line: painting ? null : MARKER_RING[scheme],
        }
      : { ...base, kind: 'shapes', id: `${kind}shapes:${group}`, icon: `${group}-small`, size: shapePx(zoom) * CELL_RATIO }
  })
  const sprites = stage === 'large' ? marks.flatMap((mark) => spritesOf(mark, data, painting, scheme)) : []
  const ring =
    highlighted === selected ? [] : onTop(findPlace(data, highlighted), () => 'ring', stage === 'large' ? RING_PX : shapePx(zoom) + 9)
  // the selected mark stays, whatever the filter says
  const top = onTop(findPlace(data, selected), (group) => `${group}-selected`, SELECTED_PX)
  const above = { kind: 'sprites', filter: null } as const
  return [...(stage === 'large' ? [] : all), { ...above, id: 'large', data: sprites }, { ...above, id: 'top', data: [...ring, ...top] }]
}
