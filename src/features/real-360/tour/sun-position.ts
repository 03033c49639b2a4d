const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Whole days since the first of January, from 0. */
function dayOfYear(day: Date): number {
  return Math.floor((day.getTime() - Date.UTC(day.getUTCFullYear(), 0, 1)) / 86_400_000)
}

/**
 * The declination of the sun on a day, in radians: Spencer, Fourier series representation of the position of the sun, Search 2 (1971), 172; within 0.04°.
 */
export function sunDeclination(day: Date): number {
  const a = (2 * Math.PI * dayOfYear(day)) / 365
  return (
    0.006918 -
    0.399912 * Math.cos(a) +
    0.070257 * Math.sin(a) -
    0.006758 * Math.cos(2 * a) +
    0.000907 * Math.sin(2 * a) -
    0.002697 * Math.cos(3 * a) +
    0.00148 * Math.sin(3 * a)
  )
}

/**
 * Where the sun stands, in radians: `azimuth` clockwise from north, `height` above the horizon, negative at night. `hour` is solar time: at 12 the sun is
 * highest, whatever the clocks of the country say. `lat` in degrees north.
 */
export function sunAt(day: Date, hour: number, lat: number): { azimuth: number; height: number } {
  const [declination, latitude, turn] = [sunDeclination(day), radians(lat), radians(15 * (hour - 12))]
  const east = -Math.cos(declination) * Math.sin(turn)
  const north = Math.sin(declination) * Math.cos(latitude) - Math.cos(declination) * Math.cos(turn) * Math.sin(latitude)
  const up = Math.sin(declination) * Math.sin(latitude) + Math.cos(declination) * Math.cos(turn) * Math.cos(latitude)
  return { azimuth: Math.atan2(east, north), height: Math.asin(Math.min(1, Math.max(-1, up))) }
}
