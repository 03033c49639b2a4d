import { int32At, uint16At } from '#lib/element-at.ts'
import { type ArrivalSearch, NEVER } from './arrive-by.ts'
import type { TransitNetwork } from './transit-network.ts'
import { cycleSeconds, STOP_WALK_SECONDS, walkSeconds } from './walking.ts'

/** Homes by their columns: millionths of a degree. */
export interface HomePoints {
  lat6: Int32Array
  lng6: Int32Array
}

/** Homes with the stops around them: those of home h lie from `start[h]` to before `start[h + 1]`. Made once for a market. */
export interface HomeStops extends HomePoints {
  start: Int32Array
  stop: Int32Array
  /** on foot */
  seconds: Uint16Array
}

/** Longer ways are none. */
export const WAY_MINUTES_MAX = 240
/** Of a home from which a place is not reached in time. */
export const NO_WAY = 65_535

/** What the whole way is gone by. */
export const WHOLE_WAYS = ['lines', 'foot', 'bicycle'] as const

/** For each home in the order of the homes: minutes from leaving it to the hour that was named, {@link NO_WAY} for none; and an index of {@link WHOLE_WAYS}. */
export interface HomeMinutes {
  minutes: Uint16Array
  by: Uint8Array
}

/** The stops within reach of each home. */
export function homeStops({ grid }: TransitNetwork, { lat6, lng6 }: HomePoints): HomeStops {
  const start = new Int32Array(lat6.length + 1)
  const stops: number[] = []
  const walks: number[] = []
  for (let home = 0; home < lat6.length; home++) {
    const at = { lat: int32At(lat6, home) / 1e6, lng: int32At(lng6, home) / 1e6 }
    grid(at, STOP_WALK_SECONDS, (stop, seconds) => {
      stops.push(stop)
      walks.push(seconds)
    })
    start[home + 1] = stops.length
  }
  return { lat6, lng6, start, stop: Int32Array.from(stops), seconds: Uint16Array.from(walks) }
}

/** When somebody leaves a home at the latest, and by what. `stop`: where the first ride begins; -1: none. */
export interface Leaving {
  /** seconds after midnight, {@link NEVER} where the place is not reached in time */
  at: number
  by: number
  stop: number
}

/** The latest moment to leave one home: along lines, or on foot or by bicycle where that is wished and no slower. */
export function leavingOf({ place, rounds }: ArrivalSearch, homes: HomeStops, home: number): Leaving {
  const ready = rounds.at(-1)?.ready
  const best: Leaving = { at: NEVER, by: 0, stop: -1 }
  for (let i = int32At(homes.start, home); ready && i < int32At(homes.start, home + 1); i++) {
    const at = int32At(ready, int32At(homes.stop, i)) - uint16At(homes.seconds, i)
    if (at <= best.at) continue
    best.at = at
    best.stop = int32At(homes.stop, i)
  }
  const lat = int32At(homes.lat6, home) / 1e6
  const lng = int32At(homes.lng6, home) / 1e6
  const offer = (by: number, seconds: number) => {
    if (place.arriveBy - seconds < best.at) return
    best.at = place.arriveBy - seconds
    best.by = by
    best.stop = -1
  }
  if (place.ways.includes('cycle')) offer(2, cycleSeconds(lat, lng, place.lat, place.lng))
  // of two as quick, one walks
  if (place.ways.includes('walk')) offer(1, walkSeconds(lat, lng, place.lat, place.lng))
  return best
}

/** Whole minutes from leaving to the hour that was named; {@link NO_WAY} beyond {@link WAY_MINUTES_MAX}. */
export function minutesOf(place: { arriveBy: number }, { at }: Leaving): number {
  const minutes = Math.ceil((place.arriveBy - at) / 60)
  return minutes > WAY_MINUTES_MAX ? NO_WAY : minutes
}

/** The minutes of all homes to the place of a search. */
export function minutesOfHomes(search: ArrivalSearch, homes: HomeStops): HomeMinutes {
  const minutes = new Uint16Array(homes.lat6.length)
  const by = new Uint8Array(homes.lat6.length)
  for (let home = 0; home < minutes.length; home++) {
    const leaving = leavingOf(search, homes, home)
    minutes[home] = minutesOf(search.place, leaving)
    by[home] = leaving.by
  }
  return { minutes, by }
}
