import { TYPE_GROUPS, type TypeGroup } from '#market/vocabulary.ts'
import type { ColourScheme } from '#property/base-map/map-colours.ts'
import { LARGE_FROM_ZOOM } from '#property/base-map/style-words.ts'
import type { GroupBuffer, MarkerBuffers } from './marker-buffers.ts'
import type { Mark, MarkerMark } from './marker-clusters.ts'
import { findPlace, type MarkerData, type MarkerPlace } from './marker-data.ts'
import { type FilterPlan, filterProps } from './marker-filter.ts'
import type { Painting } from './marker-metric.ts'
import { MARKER_PX, MARKER_RING, MARKER_STYLES, type Rgb, SHAPES_FROM_ZOOM, SHAPES_UP_TO } from './marker-style.ts'

/** How marks are drawn: many as dots, fewer as small shapes, and at high zoom large with clusters. */
export type Stage = 'dots' | 'shapes' | 'large'

export interface LayerInput {
  data: MarkerData
  buffers: MarkerBuffers
  zoom: number
  groups: readonly TypeGroup[]
  selected: number | null
  highlighted: number | null
  /** the clustered marks in view; used from {@link LARGE_FROM_ZOOM} on */
  marks: readonly Mark[]
  scheme: ColourScheme
  /** null: no filter has been set yet, so the graphics card filters nothing */
  plan: FilterPlan | null
  /** null: colours show the groups */
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
  /** the ring that separates a dot from its neighbours; null where it would hide the colour: of figures, and of overlapping dots */
  line: Rgb | null
  lineWidth: number
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
  /** the colour of an icon that is a mask */
  tint?: Rgb
}

export interface SpriteLayer extends Common {
  kind: 'sprites'
  data: readonly Sprite[]
}

export type MarkerLayer = DotLayer | ShapeLayer | SpriteLayer

/** an atlas cell is this much larger than the mark in it: room for ring and shadow */
export const CELL_RATIO = 1.28
/** at low zoom the rings of thousands of marks would dominate */
const THIN_BELOW_ZOOM = 11
export const SELECTED_PX = 36
export const RING_PX = 34
/** the largest bubble of a cluster */
export const BUBBLE_PX = 40
export const COUNT_PX = 22
/** more dots than this are so close that mostly their rings would show */
export const RINGS_UP_TO = 25_000
/** counts above this are drawn as "99+" */
export const COUNT_MAX = 99

export const countIcon = (count: number): string => `count-${Math.min(count, COUNT_MAX + 1)}`
export const bubbleIcon = (group: TypeGroup | null): string => `bubble-${group ?? 'mixed'}`

/** The number of parts in which a cluster of several groups shows their shares. */
export const SHARES = 8

/** The number of {@link SHARES} parts for each group; a group that is present gets at least one. */
export function sharesOf(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const parts = counts.map((count) => (count === 0 ? 0 : Math.max(1, Math.round((count / total) * SHARES))))
  const over = parts.reduce((sum, part) => sum + part, -SHARES)
  const most = parts.indexOf(Math.max(...parts))
  return parts.map((part, at) => (at === most ? part - over : part))
}
export const sharesIcon = (parts: readonly number[]): string => `shares-${parts.join('-')}`

/** a figure needs more room in a square than in a circle, more in a triangle, and inside a ring of shares */
const BUBBLE_EXTRA_PX = { 'public-stack': 0, 'private-stack': 3, 'private-land': 5, mixed: 6 } as const

/** More homes, a larger bubble. */
export const bubblePx = (count: number, group: TypeGroup | null): number =>
  (count < 10 ? 28 : count < 100 ? 31 : 34) + BUBBLE_EXTRA_PX[group ?? 'mixed']

/** Metrics are drawn as dots until marks are large, because the colour shows the figure and not the group. */
export function stageAt(zoom: number, count: number, isMetric = false): Stage {
  if (zoom >= LARGE_FROM_ZOOM) return 'large'
  return isMetric || (count > SHAPES_UP_TO && zoom < SHAPES_FROM_ZOOM) ? 'dots' : 'shapes'
}

/** The width of a mark by zoom: it grows a little slower than distances, so that marks of a town stay distinguishable. */
const WIDTHS = [
  [8, 2.6],
  [10.5, 3.8],
  [12, 5.5],
  [13, 8],
] as const

function widthPx(zoom: number): number {
  const above = WIDTHS.findIndex(([at]) => at > zoom)
  const [[from, low], [to, high]] = [WIDTHS.at(above - 1) ?? WIDTHS[0], WIDTHS.at(above) ?? WIDTHS[3]]
  if (above === 0) return WIDTHS[0][1]
  return above < 0 ? WIDTHS[3][1] : low + ((high - low) * (zoom - from)) / (to - from)
}

/** few marks have room to show their shape at low zoom */
const FEW_PX = 9

/** CSS pixels, in halves: each new size is drawn anew. */
export const shapePx = (zoom: number, isFew = false): number => Math.max(isFew ? FEW_PX : 0, Math.round(widthPx(zoom) * 2) / 2)
export const dotRadiusPx = (zoom: number): number => Math.round(widthPx(zoom) * 5) / 10

/** The outer width of a mark below {@link LARGE_FROM_ZOOM}, for the pointer. */
export const markPx = (stage: Stage, zoom: number, count: number): number =>
  stage === 'dots' ? dotRadiusPx(zoom) * 2 : shapePx(zoom, count <= SHAPES_UP_TO)

/** The groups from the most to the fewest marks: those with few are drawn last, because the others would hide them. */
export const drawOrder = (data: MarkerData, groups: readonly TypeGroup[]): TypeGroup[] =>
  TYPE_GROUPS.filter((group) => groups.includes(group)).sort((one, other) => data[other].count - data[one].count)

function spritesOf(mark: Mark, data: MarkerData, painting: Painting | null, scheme: ColourScheme): Sprite[] {
  const { lng, lat } = mark
  if (mark.kind === 'cluster') {
    const isPlain = painting !== null || mark.group !== null
    return [
      {
        lng,
        lat,
        size: bubblePx(mark.count, painting ? 'public-stack' : mark.group) * CELL_RATIO,
        icon: isPlain ? bubbleIcon(painting ? null : mark.group) : sharesIcon(sharesOf(mark.counts)),
      },
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

/** The number of marks of some groups, filtered or not, which decides how they are drawn. */
export const countOf = (data: MarkerData, groups: readonly TypeGroup[]): number =>
  groups.reduce((total, group) => total + data[group].count, 0)

/** The marks as layers, lowest first. A pure function; the overlay draws them. */
export function markerLayers(input: LayerInput): MarkerLayer[] {
  const { data, buffers, zoom, groups, selected, highlighted, marks, scheme, plan, painting } = input
  const shown = drawOrder(data, groups)
  const count = countOf(data, shown)
  const stage = stageAt(zoom, count, painting !== null)
  const small = shapePx(zoom, count <= SHAPES_UP_TO)
  const filter = plan && filterProps(plan)
  // a layer's shader is compiled once, so with a filter it is another layer
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
          line: painting || count > RINGS_UP_TO ? null : MARKER_RING[scheme],
          lineWidth: zoom < THIN_BELOW_ZOOM ? 0.4 : 0.7,
        }
      : { ...base, kind: 'shapes', id: `${kind}shapes:${group}`, icon: `${group}-small`, size: small * CELL_RATIO }
  })
  const sprites = stage === 'large' ? marks.flatMap((mark) => spritesOf(mark, data, painting, scheme)) : []
  const ring = highlighted === selected ? [] : onTop(findPlace(data, highlighted), () => 'ring', stage === 'large' ? RING_PX : small + 10)
  // the selected mark is shown even if it fails the filter
  const top = onTop(findPlace(data, selected), (group) => `${group}-selected`, SELECTED_PX)
  const above = { kind: 'sprites', filter: null } as const
  return [...(stage === 'large' ? [] : all), { ...above, id: 'large', data: sprites }, { ...above, id: 'top', data: [...ring, ...top] }]
}
