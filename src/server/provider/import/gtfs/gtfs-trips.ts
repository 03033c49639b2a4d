import { integerCell, RowError, required } from '../row-error.ts'
import type { GtfsCalendar } from './gtfs-calendar.ts'
import { timeCell } from './gtfs-cells.ts'
import type { GtfsRows } from './gtfs-tables.ts'

const SEQUENCE_MAX = 1_000_000
const HEADWAY_SECONDS_MAX = 86_400

interface Call {
  row: number
  sequence: number
  stop: string
  arrival: number | null
  departure: number | null
  /** distance along the trip in the feed's own unit; null where it is not told */
  along: number | null
}

/** Departures every so many seconds, the last of them before the end. */
interface Frequency {
  start: number
  last: number
  headway: number
}

export interface GtfsTrip {
  row: number
  line: string
  service: string
  calls: Call[]
  frequencies: Frequency[]
}

/** When a trip calls: seconds of the service day. */
export interface TimedCall {
  stop: string
  arrival: number
  departure: number
}

/** The trips of a feed by id, with their calls and headways. */
export class GtfsTrips {
  readonly trips = new Map<string, GtfsTrip>()
  /** trips whose own row was refused: what belongs to them is left out without another word */
  private readonly refused = new Set<string>()

  async readTrips(tables: GtfsRows, lines: ReadonlyMap<string, unknown>, calendar: GtfsCalendar): Promise<void> {
    await tables.eachRequired('trips', (cell, row) => {
      const id = required(cell, 'trip_id')
      if (this.trips.has(id)) throw new RowError('trip_id', 'is there twice')
      this.refused.add(id)
      const [line, service] = [required(cell, 'route_id'), required(cell, 'service_id')]
      if (!lines.has(line)) throw new RowError('route_id', 'is no line of the feed')
      if (!calendar.has(service)) throw new RowError('service_id', 'is in no calendar of the feed')
      this.refused.delete(id)
      this.trips.set(id, { row, line, service, calls: [], frequencies: [] })
    })
  }

  /** @param hasStop whether the feed has a stop of that id with a place */
  async readCalls(tables: GtfsRows, hasStop: (id: string) => boolean): Promise<void> {
    const sequences = new Map<string, Set<number>>()
    await tables.eachRequired('stop_times', (cell, row) => {
      const trip = this.tripOf(required(cell, 'trip_id'))
      if (!trip) return
      const stop = required(cell, 'stop_id')
      const sequence = integerCell(cell, 'stop_sequence', 0, SEQUENCE_MAX)
      if (!hasStop(stop)) throw new RowError('stop_id', 'is no stop of the feed')
      const id = cell('trip_id').trim()
      const taken = sequences.get(id) ?? new Set()
      if (taken.has(sequence)) throw new RowError('stop_sequence', 'is there twice')
      const [arrival, departure] = [timeCell(cell, 'arrival_time'), timeCell(cell, 'departure_time')]
      if (arrival !== null && departure !== null && departure < arrival) throw new RowError('departure_time', 'is before arrival_time')
      const along = cell('shape_dist_traveled').trim()
      taken.add(sequence)
      sequences.set(id, taken)
      trip.calls.push({
        row,
        sequence,
        stop,
        arrival: arrival ?? departure,
        departure: departure ?? arrival,
        along: /^\d+(\.\d+)?$/.test(along) ? Number(along) : null,
      })
    })
    for (const { calls } of this.trips.values()) calls.sort((a, b) => a.sequence - b.sequence)
  }

  async readFrequencies(tables: GtfsRows): Promise<void> {
    await tables.each('frequencies', (cell) => {
      const trip = this.tripOf(required(cell, 'trip_id'))
      if (!trip) return
      const [start, end] = [timeCell(cell, 'start_time'), timeCell(cell, 'end_time')]
      if (start === null) throw new RowError('start_time', 'is empty')
      if (end === null) throw new RowError('end_time', 'is empty')
      if (end <= start) throw new RowError('end_time', 'is not after start_time')
      const headway = integerCell(cell, 'headway_secs', 1, HEADWAY_SECONDS_MAX)
      if (trip.frequencies.some((other) => other.start === start)) throw new RowError('start_time', 'is there twice')
      // a trip departs by headways, whether they are kept to the second (exact_times 1) or not; none at the end itself
      trip.frequencies.push({ start, last: start + Math.floor((end - 1 - start) / headway) * headway, headway })
    })
  }

  private tripOf(id: string): GtfsTrip | null {
    const trip = this.trips.get(id)
    if (!trip && !this.refused.has(id)) throw new RowError('trip_id', 'is no trip of the feed')
    return trip ?? null
  }
}

/**
 * The calls of a trip with a time each: between timepoints they lie by the distance along the trip where the feed tells it, else at equal
 * intervals. Throws a {@link RowError} for a trip that cannot be ridden.
 */
export function timedCalls(calls: readonly Call[]): TimedCall[] {
  const [first, last] = [calls[0], calls.at(-1)]
  if (!first || !last || calls.length < 2) throw new RowError('trip_id', 'has fewer than two stops with a place')
  if (first.departure === null) throw new RowError('trip_id', 'has neither headways nor a time at its first stop')
  if (last.arrival === null) throw new RowError('trip_id', 'has no time at its last stop')
  const timed: TimedCall[] = []
  let from = 0
  for (let at = 0; at < calls.length; at++) {
    const call = calls[at]
    if (!call || call.arrival === null || call.departure === null) continue
    for (let between = from + 1; between < at; between++) timed.push(callBetween(calls, from, between, at))
    const before = timed.at(-1)
    if (before && call.arrival < before.departure) throw new RowError('trip_id', 'goes back in time')
    timed.push({ stop: call.stop, arrival: call.arrival, departure: call.departure })
    from = at
  }
  return timed
}

/** The call between two timepoints. */
function callBetween(calls: readonly Call[], from: number, between: number, to: number): TimedCall {
  const [start, end] = [calls[from]?.departure ?? 0, calls[to]?.arrival ?? 0]
  const along = calls.slice(from, to + 1).map((call) => call.along)
  const isTold = along.every((place, at) => place !== null && (at === 0 || place >= (along[at - 1] ?? 0)))
  const [begin, here, finish] = [along[0] ?? 0, along[between - from] ?? 0, along.at(-1) ?? 0]
  const share = isTold && finish > begin ? (here - begin) / (finish - begin) : (between - from) / (to - from)
  const time = Math.round(start + (end - start) * share)
  return { stop: calls[between]?.stop ?? '', arrival: time, departure: time }
}
