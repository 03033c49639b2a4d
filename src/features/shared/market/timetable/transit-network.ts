import { int32At } from '#lib/element-at.ts'
import { type StopGrid, stopGrid } from './stop-grid.ts'
import type { PatternRun, Timetable } from './timetable.ts'
import { CHANGE_WALK_SECONDS } from './walking.ts'

/** The departures of a day from the first stop of each pattern: those of pattern p lie, in order, from `start[p]` to before `start[p + 1]`. */
export interface DayDepartures {
  start: Int32Array
  seconds: Int32Array
}

/** A timetable as columns, made once and asked often. */
export interface TransitNetwork {
  timetable: Timetable
  grid: StopGrid
  /** the calls of pattern p lie from `callStart[p]` to before `callStart[p + 1]` */
  callStart: Int32Array
  callStop: Int32Array
  callArrival: Int32Array
  callDeparture: Int32Array
  /** the walks that begin at stop s lie from `walkStart[s]` to before `walkStart[s + 1]` */
  walkStart: Int32Array
  walkTo: Int32Array
  walkSeconds: Int32Array
  /** of a day of the week, 0 Monday; with what still runs from the day before */
  departuresOf: (day: number) => DayDepartures
}

const DAY_SECONDS = 86_400

/** How a line to come is taken to run, because nobody has published it yet: every six minutes from half past five to midnight. */
export const ASSUMED_RUN: PatternRun = { days: 0b1111111, first: 19_800, last: DAY_SECONDS, headway: 360 }

function addRun({ days, first, last, headway }: PatternRun, day: number, shift: number, into: Set<number>): void {
  if (((days >> day) & 1) === 0) return
  const step = headway > 0 ? headway : Number.POSITIVE_INFINITY
  for (let at = first; at <= last; at += step) into.add(at + shift)
}

/** Departures of a day and of the night before, in seconds after the day's midnight; the latter are before it by their clock. */
export function departuresOfDay({ patterns, lines }: Timetable, day: number): DayDepartures {
  const start = new Int32Array(patterns.length + 1)
  const all: number[] = []
  for (const [at, { runs, line }] of patterns.entries()) {
    const isUnpublished = runs.length === 0 && (lines[line]?.opens ?? null) !== null
    const own = new Set<number>()
    for (const run of isUnpublished ? [ASSUMED_RUN] : runs) {
      addRun(run, day, 0, own)
      addRun(run, (day + 6) % 7, -DAY_SECONDS, own)
    }
    all.push(...[...own].sort((a, b) => a - b))
    start[at + 1] = all.length
  }
  return { start, seconds: Int32Array.from(all) }
}

/** The last departure of a pattern no later than `latest`; null where there is none. */
export function lastDeparture({ start, seconds }: DayDepartures, pattern: number, latest: number): number | null {
  let low = int32At(start, pattern)
  let high = int32At(start, pattern + 1)
  const first = low
  while (low < high) {
    const middle = (low + high) >> 1
    if (int32At(seconds, middle) <= latest) low = middle + 1
    else high = middle
  }
  return low === first ? null : int32At(seconds, low - 1)
}

function walksOf({ stops, transfers }: Timetable, grid: StopGrid) {
  const published = new Map<number, Map<number, number>>()
  for (const { from, to, seconds } of transfers) {
    const own = published.get(from)
    if (own) own.set(to, seconds)
    else published.set(from, new Map([[to, seconds]]))
  }
  const start = new Int32Array(stops.length + 1)
  const to: number[] = []
  const seconds: number[] = []
  for (const [at, stop] of stops.entries()) {
    const own = new Map<number, number>()
    grid(stop, CHANGE_WALK_SECONDS, (other, walk) => own.set(other, walk))
    for (const [other, walk] of published.get(at) ?? []) own.set(other, walk)
    own.delete(at)
    for (const [other, walk] of own) {
      to.push(other)
      seconds.push(walk)
    }
    start[at + 1] = to.length
  }
  return { walkStart: start, walkTo: Int32Array.from(to), walkSeconds: Int32Array.from(seconds) }
}

/** Prepares a timetable for being asked. */
export function transitNetwork(timetable: Timetable): TransitNetwork {
  const { patterns, stops } = timetable
  const grid = stopGrid(stops)
  const callStart = new Int32Array(patterns.length + 1)
  for (const [at, pattern] of patterns.entries()) callStart[at + 1] = int32At(callStart, at) + pattern.stops.length
  const days = new Map<number, DayDepartures>()
  return {
    timetable,
    grid,
    callStart,
    callStop: Int32Array.from(patterns.flatMap((pattern) => pattern.stops)),
    callArrival: Int32Array.from(patterns.flatMap(({ arrivals }) => arrivals)),
    callDeparture: Int32Array.from(patterns.flatMap(({ departures }) => departures)),
    ...walksOf(timetable, grid),
    departuresOf: (day) => {
      const made = days.get(day) ?? departuresOfDay(timetable, day)
      days.set(day, made)
      return made
    },
  }
}
