import { elementAt } from '#lib/element-at.ts'
import { STOP_WALK_SECONDS, walkDegrees, walkSeconds } from './walking.ts'

interface Point {
  lat: number
  lng: number
}

/** Visits the stops within `seconds` on foot of a point in degrees, {@link STOP_WALK_SECONDS} at most, with the seconds to each. */
export type StopGrid = (at: Point, seconds: number, visit: (stop: number, seconds: number) => void) => void

const RADIANS = Math.PI / 180
const COLUMNS = 100_000

/** Stops by squares that no walk to a stop crosses wholly, so that the nine around a point hold every stop within reach. */
export function stopGrid(stops: readonly Point[]): StopGrid {
  const rowSize = walkDegrees(STOP_WALK_SECONDS) * 1.01
  const farthest = stops.reduce((most, { lat }) => Math.max(most, Math.abs(lat)), 0)
  // a degree of longitude is shortest farthest from the equator
  const columnSize = rowSize / Math.max(0.1, Math.cos(Math.min(89, farthest + 1) * RADIANS))
  const squares = new Map<number, number[]>()
  const rowOf = (lat: number) => Math.floor((lat + 90) / rowSize)
  const columnOf = (lng: number) => Math.floor((lng + 180) / columnSize)
  for (const [stop, { lat, lng }] of stops.entries()) {
    const key = rowOf(lat) * COLUMNS + columnOf(lng)
    const square = squares.get(key)
    if (square) square.push(stop)
    else squares.set(key, [stop])
  }
  return ({ lat, lng }, seconds, visit) => {
    const [row, column] = [rowOf(lat), columnOf(lng)]
    for (let r = row - 1; r <= row + 1; r++)
      for (let c = column - 1; c <= column + 1; c++)
        for (const stop of squares.get(r * COLUMNS + c) ?? []) {
          const at = elementAt(stops, stop)
          const walk = walkSeconds(lat, lng, at.lat, at.lng)
          if (walk <= seconds) visit(stop, walk)
        }
  }
}
