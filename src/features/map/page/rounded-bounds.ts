import type { Bounds } from '#property/base-map/camera.ts'

/** Rounds bounds to about 10 m, so that tiny movements cause no new request, and map and list count in the same box. */
export function roundedBounds({ south, west, north, east }: Bounds): Bounds {
  const to4 = (value: number) => Math.round(value * 1e4) / 1e4
  return { south: to4(south), west: to4(west), north: to4(north), east: to4(east) }
}
