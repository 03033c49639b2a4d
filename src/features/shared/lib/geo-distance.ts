const EARTH_RADIUS_METRES = 6_371_008.8
const RADIANS = Math.PI / 180

/** Great-circle distance in metres by the haversine formula. */
export function distanceMetres(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const dLat = (b.lat - a.lat) * RADIANS
  const dLng = (b.lng - a.lng) * RADIANS
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * Math.sin(dLng / 2) ** 2
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** A box that holds every point within `radius` metres of the centre, in degrees. */
export function boundsAround(centre: { lat: number; lng: number }, radius: number) {
  const dLat = radius / EARTH_RADIUS_METRES / RADIANS
  const dLng = dLat / Math.max(0.01, Math.cos(centre.lat * RADIANS))
  return { south: centre.lat - dLat, north: centre.lat + dLat, west: centre.lng - dLng, east: centre.lng + dLng }
}
