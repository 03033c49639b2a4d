import { TYPE_GROUPS } from '#market/vocabulary.ts'
import { BUBBLE_PX, bubbleIcon, CELL_RATIO, COUNT_MAX, COUNT_PX, countIcon, SELECTED_PX } from './layers.ts'
import { CLUSTER_INK, type ColourScheme, cssColour, MARKER_PX, MARKER_RING, MARKER_STYLES, type Rgb } from './marker-style.ts'

export interface AtlasCell {
  x: number
  y: number
  width: number
  height: number
  /** only its shape counts; the layer brings the colour */
  mask: boolean
}

export interface AtlasIcon {
  name: string
  isStencil?: boolean
  /** of the square cell, in atlas pixels */
  side: number
  draw: (pen: CanvasRenderingContext2D, side: number, scheme: ColourScheme) => void
}

/** the atlas is drawn at twice the CSS size, for sharp screens */
const RATIO = 2
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

const counts = Array.from({ length: COUNT_MAX }, (_, i) => i + 2)

/** Every icon that the layers may name. */
export const ATLAS_ICONS: readonly AtlasIcon[] = [
  ...TYPE_GROUPS.flatMap((group): AtlasIcon[] => {
    const { path, colour } = MARKER_STYLES[group]
    return [
      {
        name: `${group}-small`,
        side: sideOf(14),
        draw: (pen, side, scheme) => shape(pen, side, path, colour[scheme], MARKER_RING[scheme], 4.5),
      },
      {
        name: group,
        side: sideOf(MARKER_PX),
        draw: (pen, side, scheme) => shape(pen, side, path, colour[scheme], MARKER_RING[scheme], 4, 2.5),
      },
      {
        // under a stencil: the ring and shadow of the shape
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
      draw: (pen, side, scheme) =>
        shape(pen, side, CIRCLE, group ? MARKER_STYLES[group].colour[scheme] : CLUSTER_INK[scheme], MARKER_RING[scheme], 3.2, 3),
    }),
  ),
  { name: 'ring', side: sideOf(34), draw: ring },
  ...counts.map(
    (n): AtlasIcon => ({
      name: countIcon(n),
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
  for (const { name, side, draw } of pen ? ATLAS_ICONS : []) {
    const cell = cells[name]
    if (!cell || !pen) continue
    pen.save()
    pen.translate(cell.x, cell.y)
    draw(pen, side, scheme)
    pen.restore()
  }
  return { image, cells }
}
