import type { Point } from '../market/demo-market.ts'

type Ring = readonly Point[]
type Box = readonly [south: number, west: number, north: number, east: number]

/** One half-plane of the clip: whether a point is inside, and where an edge crosses its border. */
interface Side {
  holds(point: Point): boolean
  cross(a: Point, b: Point): Point
}

function sidesOf([south, west, north, east]: Box): Side[] {
  const at = (axis: 0 | 1, limit: number, keepAbove: boolean): Side => ({
    holds: (point) => (keepAbove ? point[axis] >= limit : point[axis] <= limit),
    cross: (a, b) => {
      const t = (limit - a[axis]) / (b[axis] - a[axis])
      return axis === 0 ? [limit, a[1] + t * (b[1] - a[1])] : [a[0] + t * (b[0] - a[0]), limit]
    },
  })
  return [at(0, south, true), at(0, north, false), at(1, west, true), at(1, east, false)]
}

/** Sutherland–Hodgman: the part of a ring inside a box, possibly empty. */
export function clipRing(ring: Ring, box: Box): Ring {
  let points: Point[] = [...ring]
  for (const side of sidesOf(box)) {
    const input = points
    points = []
    input.forEach((point, i) => {
      const before = input.at(i - 1) ?? point
      if (side.holds(point) !== side.holds(before)) points.push(side.cross(before, point))
      if (side.holds(point)) points.push(point)
    })
  }
  return points
}
