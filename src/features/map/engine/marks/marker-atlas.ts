import { TYPE_GROUPS, type TypeGroup } from '#market/vocabulary.ts'
import type { ColourScheme } from '#property/base-map/map-colours.ts'
import { BUBBLE_PX, bubbleIcon, CELL_RATIO, COUNT_MAX, COUNT_PX, countIcon, SELECTED_PX, SHARES, sharesIcon } from './layers.ts'
import { CLUSTER_INK, cssColour, MARKER_PX, MARKER_RING, MARKER_STYLES, type Rgb } from './marker-style.ts'

export interface AtlasCell {
  x: number
  y: number
  width: number
  height: number
  /** a mask, coloured by the layer */
  mask: boolean
}

export interface AtlasIcon {
  name: string
  isStencil?: boolean
  /** transparent pixels get the colour of the edge, else mipmaps would mix it with black */
  isRinged?: boolean
  /** of the square cell, in atlas pixels */
  side: number
  draw: (pen: CanvasRenderingContext2D, side: number, scheme: ColourScheme) => void
}

/** the atlas is drawn at twice the CSS size, for sharp screens */
const RATIO = 2
/** invisible, and below the alpha that layers draw */
const NEARLY_CLEAR = 0.012
const WIDTH = 1024
const GAP = 4
const sideOf = (px: number): number => Math.ceil(px * CELL_RATIO * RATIO)

/** Draws a 24 × 24 path centred in the cell, ring first. `ring` is in units of that box. */
function shape(pen: CanvasRenderingContext2D, side: number, path: string, fill: Rgb, line: Rgb, ring: number, shadow = 0) {
  const scale = side / CELL_RATIO / 24
  pen.save()
  pen.translate(side / 2 - 12 * scale, side / 2 - 12 * scale)
  pen.scale(scale, scale)
  const outline = new Path2D(path)
  if (shadow > 0) {
    pen.shadowColor = 'rgb(20 25 40 / 0.4)'
    pen.shadowBlur = shadow
    pen.shadowOffsetY = shadow / 3
  }
  pen.lineWidth = ring
  pen.lineJoin = 'round'
  pen.strokeStyle = cssColour(line)
  pen.stroke(outline)
  pen.shadowColor = 'transparent'
  pen.fillStyle = cssColour(fill)
  pen.fill(outline)
  pen.restore()
}

const WHITE: Rgb = [255, 255, 255]
const CIRCLE = MARKER_STYLES['public-stack'].path

function ring(pen: CanvasRenderingContext2D, side: number, scheme: ColourScheme) {
  const radius = side / CELL_RATIO / 2 - 3
  for (const [colour, width] of [
    [MARKER_RING[scheme], 9],
    [CLUSTER_INK[scheme], 4],
  ] as const) {
    pen.beginPath()
    pen.arc(side / 2, side / 2, radius, 0, 2 * Math.PI)
    pen.strokeStyle = cssColour(colour)
    pen.lineWidth = width
    pen.stroke()
  }
}

function count(pen: CanvasRenderingContext2D, side: number, scheme: ColourScheme, text: string) {
  pen.font = `600 ${(text.length > 2 ? 11.5 : 13) * RATIO}px "Inter Variable", system-ui, sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = cssColour(MARKER_RING[scheme])
  pen.fillText(text, side / 2, side / 2 + RATIO * 0.5)
}

/** a triangle's figure is at its centroid, this far below the middle of its box of 24 */
const LAND_UP = 3.2

/** A cluster of one group: its shape, or the ink of several. */
function bubble(pen: CanvasRenderingContext2D, side: number, scheme: ColourScheme, group: TypeGroup | null) {
  if (group === 'private-land') pen.translate(0, (-LAND_UP * side) / CELL_RATIO / 24)
  const { path, colour } = group ? MARKER_STYLES[group] : { path: CIRCLE, colour: CLUSTER_INK }
  shape(pen, side, path, colour[scheme], MARKER_RING[scheme], 2.8, 3)
}

/** A cluster of several groups: a ring of their shares around the ink that carries the figure. */
function shares(pen: CanvasRenderingContext2D, side: number, scheme: ColourScheme, parts: readonly number[]) {
  shape(pen, side, CIRCLE, MARKER_RING[scheme], MARKER_RING[scheme], 2.8, 3)
  const middle = side / 2
  const outer = (side / CELL_RATIO / 24) * 10.4
  const width = outer * 0.22
  let from = -Math.PI / 2
  for (const [at, part] of parts.entries()) {
    const group = TYPE_GROUPS[at]
    if (!group || part === 0) continue
    const to = from + (part / SHARES) * 2 * Math.PI
    pen.beginPath()
    pen.arc(middle, middle, outer - width / 2, from + SHARE_GAP, to - SHARE_GAP)
    pen.strokeStyle = cssColour(MARKER_STYLES[group].colour[scheme])
    pen.lineWidth = width
    pen.stroke()
    from = to
  }
  pen.beginPath()
  pen.arc(middle, middle, outer - width - RATIO * 0.75, 0, 2 * Math.PI)
  pen.fillStyle = cssColour(CLUSTER_INK[scheme])
  pen.fill()
}

/** half of the paper between two shares, in radians */
const SHARE_GAP = 0.06

/** Every way to share a ring among the groups of which at least two are there. */
const SHARE_PARTS = Array.from({ length: (SHARES + 1) ** 2 }, (_, i) => [i % (SHARES + 1), Math.floor(i / (SHARES + 1))] as const)
  .map(([first, second]) => [first, second, SHARES - first - second])
  .filter((parts) => parts.every((part) => part >= 0 && part < SHARES))

const counts = Array.from({ length: COUNT_MAX }, (_, i) => i + 2)

/** All icons that the layers use. */
export const ATLAS_ICONS: readonly AtlasIcon[] = [
  ...TYPE_GROUPS.flatMap((group): AtlasIcon[] => {
    const { path, colour } = MARKER_STYLES[group]
    return [
      {
        name: `${group}-small`,
        isRinged: true,
        side: sideOf(14),
        draw: (pen, side, scheme) => shape(pen, side, path, colour[scheme], MARKER_RING[scheme], 4.5),
      },
      {
        name: group,
        side: sideOf(MARKER_PX),
        draw: (pen, side, scheme) => shape(pen, side, path, colour[scheme], MARKER_RING[scheme], 4, 2.5),
      },
      {
        // below a mask: the ring and shadow of the shape
        name: `${group}-back`,
        side: sideOf(MARKER_PX),
        draw: (pen, side, scheme) => shape(pen, side, path, MARKER_RING[scheme], MARKER_RING[scheme], 4, 2.5),
      },
      {
        name: `${group}-stencil`,
        isStencil: true,
        side: sideOf(MARKER_PX),
        draw: (pen, side) => shape(pen, side, path, WHITE, WHITE, 0.01),
      },
      {
        name: `${group}-selected`,
        side: sideOf(SELECTED_PX),
        draw: (pen, side, scheme) => shape(pen, side, path, colour[scheme], MARKER_RING[scheme], 5, 6),
      },
    ]
  }),
  ...[...TYPE_GROUPS, null].map(
    (group): AtlasIcon => ({
      name: bubbleIcon(group),
      side: sideOf(BUBBLE_PX),
      draw: (pen, side, scheme) => bubble(pen, side, scheme, group),
    }),
  ),
  ...SHARE_PARTS.map(
    (parts): AtlasIcon => ({
      name: sharesIcon(parts),
      side: sideOf(BUBBLE_PX),
      draw: (pen, side, scheme) => shares(pen, side, scheme, parts),
    }),
  ),
  { name: 'ring', side: sideOf(34), draw: ring },
  ...counts.map(
    (n): AtlasIcon => ({
      name: countIcon(n),
      isRinged: true,
      side: sideOf(COUNT_PX),
      draw: (pen, side, scheme) => count(pen, side, scheme, n > COUNT_MAX ? `${COUNT_MAX}+` : String(n)),
    }),
  ),
]

/** Shelf packing: cells left to right, a new row when one is full. */
export function packAtlas(icons: readonly AtlasIcon[] = ATLAS_ICONS): { width: number; height: number; cells: Record<string, AtlasCell> } {
  const cells: Record<string, AtlasCell> = {}
  let x = 0
  let y = 0
  let row = 0
  for (const { name, side, isStencil = false } of icons) {
    if (x + side > WIDTH) {
      x = 0
      y += row + GAP
      row = 0
    }
    cells[name] = { x, y, width: side, height: side, mask: isStencil }
    x += side + GAP
    row = Math.max(row, side)
  }
  return { width: WIDTH, height: y + row, cells }
}

/** Draws the atlas; browser only. */
export function drawAtlas(scheme: ColourScheme): { image: HTMLCanvasElement; cells: Record<string, AtlasCell> } {
  const { width, height, cells } = packAtlas()
  const image = Object.assign(document.createElement('canvas'), { width, height })
  const pen = image.getContext('2d')
  for (const { name, side, isRinged, draw } of pen ? ATLAS_ICONS : []) {
    const cell = cells[name]
    if (!cell || !pen) continue
    pen.save()
    pen.translate(cell.x, cell.y)
    if (isRinged) {
      pen.fillStyle = cssColour(MARKER_RING[scheme], NEARLY_CLEAR)
      pen.fillRect(0, 0, side, side)
    }
    draw(pen, side, scheme)
    pen.restore()
  }
  return { image, cells }
}
