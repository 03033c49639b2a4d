/** The router writes text that looks like a number in quotes; a postal code is written as a number. "018956" stays text. */
export const searchWordsForUrl = (text: string): string | number => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : text)

/** §4: results around a station or school lie within this distance. */
export const NEAR_RADIUS_METRES = 1_000

/** A position for the address: "1.3509,103.8485" (about 10 m). */
export const nearText = (lat: number, lng: number): string => `${lat.toFixed(4)},${lng.toFixed(4)}`

/** The inverse of {@link nearText}; null when it is no position on earth. */
export function parseNear(text: string): { lat: number; lng: number } | null {
  const match = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(text)
  if (!match) return null
  const [lat, lng] = [Number(match[1]), Number(match[2])]
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
}

/** An area in the contract's words. Addresses from before hold its number in an edition that is gone, and its name beside it, which decides. */
export const wireArea = (areaId: string | number, name: string | number | undefined): string =>
  name !== undefined && /^\d+$/.test(String(areaId)) ? `${areaId}:${name}` : String(areaId)
