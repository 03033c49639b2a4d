import { elementAt } from '#lib/element-at.ts'
import type { Point } from '../market/demo-market.ts'

const METRES_PER_DEGREE = 111_195
/** centripetal: the curve neither overshoots nor crosses itself between close points */
const ALPHA = 0.5

export function metresBetween(a: Point, b: Point): number {
  const width = Math.cos((((a[0] + b[0]) / 2) * Math.PI) / 180)
  return Math.hypot(b[0] - a[0], (b[1] - a[1]) * width) * METRES_PER_DEGREE
}

/** Of the land within a ring of the size of a town. */
export function squareMetres(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [lat, lng], i) => {
    const next = ring[(i + 1) % ring.length] ?? [lat, lng]
    return sum + lng * next[0] - next[1] * lat
  }, 0)
  return (Math.abs(twice) / 2) * METRES_PER_DEGREE ** 2 * Math.cos(((ring[0]?.[0] ?? 0) * Math.PI) / 180)
}

const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

/** The point of the Catmull–Rom curve between `b` and `c`, `part` of the way, by Barry and Goldman's pyramid. */
function between([a, b, c, d]: readonly [Point, Point, Point, Point], part: number): Point {
  const knot = (from: number, p: Point, q: Point) => from + Math.max(metresBetween(p, q), 1e-6) ** ALPHA
  const t1 = knot(0, a, b)
  const t2 = knot(t1, b, c)
  const t3 = knot(t2, c, d)
  const t = t1 + (t2 - t1) * part
  const ab = mix(a, b, t / t1)
  const bc = mix(b, c, (t - t1) / (t2 - t1))
  const cd = mix(c, d, (t - t2) / (t3 - t2))
  return mix(mix(ab, bc, t / t2), mix(bc, cd, (t - t1) / (t3 - t1)), (t - t1) / (t2 - t1))
}

/** A mirrored point beyond the end, so that the curve keeps its direction there. */
const beyond = (end: Point, before: Point): Point => [2 * end[0] - before[0], 2 * end[1] - before[1]]

function curveThrough(points: readonly Point[], isRing: boolean, stepMetres: number): Point[] {
  const count = points.length
  const at = (index: number): Point => {
    const inside = points[isRing ? (index + count) % count : index]
    if (inside) return inside
    const [end, before] = index < 0 ? [points[0], points[1]] : [points[count - 1], points[count - 2]]
    return end && before ? beyond(end, before) : [0, 0]
  }
  const curve: Point[] = []
  for (let i = 0; i < (isRing ? count : count - 1); i++) {
    const piece = [at(i - 1), at(i), at(i + 1), at(i + 2)] as const
    const steps = Math.max(1, Math.round(metresBetween(piece[1], piece[2]) / stepMetres))
    for (let step = 0; step < steps; step++) curve.push(step === 0 ? piece[1] : between(piece, step / steps))
  }
  const last = points[count - 1]
  return isRing || !last ? curve : [...curve, last]
}

const withoutRepeats = (points: readonly Point[]) =>
  points.filter((point, i) => i === 0 || metresBetween(point, elementAt(points, i - 1)) > 0.5)

/** A smooth line exactly through all given points; new points are about `stepMetres` apart. */
export function smoothLine(points: readonly Point[], stepMetres: number): Point[] {
  const apart = withoutRepeats(points)
  return apart.length < 3 ? [...apart] : curveThrough(apart, false, stepMetres)
}

/** The same for a closed outline whose first corner is not repeated. */
export function smoothRing(points: readonly Point[], stepMetres: number): Point[] {
  const apart = withoutRepeats(points)
  return apart.length < 3 ? [...apart] : curveThrough(apart, true, stepMetres)
}
