import type { DatabaseSync } from 'node:sqlite'
import { allRows } from '../../build/local-rows.ts'
import type { SegmentName } from '../../valuation/segments.ts'
import type { ProjectPlace } from './read-projects.ts'

const METRES_PER_DEGREE = 111_195
/** Raffles Place, the middle of the business district (1°17′02″ N 103°51′05″ E). */
const CENTRE = { lat: 1.2839, lng: 103.8514 }

/** Amenities whose distance is a feature: the feature's name and the condition on rows of `amenity` (alias `a`). */
const NEAREST = {
  station: "a.type in ('mrt', 'lrt')",
  primarySchool: "a.type = 'school' and a.subtype = 'primary'",
  mall: "a.type = 'mall'",
  market: "a.type = 'market'",
  supermarket: "a.type = 'supermarket'",
  busStop: "a.type = 'bus-stop'",
  park: "a.type = 'park'",
} as const

interface Point {
  lat: number
  lng: number
}

interface Facts {
  name: string
  values: Float64Array
}

/** The engine's facts of each site besides its sales: the building (flats only), the tenure, and metres to the nearest of each amenity. */
export function siteFacts(db: DatabaseSync, segment: SegmentName, projects: readonly ProjectPlace[]): Facts[] {
  const own = (name: string, figure: (place: ProjectPlace) => number | null): Facts => ({
    name,
    values: Float64Array.from(projects, (place) => figure(place) ?? Number.NaN),
  })
  const building =
    segment === 'hdb' ? [own('maxFloor', (p) => p.floors), own('units', (p) => p.unitCount), own('year', (p) => p.completionYear)] : []
  const nearest = Object.entries(NEAREST).map(([name, condition]) => {
    const points = allRows<Point>(db.prepare(`select a.lat, a.lng from amenity a where ${condition} order by a.id`))
    return own(name, (place) => nearestMetres(place, points))
  })
  return [
    ...building,
    own('tenureYears', (place) => place.tenureYears),
    ...nearest,
    own('centre', (place) => nearestMetres(place, [CENTRE])),
  ]
}

/** Flat-earth metres; at this latitude a degree of longitude is as long as one of latitude to 3 parts in 10,000. */
function nearestMetres({ lat, lng }: ProjectPlace, points: readonly Point[]): number | null {
  if (lat === null || lng === null) return null
  // squares are compared, because a root for each of a hundred million pairs takes seconds
  let [least, nearest] = [Number.POSITIVE_INFINITY, points[0]]
  for (const point of points) {
    const square = (point.lat - lat) ** 2 + (point.lng - lng) ** 2
    if (square < least) [least, nearest] = [square, point]
  }
  return nearest ? Math.hypot(nearest.lat - lat, nearest.lng - lng) * METRES_PER_DEGREE : null
}
