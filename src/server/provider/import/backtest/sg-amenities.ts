import type { Progress } from '../../build/progress.ts'
import { numberCell, required } from '../row-error.ts'
import { eachBacktestRow } from './backtest-rows.ts'

interface Point {
  lat: number
  lng: number
}

/** Amenities whose distance is a feature, by their names in the file. */
const KINDS = ['train_station_exit', 'primary_school', 'shopping_mall', 'hawker_centre', 'supermarket', 'bus_stop', 'park'] as const
/** Raffles Place, the middle of the business district (1°17′02″ N 103°51′05″ E). */
const CENTRE: Point = { lat: 1.2839, lng: 103.8514 }
const METRES_PER_DEGREE = 111_195

export const AMENITY_FACTS: readonly string[] = [...KINDS, 'centre']

export type NearestMetres = (at: Point) => Record<string, number>

/** The distance to the centre only, when no amenities were given. */
export const centreOnly: NearestMetres = (at) => ({ centre: metres(at, CENTRE) })

/** Reads the amenity file; returns metres to the nearest of each kind. */
export async function readAmenities(path: string, progress: Progress): Promise<{ nearest: NearestMetres; leftOut: string[] }> {
  const points = new Map<string, Point[]>(KINDS.map((kind) => [kind, []]))
  const leftOut = await eachBacktestRow(path, ['facility_type', 'lat', 'lon'], progress, (cell) => {
    const list = points.get(required(cell, 'facility_type'))
    if (list) list.push({ lat: numberCell(cell, 'lat', 1.1, 1.5), lng: numberCell(cell, 'lon', 103.5, 104.2) })
  })
  const nearest: NearestMetres = (at) => {
    const found = centreOnly(at)
    for (const [kind, list] of points) {
      let best = Number.NaN
      for (const point of list) {
        const distance = metres(at, point)
        if (!(distance >= best)) best = distance
      }
      found[kind] = best
    }
    return found
  }
  return { nearest, leftOut }
}

/** Flat-earth metres; at this latitude a degree of longitude is as long as one of latitude to 3 parts in 10,000. */
const metres = (a: Point, b: Point): number => Math.hypot(a.lat - b.lat, a.lng - b.lng) * METRES_PER_DEGREE
