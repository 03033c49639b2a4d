import { isRecord } from '#lib/records.ts'
/** Set by the Worker for every request from the platform's facts about the connection, so that no caller can choose it. */
export const CLIENT_PLACE_HEADER = 'x-client-place'

/** The location of a connection as the platform reports it. Degrees; codes of ISO 3166. */
export interface ClientPlace {
  latitude: number | null
  longitude: number | null
  /** "AS" */
  continentCode: string | null
  countryCode: string | null
  regionCode: string | null
  regionName: string | null
  city: string | null
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

function degreesOf(value: unknown, max: number): number | null {
  const text = textOf(value)
  const degrees = text === null ? Number.NaN : Number(text)
  return Math.abs(degrees) <= max ? degrees : null
}

/** The value of CLIENT_PLACE_HEADER from a request's `cf` object; '' when the platform has no location. Only ASCII. */
export function placeHeader(cf: unknown): string {
  if (!isRecord(cf)) return ''
  const { latitude, longitude, continent, country, regionCode, region, city } = cf
  const countryCode = textOf(country)
  // XX and T1 (Tor) mean that the platform does not know
  if (!countryCode || countryCode === 'XX' || countryCode === 'T1') return ''
  const place: ClientPlace = {
    latitude: degreesOf(latitude, 90),
    longitude: degreesOf(longitude, 180),
    continentCode: textOf(continent),
    countryCode,
    regionCode: textOf(regionCode),
    regionName: textOf(region),
    city: textOf(city),
  }
  return encodeURIComponent(JSON.stringify(place))
}

/** The inverse of {@link placeHeader}; null for any other text. */
export function readPlace(header: string): ClientPlace | null {
  try {
    const place: unknown = JSON.parse(decodeURIComponent(header))
    const isPlace = typeof place === 'object' && place !== null && 'countryCode' in place && typeof place.countryCode === 'string'
    return isPlace ? (place as ClientPlace) : null
  } catch {
    return null
  }
}
