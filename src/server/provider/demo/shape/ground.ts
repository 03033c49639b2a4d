import type { Point } from '../market/demo-market.ts'
import type { Ground } from '../market/placement.ts'

const BANDS = 512

interface Edge {
  ring: number
  from: Point
  to: Point
}

/**
 * Tests many points against many rings: edges are indexed by bands of latitude, so that a test reads only a few of them
 * Gives the same answers as `onLand`.
 */
export function groundOf(rings: readonly (readonly Point[])[]): Ground {
  const lats = rings.flatMap((ring) => ring.map(([lat]) => lat))
  const [south, north] = lats.reduce(([low, high], lat) => [Math.min(low, lat), Math.max(high, lat)], [90, -90])
  const bandOf = (lat: number) => Math.floor(((lat - south) / (north - south || 1)) * BANDS)
  const bands: Edge[][] = Array.from({ length: BANDS + 1 }, () => [])
  rings.forEach((corners, ring) => {
    corners.forEach((to, i) => {
      const from = corners.at(i - 1) ?? to
      for (let band = bandOf(Math.min(from[0], to[0])); band <= bandOf(Math.max(from[0], to[0])); band++)
        bands[band]?.push({ ring, from, to })
    })
  })
  return ([lat, lng]) => {
    let [ring, isInside] = [-1, false]
    // edges of a band are grouped by ring
    for (const edge of bands[bandOf(lat)] ?? []) {
      if (edge.ring !== ring && isInside) return true
      if (edge.ring !== ring) ring = edge.ring
      const { from, to } = edge
      if (to[0] > lat !== from[0] > lat && lng < ((from[1] - to[1]) * (lat - to[0])) / (from[0] - to[0]) + to[1]) isInside = !isInside
    }
    return isInside
  }
}
