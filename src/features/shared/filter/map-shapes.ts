import { distanceMetres } from '#lib/geo-distance.ts'
import type { Ring } from './ring-text.ts'

/** Places in millionths of a degree, as the marker snapshot has them. */
export interface Circle {
  lat6: number
  lng6: number
  metres: number
}

/** What a place must lie in: inside one of the outlines, and inside one circle of each group. Empty lists limit nothing. */
export interface MapShapes {
  outlines: readonly Ring[]
  circles: readonly (readonly Circle[])[]
}

/** Degrees; null: nothing can lie there. */
export interface ShapeBox {
  south: number
  west: number
  north: number
  east: number
}

const METRES_PER_LAT6 = 0.111195
const OUTLINE_STEP = 10

const hasShapes = ({ outlines, circles }: MapShapes): boolean => outlines.length + circles.length > 0

/** Even-odd rule: an outline that crosses itself is outside where it covers twice. Whole numbers until the division, alike on every machine. */
function isInOutline(outline: Ring, lat6: number, lng6: number): boolean {
  let inside = false
  let before = outline.at(-1)
  for (const corner of outline) {
    const [lat1, lng1] = before as (typeof outline)[number]
    before = corner
    const [y1, x1, y2, x2] = [lat1 * OUTLINE_STEP, lng1 * OUTLINE_STEP, corner[0] * OUTLINE_STEP, corner[1] * OUTLINE_STEP]
    if (y1 > lat6 !== y2 > lat6 && lng6 < ((x2 - x1) * (lat6 - y1)) / (y2 - y1) + x1) inside = !inside
  }
  return inside
}

/** A circle's test on the flat: exact enough for the few kilometres asked about. */
function circleTest({ lat6, lng6, metres }: Circle): (lat6: number, lng6: number) => boolean {
  const perLng6 = METRES_PER_LAT6 * Math.cos((lat6 / 1e6) * (Math.PI / 180))
  const most = metres * metres
  return (lat, lng) => {
    const [north, east] = [(lat - lat6) * METRES_PER_LAT6, (lng - lng6) * perLng6]
    return north * north + east * east <= most
  }
}

/** Whether a place lies in the shapes: the same code asks on the map and in the provider, so both count alike. Null: no limit. */
export function withinShapes(shapes: MapShapes): ((lat6: number, lng6: number) => boolean) | null {
  if (!hasShapes(shapes)) return null
  const groups = shapes.circles.map((group) => group.map(circleTest))
  return (lat6, lng6) =>
    (shapes.outlines.length === 0 || shapes.outlines.some((outline) => isInOutline(outline, lat6, lng6))) &&
    groups.every((group) => group.some((test) => test(lat6, lng6)))
}

const boxOf = (points: readonly { lat: number; lng: number; dLat: number; dLng: number }[]): ShapeBox => ({
  south: Math.min(...points.map(({ lat, dLat }) => lat - dLat)),
  west: Math.min(...points.map(({ lng, dLng }) => lng - dLng)),
  north: Math.max(...points.map(({ lat, dLat }) => lat + dLat)),
  east: Math.max(...points.map(({ lng, dLng }) => lng + dLng)),
})

const meet = (a: ShapeBox, b: ShapeBox): ShapeBox => ({
  south: Math.max(a.south, b.south),
  west: Math.max(a.west, b.west),
  north: Math.min(a.north, b.north),
  east: Math.min(a.east, b.east),
})

const SLACK = 1.001

/** A box around everything that can lie in the shapes, for an index of boxes; null when nothing can, undefined without shapes. */
export function boxOfShapes({ outlines, circles }: MapShapes): ShapeBox | null | undefined {
  if (circles.some((group) => group.length === 0)) return null
  const boxes = circles.map((group) =>
    boxOf(
      group.map(({ lat6, lng6, metres }) => {
        const dLat = (metres * SLACK) / METRES_PER_LAT6 / 1e6
        return { lat: lat6 / 1e6, lng: lng6 / 1e6, dLat, dLng: dLat / Math.max(0.01, Math.cos((lat6 / 1e6) * (Math.PI / 180))) }
      }),
    ),
  )
  if (outlines.length > 0)
    boxes.push(boxOf(outlines.flat().map(([lat5, lng5]) => ({ lat: lat5 / 1e5, lng: lng5 / 1e5, dLat: 0, dLng: 0 }))))
  const [first, ...rest] = boxes
  if (!first) return undefined
  const box = rest.reduce(meet, first)
  return box.south <= box.north && box.west <= box.east ? box : null
}

/** Rough area of an outline in square kilometres. */
export function outlineSqkm(outline: Ring): number {
  const [lat5 = 0, lng5 = 0] = outline[0] ?? []
  const at = { lat: lat5 / 1e5, lng: lng5 / 1e5 }
  const kmPerLat = distanceMetres(at, { ...at, lat: at.lat + 0.01 }) / 1e6
  const kmPerLng = distanceMetres(at, { ...at, lng: at.lng + 0.01 }) / 1e6
  const twice = outline.reduce((sum, [lat, lng], i) => {
    const [nextLat, nextLng] = outline[(i + 1) % outline.length] ?? [lat, lng]
    return sum + (lng - lng5) * (nextLat - lat5) - (nextLng - lng5) * (lat - lat5)
  }, 0)
  return (Math.abs(twice) / 2) * kmPerLat * kmPerLng
}
