const EARTH_METRES = 40_075_016.7
const TILE_PX = 512
const METRES_PER_MILE = 1_609.344
const FEET_PER_MILE = 5_280
const STEPS = [5, 2, 1]

/** A length on the map that is a round number, at most `most` CSS pixels long. */
export interface ScaleLength {
  value: number
  unit: 'meter' | 'kilometer' | 'foot' | 'mile'
  px: number
}

export const metresPerPx = (lat: number, zoom: number): number => (EARTH_METRES * Math.cos((lat * Math.PI) / 180)) / (TILE_PX * 2 ** zoom)

/** The largest of 1, 2, 5, 10 … that is not above `value`. */
function roundBelow(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return (STEPS.find((step) => step * power <= value) ?? 1) * power
}

export function scaleLength(lat: number, zoom: number, most: number, isMiles: boolean): ScaleLength {
  const metres = metresPerPx(lat, zoom)
  const whole = isMiles ? METRES_PER_MILE : 1000
  const parts = isMiles ? FEET_PER_MILE : 1000
  const room = (metres * most) / whole
  const isFar = room >= 1
  const value = roundBelow(isFar ? room : room * parts)
  const px = ((isFar ? value : value / parts) * whole) / metres
  return { value, unit: isMiles ? (isFar ? 'mile' : 'foot') : isFar ? 'kilometer' : 'meter', px }
}

/** Whether people who read in this locale's region measure ways in miles. */
export const readsMiles = (locale: string): boolean => ['US', 'GB', 'LR'].includes(new Intl.Locale(locale).region ?? '')
