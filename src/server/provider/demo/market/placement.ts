import { elementAt } from '#lib/element-at.ts'
import type { DemoMarket, DemoSegment, Place, Point } from './demo-market.ts'
import type { Random } from './random.ts'

const METRES_PER_DEGREE = 111_195
const GOLDEN_ANGLE = 2.399963229728653

/** A position in a place: its number among the `of` positions of that place. */
export interface Seat {
  place: Place
  segment: DemoSegment
  /** number of the project within its place and segment */
  index: number
  /** number of the project within its segment */
  ordinal: number
  seat: number
  of: number
}

/** Distributes `projects` over segments, and each segment over the places that have it, in order of the tables. */
export function seatProjects(market: DemoMarket, projects: number): Seat[] {
  const seats: Omit<Seat, 'of'>[] = []
  const taken = new Map<Place, number>()
  for (const segment of market.segments) {
    const places = market.places.flatMap((place) => [...place.segments].filter((key) => key === segment.key).map(() => place))
    const indexes = new Map<Place, number>()
    const wanted = Math.max(1, Math.round(projects * segment.share))
    for (let i = 0; i < wanted; i++) {
      // stride through the table, so that a small demo has projects in every region
      const place = places[Math.floor((i * places.length) / Math.min(wanted, places.length)) % places.length]
      if (!place) break
      const seat = taken.get(place) ?? 0
      const index = indexes.get(place) ?? 0
      taken.set(place, seat + 1)
      indexes.set(place, index + 1)
      seats.push({ place, segment, index, ordinal: i, seat })
    }
  }
  return seats.map((seat) => ({ ...seat, of: taken.get(seat.place) ?? 1 }))
}

/** Even–odd rule; a point within any ring is on land. */
export function onLand(rings: readonly (readonly Point[])[], [lat, lng]: Point): boolean {
  return rings.some((ring) => {
    let inside = false
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [aLat, aLng] = elementAt(ring, i)
      const [bLat, bLng] = elementAt(ring, j)
      if (aLat > lat !== bLat > lat && lng < ((bLng - aLng) * (lat - aLat)) / (bLat - aLat) + aLng) inside = !inside
    }
    return inside
  })
}

/** Whether a home may stand at a point. */
export type Ground = (point: Point) => boolean

/** Metres east and north of a point. */
export function offset([lat, lng]: Point, east: number, north: number): Point {
  const dLat = north / METRES_PER_DEGREE
  return [lat + dLat, lng + east / (METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180))]
}

/**
 * Positions lie on a sunflower spiral round the place, so that no markers overlap at any size of the demo; a rotation per place keeps
 * places from looking alike. A position in the water moves towards the centre, which is on land.
 */
export function locate(random: Random, { place, seat, of }: Seat, isDry: Ground): Point {
  const turn = place.at[0] * 1000 + place.at[1] * 777
  let distance = place.radius * Math.sqrt((seat + 0.6) / of)
  const angle = turn + seat * GOLDEN_ANGLE
  const jitter = Math.min(30, (place.radius / Math.sqrt(of)) * 0.15)
  for (let attempt = 0; ; attempt++) {
    const east = distance * Math.cos(angle) + random.between(-jitter, jitter)
    const north = distance * Math.sin(angle) + random.between(-jitter, jitter)
    const point = offset(place.at, east, north)
    const [lat, lng] = attempt === 8 ? place.at : point
    if (attempt === 8 || isDry(point)) return [Number(lat.toFixed(6)), Number(lng.toFixed(6))]
    distance *= 0.8
  }
}
