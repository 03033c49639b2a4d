import { fail, ok, type Result } from '#lib/result.ts'
import type { OpeningYears, PatternRun, Timetable, TransitLine, TransitMode, TransitPattern, TransitStop } from './timetable.ts'

/**
 * The packed file of a timetable. First a byte with the version; then, column by column, source and day, stops, lines, patterns and transfers.
 * Counts and times are varints (seven bits a byte, the lowest first); what may fall as well as rise is a difference, with its sign in the lowest
 * bit. Positions are whole 1e-5 degrees, about a metre. A text is its length in bytes and UTF-8.
 */
const VERSION = 1

const MODES = ['RAIL', 'TRAM', 'BUS', 'FERRY'] as const satisfies readonly TransitMode[]
const DEGREES = 1e5
const NUMBER_MAX = 2 ** 40

class Writer {
  private bytes = new Uint8Array(65_536)
  private length = 0

  byte(value: number): void {
    if (this.length === this.bytes.length) {
      const larger = new Uint8Array(this.bytes.length * 2)
      larger.set(this.bytes)
      this.bytes = larger
    }
    this.bytes[this.length++] = value
  }

  /** a whole number from 0 */
  count(value: number): void {
    if (!Number.isInteger(value) || value < 0 || value >= NUMBER_MAX) throw new RangeError(`timetable: ${value} cannot be packed`)
    let rest = value
    for (; rest > 127; rest = Math.floor(rest / 128)) this.byte(128 + (rest % 128))
    this.byte(rest)
  }

  difference(value: number): void {
    this.count(value < 0 ? -2 * value - 1 : 2 * value)
  }

  /** whole numbers, each as the difference from the one before */
  column(values: readonly number[]): void {
    let before = 0
    for (const value of values) {
      this.difference(value - before)
      before = value
    }
  }

  text(value: string): void {
    const bytes = new TextEncoder().encode(value)
    this.count(bytes.length)
    for (const byte of bytes) this.byte(byte)
  }

  years(opens: OpeningYears | null): void {
    this.count(opens ? opens.from : 0)
    if (opens) this.count(opens.to - opens.from)
  }

  done(): Uint8Array<ArrayBuffer> {
    return this.bytes.slice(0, this.length)
  }
}

/** The bytes are no packed timetable of this version; never leaves this file. */
class Damaged extends Error {}

class Reader {
  private at = 0
  private readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  byte(): number {
    const value = this.bytes[this.at++]
    if (value === undefined) throw new Damaged()
    return value
  }

  count(): number {
    let [value, size] = [0, 1]
    for (;;) {
      const byte = this.byte()
      value += (byte & 127) * size
      if (value >= NUMBER_MAX) throw new Damaged()
      if (byte < 128) return value
      size *= 128
    }
  }

  /** how many things follow, each of at least a byte */
  size(): number {
    const size = this.count()
    if (size > this.bytes.length - this.at) throw new Damaged()
    return size
  }

  index(length: number): number {
    const value = this.count()
    if (value >= length) throw new Damaged()
    return value
  }

  difference(): number {
    const value = this.count()
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }

  column(length: number): number[] {
    let value = 0
    return this.list(length, () => {
      value += this.difference()
      return value
    })
  }

  /** indexes of a list of so many things, as differences */
  indexes(length: number, of: number): number[] {
    const values = this.column(length)
    if (values.some((value) => value < 0 || value >= of)) throw new Damaged()
    return values
  }

  list<T>(length: number, read: (at: number) => T): T[] {
    return Array.from({ length }, (_, at) => read(at))
  }

  text(): string {
    const length = this.size()
    const own = this.bytes.subarray(this.at, this.at + length)
    this.at += length
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(own)
  }

  years(): OpeningYears | null {
    const from = this.count()
    return from === 0 ? null : { from, to: from + this.count() }
  }

  isDone(): boolean {
    return this.at === this.bytes.length
  }
}

const STEP_FREE = [null, false, true] as const

function packStops(to: Writer, stops: readonly TransitStop[]): void {
  to.count(stops.length)
  for (const { name } of stops) to.text(name)
  to.column(stops.map(({ lat }) => Math.round(lat * DEGREES)))
  to.column(stops.map(({ lng }) => Math.round(lng * DEGREES)))
  for (const { isStepFree } of stops) to.byte(STEP_FREE.indexOf(isStepFree))
  for (const { opens } of stops) to.years(opens)
}

function unpackStops(from: Reader): TransitStop[] {
  const length = from.size()
  const names = from.list(length, () => from.text())
  const [lats, lngs] = [from.column(length), from.column(length)]
  const stepFree = from.list(length, () => STEP_FREE[from.index(STEP_FREE.length)] ?? null)
  return from.list(length, (at) => ({
    name: names[at] ?? '',
    lat: (lats[at] ?? 0) / DEGREES,
    lng: (lngs[at] ?? 0) / DEGREES,
    isStepFree: stepFree[at] ?? null,
    opens: from.years(),
  }))
}

function packLines(to: Writer, lines: readonly TransitLine[]): void {
  to.count(lines.length)
  for (const { name, mode, color, opens, disruptions } of lines) {
    to.text(name)
    to.byte(MODES.indexOf(mode))
    to.count(color === null ? 0 : Number.parseInt(color, 16) + 1)
    to.years(opens)
    to.count(disruptions ? disruptions.count + 1 : 0)
    if (disruptions) to.text(disruptions.from)
    if (disruptions) to.text(disruptions.to)
  }
}

const unpackLines = (from: Reader): TransitLine[] =>
  from.list(from.size(), () => {
    const name = from.text()
    const mode = MODES[from.index(MODES.length)] ?? 'RAIL'
    const color = from.index(0x1000001)
    const opens = from.years()
    const count = from.count()
    return {
      name,
      mode,
      color: color === 0 ? null : (color - 1).toString(16).padStart(6, '0').toUpperCase(),
      opens,
      disruptions: count === 0 ? null : { count: count - 1, from: from.text(), to: from.text() },
    }
  })

function packRuns(to: Writer, runs: readonly PatternRun[]): void {
  to.count(runs.length)
  let before = 0
  for (const { days, first, last, headway } of runs) {
    to.byte(days)
    to.difference(first - before)
    to.count(headway)
    if (headway > 0) to.count(Math.floor((last - first) / headway))
    before = last
  }
}

function unpackRuns(from: Reader): PatternRun[] {
  let before = 0
  return from.list(from.size(), () => {
    const days = from.index(128)
    const first = before + from.difference()
    const headway = from.count()
    const last = headway === 0 ? first : first + headway * from.count()
    if (first < 0 || last >= NUMBER_MAX) throw new Damaged()
    before = last
    return { days, first, last, headway }
  })
}

function packPatterns(to: Writer, patterns: readonly TransitPattern[]): void {
  to.count(patterns.length)
  for (const { line, stops, arrivals, departures, runs } of patterns) {
    to.count(line)
    to.count(stops.length)
    to.column(stops)
    for (let at = 1; at < stops.length; at++) to.count((arrivals[at] ?? 0) - (departures[at - 1] ?? 0))
    for (let at = 0; at < stops.length; at++) to.count((departures[at] ?? 0) - (arrivals[at] ?? 0))
    packRuns(to, runs)
  }
}

function unpackPatterns(from: Reader, lines: number, stops: number): TransitPattern[] {
  return from.list(from.size(), () => {
    const line = from.index(lines)
    const length = from.size()
    const called = from.indexes(length, stops)
    const rides = from.list(Math.max(0, length - 1), () => from.count())
    const waits = from.list(length, () => from.count())
    const [arrivals, departures]: [number[], number[]] = [[], []]
    for (const [at, wait] of waits.entries()) {
      const arrival = at === 0 ? 0 : (departures[at - 1] ?? 0) + (rides[at - 1] ?? 0)
      arrivals.push(arrival)
      departures.push(arrival + wait)
    }
    return { line, stops: called, arrivals, departures, runs: unpackRuns(from) }
  })
}

/**
 * The bytes of a timetable's file; the same timetable gives the same bytes. Throws a RangeError on a timetable that goes back in time.
 * A position is rounded to 1e-5 degrees, the last departure of a run to a whole number of headways after the first.
 */
export function packTimetable(timetable: Timetable): Uint8Array<ArrayBuffer> {
  const to = new Writer()
  to.byte(VERSION)
  to.text(timetable.source)
  to.text(timetable.publishedOn)
  packStops(to, timetable.stops)
  packLines(to, timetable.lines)
  packPatterns(to, timetable.patterns)
  to.count(timetable.transfers.length)
  to.column(timetable.transfers.map(({ from }) => from))
  to.column(timetable.transfers.map((transfer) => transfer.to))
  for (const { seconds } of timetable.transfers) to.count(seconds)
  return to.done()
}

/** The inverse of {@link packTimetable}. Fails with the code `timetable-damaged` where the bytes are no whole file of this version. */
export function unpackTimetable(bytes: Uint8Array): Result<Timetable> {
  const from = new Reader(bytes)
  try {
    if (from.byte() !== VERSION) throw new Damaged()
    const [source, publishedOn] = [from.text(), from.text()]
    const stops = unpackStops(from)
    const lines = unpackLines(from)
    const patterns = unpackPatterns(from, lines.length, stops.length)
    const length = from.size()
    const [starts, ends] = [from.indexes(length, stops.length), from.indexes(length, stops.length)]
    const transfers = from.list(length, (at) => ({ from: starts[at] ?? 0, to: ends[at] ?? 0, seconds: from.count() }))
    if (!from.isDone()) throw new Damaged()
    return ok({ source, publishedOn, stops, lines, patterns, transfers })
  } catch (error) {
    // a text that is not UTF-8 is a TypeError of the decoder
    if (error instanceof Damaged || error instanceof TypeError) return fail('validation', 'timetable-damaged')
    throw error
  }
}
