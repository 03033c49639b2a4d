import { distanceMetres } from '#lib/geo-distance.ts'
import type { Circle } from './map-shapes.ts'

/** Made when a market is published. Stations are named by their place in the list. */
export interface StationGraph {
  stations: readonly { name: string; nameLocal: string | null; code: string | null; lat6: number; lng6: number }[]
  lines: readonly string[]
  /** a ride without a change, both ways: station, station, line, seconds */
  links: readonly (readonly [from: number, to: number, line: number, seconds: number])[]
}

/** From a platform to another line's. */
export const CHANGE_SECONDS = 240
/** As everywhere: 80 m a minute along 1.3 × the straight line. */
export const WALK_METRES_PER_MINUTE = 80 / 1.3
/** Stations that are a longer walk away are not used. */
export const WALK_MINUTES_MAX = 20
/** How far an address may be from the station it means. */
const SAME_STATION_METRES = 300

/** The station at a place; null when there is none. */
export function stationAt({ stations }: StationGraph, at: { lat6: number; lng6: number }): number | null {
  const degrees = ({ lat6, lng6 }: { lat6: number; lng6: number }) => ({ lat: lat6 / 1e6, lng: lng6 / 1e6 })
  let best: { index: number; metres: number } | null = null
  for (const [index, station] of stations.entries()) {
    const metres = distanceMetres(degrees(station), degrees(at))
    if (metres <= SAME_STATION_METRES && (!best || metres < best.metres)) best = { index, metres }
  }
  return best?.index ?? null
}

/** Seconds by rail from a station to every station, changes included; Infinity where no train goes. Waiting for the first train is not counted. */
export function railSeconds({ stations, lines, links }: StationGraph, from: number): number[] {
  // a state is a station on a line
  const stateOf = (station: number, line: number) => station * lines.length + line
  const rides = new Map<number, { to: number; line: number; seconds: number }[]>()
  const linesAt = new Map<number, Set<number>>()
  const add = (station: number, to: number, line: number, seconds: number) => {
    const own = rides.get(stateOf(station, line))
    if (own) own.push({ to, line, seconds })
    else rides.set(stateOf(station, line), [{ to, line, seconds }])
    const known = linesAt.get(station)
    if (known) known.add(line)
    else linesAt.set(station, new Set([line]))
  }
  for (const [a, b, line, seconds] of links) {
    add(a, b, line, seconds)
    add(b, a, line, seconds)
  }
  const best = new Map<number, number>()
  const open = new Map([...(linesAt.get(from) ?? [])].map((line) => [stateOf(from, line), 0]))
  const reached = stations.map((_, index) => (index === from ? 0 : Number.POSITIVE_INFINITY))
  while (open.size > 0) {
    const [state, seconds] = [...open].reduce((nearest, one) => (one[1] < nearest[1] ? one : nearest))
    open.delete(state)
    best.set(state, seconds)
    const [station, line] = [Math.floor(state / lines.length), state % lines.length]
    reached[station] = Math.min(reached[station] ?? seconds, seconds)
    const offer = (next: number, after: number) => {
      if (!best.has(next) && after < (open.get(next) ?? Number.POSITIVE_INFINITY)) open.set(next, after)
    }
    for (const ride of rides.get(state) ?? []) offer(stateOf(ride.to, ride.line), seconds + ride.seconds)
    for (const other of linesAt.get(station) ?? []) if (other !== line) offer(stateOf(station, other), seconds + CHANGE_SECONDS)
  }
  return reached
}

/** Where one can live to be at a station within so many minutes, rail and walk together. Empty when there is no station there. */
export function travelTimeCircles(graph: StationGraph, at: { lat6: number; lng6: number }, minutes: number): Circle[] {
  const from = stationAt(graph, at)
  if (from === null) return []
  return railSeconds(graph, from).flatMap((seconds, index) => {
    const { lat6, lng6 } = graph.stations[index] as StationGraph['stations'][number]
    const left = Math.min(WALK_MINUTES_MAX, minutes - seconds / 60)
    return left > 0 ? [{ lat6, lng6, metres: Math.round(left * WALK_METRES_PER_MINUTE) }] : []
  })
}
