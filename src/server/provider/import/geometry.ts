import type { Geometry, MultiPolygon, Polygon, Position } from 'geojson'

export interface GeoPoint {
  lat: number
  lng: number
}

type Ring = readonly Position[]

/** The polygons of a geometry, each a list of rings; empty for other kinds. */
export const polygonsOf = (geometry: Geometry): Position[][][] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : []

const x = (at: Position | undefined) => at?.[0] ?? 0
const y = (at: Position | undefined) => at?.[1] ?? 0

function insideRing(ring: Ring, lng: number, lat: number): boolean {
  let inside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [a, b] = [ring[i], ring[j]]
    if (y(a) > lat !== y(b) > lat && lng < ((x(b) - x(a)) * (lat - y(a))) / (y(b) - y(a)) + x(a)) inside = !inside
  }
  return inside
}

interface Located<T> {
  value: T
  polygons: Position[][][]
  box: [number, number, number, number]
}

/** Finds which polygon holds a point (even–odd rule; holes count). The first given wins on shared borders. */
export function polygonFinder<T>(shapes: readonly { value: T; geometry: Geometry }[]): (at: GeoPoint) => T | null {
  const located: Located<T>[] = shapes.map(({ value, geometry }) => {
    const polygons = polygonsOf(geometry)
    const all = polygons.flat(2)
    const box: Located<T>['box'] = [180, 90, -180, -90]
    for (const at of all) {
      box[0] = Math.min(box[0], x(at))
      box[1] = Math.min(box[1], y(at))
      box[2] = Math.max(box[2], x(at))
      box[3] = Math.max(box[3], y(at))
    }
    return { value, polygons, box }
  })
  return ({ lat, lng }) => {
    for (const { value, polygons, box } of located) {
      if (lng < box[0] || lat < box[1] || lng > box[2] || lat > box[3]) continue
      if (polygons.some((rings) => rings.filter((ring) => insideRing(ring, lng, lat)).length % 2 === 1)) return value
    }
    return null
  }
}

/** Signed area of a ring in square degrees. */
export function ringArea(ring: Ring): number {
  let sum = 0
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) sum += (x(ring[j]) - x(ring[i])) * (y(ring[j]) + y(ring[i]))
  return sum / 2
}

const METRES_PER_DEGREE = 111_195

/** Square metres of polygons near the equator's latitudes (equirectangular). */
export function areaSquareMetres(geometry: Polygon | MultiPolygon): number {
  const lat = y(polygonsOf(geometry)[0]?.[0]?.[0])
  const scale = METRES_PER_DEGREE ** 2 * Math.cos((lat * Math.PI) / 180)
  return (
    polygonsOf(geometry).reduce(
      (sum, rings) => sum + rings.reduce((own, ring, at) => own + (at === 0 ? 1 : -1) * Math.abs(ringArea(ring)), 0),
      0,
    ) * scale
  )
}

/** Centroid of the largest outer ring: where a label goes. Null for other geometries. */
export function labelPoint(geometry: Geometry): GeoPoint | null {
  const outer = polygonsOf(geometry).map((rings) => rings[0] ?? [])
  const ring = outer.reduce<Ring>((best, own) => (Math.abs(ringArea(own)) > Math.abs(ringArea(best)) ? own : best), [])
  if (ring.length < 3) return null
  const [x0, y0] = [x(ring[0]), y(ring[0])]
  let [area, sumX, sumY] = [0, 0, 0]
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const cross = (x(ring[j]) - x0) * (y(ring[i]) - y0) - (x(ring[i]) - x0) * (y(ring[j]) - y0)
    area += cross
    sumX += (x(ring[i]) + x(ring[j]) - 2 * x0) * cross
    sumY += (y(ring[i]) + y(ring[j]) - 2 * y0) * cross
  }
  const at = area === 0 ? { lng: x0, lat: y0 } : { lng: x0 + sumX / (3 * area), lat: y0 + sumY / (3 * area) }
  return { lat: Math.round(at.lat * 1e6) / 1e6, lng: Math.round(at.lng * 1e6) / 1e6 }
}
