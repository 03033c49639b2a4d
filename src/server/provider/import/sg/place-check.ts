import { distanceMetres } from '#lib/geo-distance.ts'
import type { GeoPoint } from '../geometry.ts'
import { streetKey } from '../place-names.ts'

/** A position with what its publisher says of the address. */
export interface StatedPlace extends GeoPoint {
  district: number
  /** empty where unknown */
  street: string
}

export type PlaceDoubt = 'shared-point' | 'far-from-district' | 'far-from-street'

/** What the rejection report says of a doubtful place. */
export const DOUBT_REASONS = {
  'shared-point': 'is the point of projects in several postal districts: not plotted',
  'far-from-district': 'lies outside its postal district: not plotted',
  'far-from-street': 'lies far from its street: not plotted',
} satisfies Record<PlaceDoubt, string>

/** No home of Singapore stands farther from the nearest other one of its postal district, islands and new towns included. */
const DISTRICT_METRES = 1_500
/** Long roads leave such gaps between projects; one counts only amid homes of other districts. */
const STREET_METRES = 1_500
/** Homes on the border of two districts have one of their own within this. */
const BORDER_METRES = 500
const NEIGHBOURS = 8
/** With fewer known places a district has no extent to be outside of. */
const DISTRICT_PLACES_MIN = 3

/**
 * Which places contradict their address: they share a point with another district's, lie far from every other place of their postal district, or far from every other project of their
 * street and amid homes of other districts. `fixed` are places known from postal codes, which are evidence only. A place found doubtful is no
 * evidence for others.
 */
export function doubtfulPlaces<T extends StatedPlace>(places: readonly T[], fixed: readonly StatedPlace[]): Map<T, PlaceDoubt> {
  const doubtful = new Map<T, PlaceDoubt>(strayAtSharedPoints(places, fixed).map((place) => [place, 'shared-point']))
  const keys = new Map(places.map((place): [StatedPlace, string] => [place, streetKey(place.street)]))
  for (let found = true; found; ) {
    const sound = places.filter((place) => !doubtful.has(place))
    const evidence = [...fixed, ...sound]
    const doubts = sound.flatMap((place) => {
      const doubt = doubtOf(place, evidence, keys)
      return doubt ? [[place, doubt] as const] : []
    })
    for (const [place, doubt] of doubts) doubtful.set(place, doubt)
    found = doubts.length > 0
  }
  return doubtful
}

/**
 * Places at one exact point with different districts, of which at most one can be meant: geocoders take a like name, or give addresses they do not
 * know a common point. Those stay that have others of their district close by.
 */
function strayAtSharedPoints<T extends StatedPlace>(places: readonly T[], fixed: readonly StatedPlace[]): T[] {
  const byPoint = Map.groupBy(places, ({ lat, lng }) => `${lat} ${lng}`)
  const shared = new Set([...byPoint.values()].filter((own) => new Set(own.map(({ district }) => district)).size > 1).flat())
  const evidence = [...fixed, ...places.filter((place) => !shared.has(place))]
  const isAtHome = (place: T) =>
    evidence.some((other) => other.district === place.district && distanceMetres(place, other) <= BORDER_METRES)
  return [...shared].filter((place) => !isAtHome(place))
}

function doubtOf(place: StatedPlace, evidence: readonly StatedPlace[], keys: ReadonlyMap<StatedPlace, string>): PlaceDoubt | null {
  const street = keys.get(place) || null
  let [ofDistrict, toDistrict, toStreet] = [0, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const other of evidence) {
    if (other === place) continue
    const onStreet = street !== null && keys.get(other) === street
    if (other.district === place.district) [ofDistrict, toDistrict] = [ofDistrict + 1, Math.min(toDistrict, distanceMetres(place, other))]
    if (onStreet) toStreet = Math.min(toStreet, distanceMetres(place, other))
  }
  if (ofDistrict < DISTRICT_PLACES_MIN) return null
  if (toDistrict > DISTRICT_METRES) return 'far-from-district'
  const isFarOnStreet = toStreet !== Number.POSITIVE_INFINITY && toStreet > STREET_METRES
  return isFarOnStreet && toDistrict > BORDER_METRES && liesAmidOthers(place, evidence) ? 'far-from-street' : null
}

/** Whether most of the nearest places are of other postal districts. */
function liesAmidOthers(place: StatedPlace, evidence: readonly StatedPlace[]): boolean {
  const around = evidence
    .filter((other) => other !== place)
    .map((other) => ({ own: other.district === place.district, metres: distanceMetres(place, other) }))
    .sort((a, b) => a.metres - b.metres)
    .slice(0, NEIGHBOURS)
  return around.filter(({ own }) => own).length * 2 < around.length
}
