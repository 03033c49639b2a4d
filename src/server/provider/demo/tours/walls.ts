import type { Material, Solid } from './solids.ts'

export interface Opening {
  /** along the wall, in metres */
  from: number
  to: number
  bottom: number
  top: number
  kind: 'door' | 'window' | 'wide'
}

/** A wall along an axis: `along` x it runs from `from` to `to` at y = `at`. */
export interface Wall {
  along: 'x' | 'y'
  at: number
  from: number
  to: number
  thick: number
  openings: readonly Opening[]
}

export interface WallLook {
  wall: Material
  trim: Material
  frame: Material
}

export const CEILING_METRES = 2.7
const SKIRTING_METRES = 0.08

const box = (material: Material, x: readonly [number, number], y: readonly [number, number], z: readonly [number, number]): Solid => ({
  shape: 'box',
  material,
  x0: Math.min(...x),
  y0: Math.min(...y),
  z0: Math.min(...z),
  x1: Math.max(...x),
  y1: Math.max(...y),
  z1: Math.max(...z),
})

/** A wall as boxes around its openings, with frames, sills and skirting. */
export function wallSolids(wall: Wall, { wall: plaster, trim, frame }: WallLook): Solid[] {
  const { along, at, from, to, thick } = wall
  const piece = (material: Material, ends: readonly [number, number], heights: readonly [number, number], depth = thick): Solid => {
    const across = [at - depth / 2, at + depth / 2] as const
    return along === 'x' ? box(material, ends, across, heights) : box(material, across, ends, heights)
  }
  const solids: Solid[] = []
  let done = from
  for (const opening of [...wall.openings].sort((a, b) => a.from - b.from)) {
    solids.push(piece(plaster, [done, opening.from], [0, CEILING_METRES]))
    solids.push(piece(trim, [done, opening.from], [0, SKIRTING_METRES], thick + 0.03))
    if (opening.bottom > 0) {
      solids.push(piece(plaster, [opening.from, opening.to], [0, opening.bottom]))
      solids.push(piece(trim, [opening.from, opening.to], [0, SKIRTING_METRES], thick + 0.03))
      solids.push(piece(trim, [opening.from - 0.04, opening.to + 0.04], [opening.bottom - 0.03, opening.bottom + 0.01], thick + 0.14))
    }
    solids.push(piece(plaster, [opening.from, opening.to], [opening.top, CEILING_METRES]))
    solids.push(...frameOf(opening, piece, opening.kind === 'window' ? frame : trim, thick))
    done = opening.to
  }
  solids.push(piece(plaster, [done, to], [0, CEILING_METRES]))
  solids.push(piece(trim, [done, to], [0, SKIRTING_METRES], thick + 0.03))
  return solids.filter(({ x0, x1, y0, y1, z0, z1 }) => x1 - x0 > 0.001 && y1 - y0 > 0.001 && z1 - z0 > 0.001)
}

type Piece = (material: Material, ends: readonly [number, number], heights: readonly [number, number], depth?: number) => Solid

const WINDOW_BAR = 0.05
const PANE_METRES = 1

function frameOf({ from, to, bottom, top, kind }: Opening, piece: Piece, material: Material, thick: number): Solid[] {
  if (kind === 'wide') return []
  if (kind === 'door') {
    const depth = thick + 0.05
    return [
      piece(material, [from - 0.07, from], [0, top + 0.07], depth),
      piece(material, [to, to + 0.07], [0, top + 0.07], depth),
      piece(material, [from, to], [top, top + 0.07], depth),
    ]
  }
  const panes = Math.max(1, Math.round((to - from) / PANE_METRES))
  const posts = Array.from({ length: panes + 1 }, (_, at) => from + ((to - from) * at) / panes)
  return [
    ...posts.map((post, at) => {
      const left = at === 0 ? from : at === panes ? to - WINDOW_BAR : post - WINDOW_BAR / 2
      return piece(material, [left, left + WINDOW_BAR], [bottom, top], 0.06)
    }),
    piece(material, [from, to], [bottom, bottom + WINDOW_BAR], 0.06),
    piece(material, [from, to], [top - WINDOW_BAR, top], 0.06),
  ]
}
