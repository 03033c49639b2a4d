import { STATION_WALK_MINUTES_MAX } from '#graphql/limits.ts'
import { distanceMetres } from '#lib/geo-distance.ts'

/** Streets are longer than the straight line: detour 1.3; 80 m a minute is the walking speed of property advertisements. */
const DETOUR = 1.3
const WALK_METRES_PER_MINUTE = 80

/** Estimated walking distance from the straight line; there is no street data for routes. */
export const walkMetres = (straightMetres: number): number => straightMetres * DETOUR

/** Minutes rounded up, as advertisements count them. */
export const walkMinutes = (straightMetres: number): number => Math.ceil(walkMetres(straightMetres) / WALK_METRES_PER_MINUTE)

/** How far, in a straight line, a station may be to be anybody's nearest. */
export const WALK_METRES_MAX = (STATION_WALK_MINUTES_MAX * WALK_METRES_PER_MINUTE) / DETOUR

interface Place {
  lat: number
  lng: number
}

/** The places within the radius, nearest first (then by id), at most `first`, and at most `perType` of one type, so that bus stops do not crowd out schools. */
export function nearest<Amenity extends Place & { id: number; type: string }>(
  from: Place,
  amenities: readonly Amenity[],
  limits: { radiusMetres: number; first: number; perType: number },
): { amenity: Amenity; distanceMetres: number }[] {
  const taken = new Map<string, number>()
  return amenities
    .map((amenity) => ({ amenity, distanceMetres: distanceMetres(from, amenity) }))
    .filter((near) => near.distanceMetres <= limits.radiusMetres)
    .sort((a, b) => a.distanceMetres - b.distanceMetres || a.amenity.id - b.amenity.id)
    .filter(({ amenity }) => {
      const count = (taken.get(amenity.type) ?? 0) + 1
      taken.set(amenity.type, count)
      return count <= limits.perType
    })
    .slice(0, limits.first)
}
