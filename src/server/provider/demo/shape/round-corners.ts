import type { Point } from '../market/demo-market.ts'
import { metresBetween } from './curve.ts'

/** how many new points a corner gets */
const STEPS = 4

const toward = (from: Point, to: Point, metres: number): Point => {
  const whole = metresBetween(from, to)
  const part = whole === 0 ? 0 : Math.min(0.5, metres / whole)
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}

function corner(before: Point, at: Point, after: Point, metres: number): Point[] {
  const [from, to] = [toward(at, before, metres), toward(at, after, metres)]
  return Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const t = i / STEPS
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
    return [a * from[0] + b * at[0] + c * to[0], a * from[1] + b * at[1] + c * to[1]]
  })
}

/** Straight pieces stay straight, corners are rounded off within `metres`: a built shore. Ends of a line are kept. */
export function roundCorners(points: readonly Point[], metres: number, isRing: boolean): Point[] {
  return points.flatMap((at, i) => {
    const before = points[isRing ? (i + points.length - 1) % points.length : i - 1]
    const after = points[isRing ? (i + 1) % points.length : i + 1]
    return before && after ? corner(before, at, after, metres) : [at]
  })
}
