import { elementAt, int32At, uint8At } from '#lib/element-at.ts'
import { lastDeparture, type TransitNetwork } from './transit-network.ts'
import { type TravelWay, WAY_OF_MODE } from './travel-ways.ts'
import { STOP_WALK_SECONDS } from './walking.ts'

/** Rides on one way; three changes. */
export const RIDES_MAX = 4
/** One stands at a stop so long before a departure. */
export const BOARDING_SECONDS = 60
/** Before every moment: from there one does not arrive in time. */
export const NEVER = -1_000_000_000

/** Where somebody has to be, and when. */
export interface PlaceToReach {
  /** degrees */
  lat: number
  lng: number
  /** day of the week, 0 Monday */
  day: number
  /** seconds after midnight, below 86,400 */
  arriveBy: number
  ways: readonly TravelWay[]
  /** lines and stops that open later do not count; where a line opens between two years, the later one counts */
  year: number
}

/**
 * What `most` rides reach, by stops. `ready`: when one must stand at the stop to ride from there; `wait`: when one must have alighted
 * there, to ride on from it or to walk on. Seconds after midnight, {@link NEVER} where that arrives too late. The other columns say how.
 */
interface Round {
  most: number
  ready: Int32Array
  pattern: Int32Array
  /** calls of the network, from which and to which one rides */
  board: Int32Array
  alight: Int32Array
  /** the departure of that trip from the first stop of its pattern */
  departure: Int32Array
  /** the number of rides from here to the place */
  rides: Uint8Array
  wait: Int32Array
  /** the stop that one walks to after alighting; -1: on foot to the place where it is the last ride, else no walk */
  walkTo: Int32Array
}

/** The answer for one place: from every stop. */
export interface ArrivalSearch {
  place: PlaceToReach
  /** seconds on foot from each stop to the place; -1: too far */
  lastWalk: Int32Array
  rounds: readonly Round[]
}

const isOpen = (opens: { to: number } | null, year: number): boolean => opens === null || opens.to <= year

function openColumns({ timetable: { stops, lines, patterns } }: TransitNetwork, { ways, year }: PlaceToReach) {
  const isLine = lines.map(({ mode, opens }) => ways.includes(WAY_OF_MODE[mode]) && isOpen(opens, year))
  return {
    stops: Uint8Array.from(stops, ({ opens }) => Number(isOpen(opens, year))),
    patterns: Uint8Array.from(patterns, ({ line }) => Number(elementAt(isLine, line))),
  }
}

function noRide(network: TransitNetwork, place: PlaceToReach, lastWalk: Int32Array): Round {
  const column = (value: number) => new Int32Array(network.timetable.stops.length).fill(value)
  return {
    most: 0,
    ready: column(NEVER),
    pattern: column(-1),
    board: column(-1),
    alight: column(-1),
    departure: column(0),
    rides: new Uint8Array(network.timetable.stops.length),
    wait: lastWalk.map((seconds) => (seconds < 0 ? NEVER : place.arriveBy - seconds)),
    walkTo: column(-1),
  }
}

const copied = (round: Round, most: number): Round => ({
  most,
  ready: round.ready.slice(),
  pattern: round.pattern.slice(),
  board: round.board.slice(),
  alight: round.alight.slice(),
  departure: round.departure.slice(),
  rides: round.rides.slice(),
  wait: round.wait,
  walkTo: round.walkTo,
})

/** Rides every pattern backwards once: boards where one of its later stops is a good place to alight. */
function ride(network: TransitNetwork, day: number, open: ReturnType<typeof openColumns>, before: Round, into: Round): void {
  const { callStart, callStop, callArrival, callDeparture } = network
  const departures = network.departuresOf(day)
  for (let pattern = 0; pattern < open.patterns.length; pattern++) {
    if (uint8At(open.patterns, pattern) === 0) continue
    let trip = NEVER
    let alight = -1
    const from = int32At(callStart, pattern)
    for (let call = int32At(callStart, pattern + 1) - 1; call >= from; call--) {
      const stop = int32At(callStop, call)
      if (uint8At(open.stops, stop) === 0) continue
      const ready = trip + int32At(callDeparture, call) - BOARDING_SECONDS
      if (alight >= 0 && ready > int32At(into.ready, stop)) {
        into.ready[stop] = ready
        into.pattern[stop] = pattern
        into.board[stop] = call
        into.alight[stop] = alight
        into.departure[stop] = trip
        into.rides[stop] = into.most
      }
      const latest = int32At(before.wait, stop) - int32At(callArrival, call)
      const later = latest > trip ? lastDeparture(departures, pattern, latest) : null
      if (later !== null && later > trip) {
        trip = later
        alight = call
      }
    }
  }
}

/** Alighting: at a stop that one rides on from, or at one from which that stop is walked to. */
function walk(network: TransitNetwork, open: ReturnType<typeof openColumns>, round: Round): void {
  const { walkStart, walkTo, walkSeconds } = network
  const wait = round.ready.slice()
  const on = new Int32Array(wait.length).fill(-1)
  for (let stop = 0; stop < wait.length; stop++) {
    if (uint8At(open.stops, stop) === 0) continue
    for (let at = int32At(walkStart, stop); at < int32At(walkStart, stop + 1); at++) {
      const latest = int32At(round.ready, int32At(walkTo, at)) - int32At(walkSeconds, at)
      if (latest <= int32At(wait, stop)) continue
      wait[stop] = latest
      on[stop] = int32At(walkTo, at)
    }
  }
  round.wait = wait
  round.walkTo = on
}

/**
 * The latest moment at every stop from which a place is still reached in time, by {@link RIDES_MAX} rides at most: RAPTOR (Delling, Pajor and
 * Werneck, 2012) backwards over patterns. A walk between two rides is one walk; after the last ride one walks to the place.
 */
export function searchArrivals(network: TransitNetwork, place: PlaceToReach): ArrivalSearch {
  const lastWalk = new Int32Array(network.timetable.stops.length).fill(-1)
  const rounds: Round[] = []
  const open = openColumns(network, place)
  network.grid(place, STOP_WALK_SECONDS, (stop, seconds) => {
    lastWalk[stop] = seconds
  })
  let before = noRide(network, place, lastWalk)
  for (let rides = 1; rides <= RIDES_MAX; rides++) {
    const round = copied(before, rides)
    ride(network, place.day, open, before, round)
    walk(network, open, round)
    rounds.push(round)
    before = round
  }
  return { place, lastWalk, rounds }
}
