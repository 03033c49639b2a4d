import type { Bounds } from './engine/camera.ts'

/** Rounded to about 10 m, so that a trembling hand asks nothing new, and the map counts in the same box as the list. */
export function roundedBounds({ south, west, north, east }: Bounds): Bounds {
  const to4 = (value: number) => Math.round(value * 1e4) / 1e4
  return { south: to4(south), west: to4(west), north: to4(north), east: to4(east) }
}
