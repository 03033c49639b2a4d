import type { Geometry, LineString, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson'
import { elementAt } from '#lib/element-at.ts'
import { polygonsOf } from './geometry.ts'

const METRES_PER_DEGREE = 111_195

/** Douglas–Peucker: the points of a line that are needed to stay within `metres` of it. Ends are kept. */
export function simplifyLine(line: readonly Position[], metres: number): Position[] {
  if (line.length < 3) return [...line]
  const keep = new Uint8Array(line.length)
  keep[0] = keep[line.length - 1] = 1
  const scale = Math.cos(((line[0]?.[1] ?? 0) * Math.PI) / 180)
  const stack: [number, number][] = [[0, line.length - 1]]
  for (let range = stack.pop(); range; range = stack.pop()) {
    const [from, to] = range
    let [best, far] = [-1, metres]
    for (let at = from + 1; at < to; at++) {
      const away = distance(line[at], line[from], line[to], scale) * METRES_PER_DEGREE
      if (away > far) [best, far] = [at, away]
    }
    if (best < 0) continue
    keep[best] = 1
    stack.push([from, best], [best, to])
  }
  return line.filter((_, at) => keep[at] === 1)
}

function distance(point: Position | undefined, a: Position | undefined, b: Position | undefined, scale: number): number {
  const px = ((point?.[0] ?? 0) - (a?.[0] ?? 0)) * scale
  const py = (point?.[1] ?? 0) - (a?.[1] ?? 0)
  const dx = ((b?.[0] ?? 0) - (a?.[0] ?? 0)) * scale
  const dy = (b?.[1] ?? 0) - (a?.[1] ?? 0)
  const length = dx * dx + dy * dy
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length))
  return Math.hypot(px - t * dx, py - t * dy)
}

const key = (at: Position | undefined) => `${Math.round((at?.[0] ?? 0) * 1e6)},${Math.round((at?.[1] ?? 0) * 1e6)}`

/**
 * Simplifies polygons that share borders so that they still share them: rings are cut where three borders meet,
 * and every piece is simplified in the same direction. Rings that fall below four points are dropped.
 */
export function simplifyPolygons(geometries: readonly Geometry[], metres: number): (Polygon | MultiPolygon | null)[] {
  const neighbours = new Map<string, Set<string>>()
  for (const geometry of geometries)
    for (const ring of polygonsOf(geometry).flat())
      for (let at = 1; at < ring.length; at++) {
        const [a, b] = [key(ring[at - 1]), key(ring[at])]
        if (a === b) continue
        neighbours.set(a, (neighbours.get(a) ?? new Set()).add(b))
        neighbours.set(b, (neighbours.get(b) ?? new Set()).add(a))
      }
  const isJunction = (at: Position) => (neighbours.get(key(at))?.size ?? 0) > 2
  return geometries.map((geometry) => {
    const polygons = polygonsOf(geometry)
      .map((rings) => rings.map((ring) => simplifyRing(ring, metres, isJunction)))
      .map((rings) => (rings[0] && rings[0].length >= 4 ? rings.filter((ring) => ring.length >= 4) : []))
      .filter((rings) => rings.length > 0)
    if (polygons.length === 0) return null
    return polygons.length === 1 ? { type: 'Polygon', coordinates: polygons[0] ?? [] } : { type: 'MultiPolygon', coordinates: polygons }
  })
}

function simplifyRing(ring: readonly Position[], metres: number, isJunction: (at: Position) => boolean): Position[] {
  const open = ring.slice(0, -1)
  const first = startOf(open, isJunction)
  const turned = [...open.slice(first), ...open.slice(0, first), elementAt(open, first)]
  const cuts = turned.flatMap((at, index) => (index > 0 && index < turned.length - 1 && isJunction(at) ? [index] : []))
  if (cuts.length === 0) cuts.push(Math.floor(turned.length / 2))
  const bounds = [0, ...cuts, turned.length - 1]
  const result: Position[] = [elementAt(turned, 0)]
  for (let at = 1; at < bounds.length; at++) {
    const piece = turned.slice(bounds[at - 1], (bounds[at] ?? 0) + 1)
    const forward = key(piece[0]) <= key(piece.at(-1))
    const simple = forward ? simplifyLine(piece, metres) : simplifyLine(piece.reverse(), metres).reverse()
    result.push(...simple.slice(1))
  }
  return result
}

/** The first junction; without one the point that the neighbouring ring would choose as well. */
function startOf(open: readonly Position[], isJunction: (at: Position) => boolean): number {
  const junction = open.findIndex((at) => isJunction(at))
  if (junction >= 0) return junction
  let best = 0
  for (let at = 1; at < open.length; at++) if (key(open[at]) < key(open[best])) best = at
  return best
}

/** Lines simplified to `metres`; null for other geometries. */
export function simplifyLines(geometry: Geometry, metres: number): LineString | MultiLineString | null {
  if (geometry.type === 'LineString') return { type: 'LineString', coordinates: simplifyLine(geometry.coordinates, metres) }
  if (geometry.type === 'MultiLineString')
    return { type: 'MultiLineString', coordinates: geometry.coordinates.map((line) => simplifyLine(line, metres)) }
  return null
}
