import type { Point } from '../market/demo-market.ts'
import { metresBetween, squareMetres } from './curve.ts'

/** A hand-drawn end must lie this close to the coast that it joins. */
const JOIN_METRES_MAX = 700

/** The corner of a ring that is nearest to a point. */
function nearest(ring: readonly Point[], point: Point): { at: number; metres: number } {
  let best = { at: -1, metres: Number.POSITIVE_INFINITY }
  ring.forEach((corner, at) => {
    const metres = metresBetween(corner, point)
    if (metres < best.metres) best = { at, metres }
  })
  return best
}

const walk = (ring: readonly Point[], from: number, to: number): Point[] =>
  from <= to ? ring.slice(from, to + 1) : [...ring.slice(from), ...ring.slice(0, to + 1)]

/**
 * Replaces a piece of coast by a newer one: the ring that the line's ends lie on follows the line between them, and keeps
 * the one of its two parts that leaves more land. Throws a RangeError when an end is far from every coast.
 */
export function spliceCoast(rings: readonly (readonly Point[])[], line: readonly Point[]): (readonly Point[])[] {
  const [first, last] = [line[0], line[line.length - 1]]
  if (!first || !last) throw new RangeError('a coast line has no points')
  const joins = rings.map((ring) => ({ start: nearest(ring, first), end: nearest(ring, last) }))
  const gap = ({ start, end }: (typeof joins)[number]) => Math.max(start.metres, end.metres)
  const number = joins.reduce((best, join, i) => (gap(join) < gap(joins[best] ?? join) ? i : best), 0)
  const [ring, join] = [rings[number], joins[number]]
  if (!ring || !join || gap(join) > JOIN_METRES_MAX) throw new RangeError(`no coast at ${first} or ${last}`)
  const { start, end } = join
  const onwards = walk(ring, end.at, start.at)
  const back = walk(ring, start.at, end.at)
  const ways = [
    [...line, ...onwards.slice(1, -1)],
    [...line.toReversed(), ...back.slice(1, -1)],
  ] as const
  const joined = squareMetres(ways[0]) >= squareMetres(ways[1]) ? ways[0] : ways[1]
  return rings.map((other, r) => (r === number ? joined : other))
}
