/** The map's centre in degrees and MapLibre zoom (512 px tiles). */
export interface Camera {
  lat: number
  lng: number
  zoom: number
}

/** Degrees; west ≤ east (no market crosses the date line). */
export interface Bounds {
  south: number
  west: number
  north: number
  east: number
}

export const ZOOM_MIN = 4
export const ZOOM_MAX = 19
/** the limit of the Mercator projection */
const LAT_MAX = 85
export const WORLD_TILE_PX = 512

const trimmed = (value: number, digits: number): string => String(Number(value.toFixed(digits)) + 0)

/** "1.3521_103.8198_11": about a metre, a hundredth of a zoom step; encoding what was decoded gives the same text. */
export const encodeCamera = ({ lat, lng, zoom }: Camera): string => `${trimmed(lat, 5)}_${trimmed(lng, 5)}_${trimmed(zoom, 2)}`

/** The inverse of {@link encodeCamera}; commas are understood as well. Null when it is not a place on the map. */
export function decodeCamera(text: string): Camera | null {
  const parts = text.split(/[_,]/)
  const [lat, lng, zoom] = parts.map(Number)
  const isPlain = parts.length === 3 && parts.every((part) => /^-?\d+(\.\d+)?$/.test(part))
  if (!isPlain || lat === undefined || lng === undefined || zoom === undefined) return null
  if (Math.abs(lat) > LAT_MAX || Math.abs(lng) > 180 || zoom < ZOOM_MIN || zoom > ZOOM_MAX) return null
  return { lat, lng, zoom }
}

export const mercatorY = (lat: number): number => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI)
/** The inverse of {@link mercatorY}. */
export const latitudeOf = (y: number): number => (Math.atan(Math.exp(y * 2 * Math.PI)) * 360) / Math.PI - 90

/** The bounds of a north-up map of `width` × `height` CSS pixels at this camera. */
export function boundsOfCamera({ lat, lng, zoom }: Camera, width: number, height: number): Bounds {
  const world = WORLD_TILE_PX * 2 ** zoom
  const halfLng = (width / 2 / world) * 360
  const y = mercatorY(lat)
  return {
    south: latitudeOf(y - height / 2 / world),
    west: Math.max(-180, lng - halfLng),
    north: latitudeOf(y + height / 2 / world),
    east: Math.min(180, lng + halfLng),
  }
}

/** Zooms out on narrow screens, at most one level, so that a country's opening view shows the whole city. */
export function openingCamera(camera: Camera, width: number): Camera {
  const step = Math.min(1, Math.max(0, Math.log2(OPENING_WIDTH_PX / Math.max(1, width))))
  return { ...camera, zoom: camera.zoom - step }
}

/** the map's width on a usual laptop: the width the countries' opening zooms are chosen for */
const OPENING_WIDTH_PX = 900
