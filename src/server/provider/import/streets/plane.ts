import type { Position } from 'geojson'

/** Metres east and north; distances in it are true near the latitude of its network. */
export type PlanePoint = readonly [east: number, north: number]
export type Path = readonly PlanePoint[]

const METRES_PER_DEGREE = 111_195
/** five digits, about a metre */
const DIGITS = 1e5

export interface Plane {
  spot: (at: Position) => PlanePoint
  position: (spot: PlanePoint) => Position
}

/** An equirectangular plane at the middle latitude of some positions; a city is small enough for it. */
export function planeOf(positions: readonly Position[]): Plane {
  let [south, north] = [90, -90]
  for (const [, lat = 0] of positions) {
    south = Math.min(south, lat)
    north = Math.max(north, lat)
  }
  const scale = METRES_PER_DEGREE * Math.cos((((south + north) / 2) * Math.PI) / 180)
  const rounded = (degrees: number) => Math.round(degrees * DIGITS) / DIGITS
  return {
    spot: ([lng = 0, lat = 0]) => [lng * scale, lat * METRES_PER_DEGREE],
    position: ([east, up]) => [rounded(east / scale), rounded(up / METRES_PER_DEGREE)],
  }
}

export const planeDistance = (a: PlanePoint, b: PlanePoint): number => Math.hypot(b[0] - a[0], b[1] - a[1])

export function lengthOf(path: Path): number {
  let metres = 0
  let before: PlanePoint | null = null
  for (const spot of path) {
    if (before) metres += planeDistance(before, spot)
    before = spot
  }
  return metres
}

/** The point of a segment nearest to a spot. */
export function nearestOn([east, north]: PlanePoint, a: PlanePoint, b: PlanePoint): PlanePoint {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const square = dx * dx + dy * dy
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((east - a[0]) * dx + (north - a[1]) * dy) / square))
  return [a[0] + t * dx, a[1] + t * dy]
}

/** The angle between two lines without direction, 0 to 90 degrees. */
export function degreesApart(a: PlanePoint, b: PlanePoint, c: PlanePoint, d: PlanePoint): number {
  const [ax, ay, bx, by] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
  return (Math.atan2(Math.abs(ax * by - ay * bx), Math.abs(ax * bx + ay * by)) * 180) / Math.PI
}
