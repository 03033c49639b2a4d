import { elementAt, int32At, uint8At, uint16At } from '#lib/element-at.ts'
import { type ArrivalSearch, NEVER } from './arrive-by.ts'
import { type HomeStops, leavingOf, minutesOf, NO_WAY } from './home-minutes.ts'
import type { TransitMode } from './timetable.ts'
import type { TransitNetwork } from './transit-network.ts'

/** One part of a way; seconds after midnight or of duration. `to` null: the place itself. */
export type WayLeg =
  | { kind: 'foot' | 'bicycle'; seconds: number; to: string | null }
  | {
      kind: 'ride'
      line: string
      mode: TransitMode
      color: string | null
      from: string
      to: string
      departs: number
      arrives: number
      waits: number
    }

/** How somebody goes from a home to a place. */
export interface HomeWay {
  minutes: number
  /** when one leaves at the latest, seconds after midnight; negative: the evening before */
  leaves: number
  legs: readonly WayLeg[]
}

const EMPTY_STOP = -1

/** The rides and walks from a stop on, where one stands from `now` on. */
function legsFrom(
  { timetable, callStop, callArrival, callDeparture }: TransitNetwork,
  search: ArrivalSearch,
  first: number,
  now: number,
): WayLeg[] {
  const legs: WayLeg[] = []
  const nameOf = (stop: number) => elementAt(timetable.stops, stop).name
  let stop = first
  let round = search.rounds.at(-1)
  let since = now
  while (round && stop !== EMPTY_STOP) {
    const { line } = elementAt(timetable.patterns, int32At(round.pattern, stop))
    const { name, mode, color } = elementAt(timetable.lines, line)
    const trip = int32At(round.departure, stop)
    const [board, alight] = [int32At(round.board, stop), int32At(round.alight, stop)]
    const [departs, arrives] = [trip + int32At(callDeparture, board), trip + int32At(callArrival, alight)]
    const to = int32At(callStop, alight)
    legs.push({ kind: 'ride', line: name, mode, color, from: nameOf(stop), to: nameOf(to), departs, arrives, waits: departs - since })
    const rides = uint8At(round.rides, stop)
    round = search.rounds[rides - 2]
    const next: number = round ? int32At(round.walkTo, to) : EMPTY_STOP
    const end = round ? (next < 0 ? to : next) : EMPTY_STOP
    const seconds = round ? walkBetween(round, to, end) : int32At(search.lastWalk, to)
    if (end === EMPTY_STOP) legs.push({ kind: 'foot', seconds, to: null })
    else if (end !== to) legs.push({ kind: 'foot', seconds, to: nameOf(end) })
    since = arrives + seconds
    stop = end
  }
  return legs
}

/** Seconds on foot between two stops, as the search took them. */
const walkBetween = ({ ready, wait }: ArrivalSearch['rounds'][number], from: number, to: number): number =>
  from === to ? 0 : int32At(ready, to) - int32At(wait, from)

/** The way from one home to the place of a search; null where it is not reached in time. */
export function wayOfHome(network: TransitNetwork, search: ArrivalSearch, homes: HomeStops, home: number): HomeWay | null {
  const leaving = leavingOf(search, homes, home)
  const minutes = leaving.at === NEVER ? NO_WAY : minutesOf(search.place, leaving)
  if (minutes === NO_WAY) return null
  if (leaving.stop === EMPTY_STOP) {
    const kind = leaving.by === 2 ? 'bicycle' : 'foot'
    return { minutes, leaves: leaving.at, legs: [{ kind, seconds: search.place.arriveBy - leaving.at, to: null }] }
  }
  const seconds = accessWalk(homes, home, leaving.stop)
  const first: WayLeg = { kind: 'foot', seconds, to: elementAt(network.timetable.stops, leaving.stop).name }
  return { minutes, leaves: leaving.at, legs: [first, ...legsFrom(network, search, leaving.stop, leaving.at + seconds)] }
}

function accessWalk(homes: HomeStops, home: number, stop: number): number {
  for (let i = int32At(homes.start, home); i < int32At(homes.start, home + 1); i++)
    if (int32At(homes.stop, i) === stop) return uint16At(homes.seconds, i)
  return 0
}
