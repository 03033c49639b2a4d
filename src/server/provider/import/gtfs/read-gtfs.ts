import type { Timetable } from '#market/timetable/timetable.ts'
import { REJECTED_SHARE_MAX } from '../import-context.ts'
import { ImportRefused } from '../input-file.ts'
import type { RejectionReport } from '../rejections.ts'
import { RowError } from '../row-error.ts'
import { GtfsCalendar, type OrdinaryWeek } from './gtfs-calendar.ts'
import { wordsCell } from './gtfs-cells.ts'
import { readGtfsLines } from './gtfs-lines.ts'
import { GtfsPatterns } from './gtfs-patterns.ts'
import { GtfsStops, type StepFreeOf } from './gtfs-stops.ts'
import { GtfsRows, type GtfsTableName, type GtfsTables } from './gtfs-tables.ts'
import { readGtfsTransfers } from './gtfs-transfers.ts'
import { type GtfsTrip, GtfsTrips, type TimedCall, timedCalls } from './gtfs-trips.ts'

export interface GtfsReading {
  /** the day of import, yyyy-mm-dd */
  today: string
  /** where the feed says in a column of its own whether a stop is free of steps */
  stepFreeOf?: StepFreeOf
}

export interface GtfsTimetable {
  timetable: Timetable
  /** rows of each table that were read, and refused */
  counts: ReadonlyMap<GtfsTableName, { read: number; rejected: number }>
}

/**
 * The timetable of an ordinary week out of a GTFS feed. Rows that are wrong are reported and left out. Throws {@link ImportRefused} where a
 * required table is missing, empty or cannot be read, where more than a fifth of a table is refused, and where no trip is left.
 */
export async function readGtfs(
  tables: GtfsTables,
  report: Pick<RejectionReport, 'add'>,
  { today, stepFreeOf = () => null }: GtfsReading,
): Promise<GtfsTimetable> {
  const rows = new GtfsRows(tables, report)
  if (!rows.has('calendar') && !rows.has('calendar_dates'))
    throw new ImportRefused('the GTFS feed has neither calendar.txt nor calendar_dates.txt')
  const [stops, calendar, trips] = [new GtfsStops(), new GtfsCalendar(), new GtfsTrips()]
  const publisher = await readPublisher(rows)
  await stops.read(rows, stepFreeOf)
  const lines = await readGtfsLines(rows)
  await calendar.read(rows)
  await trips.readTrips(rows, lines, calendar)
  await trips.readCalls(rows, (id) => stops.stationOf(id) !== undefined)
  await trips.readFrequencies(rows)
  const perService = new Map<string, number>()
  for (const { service } of trips.trips.values()) perService.set(service, (perService.get(service) ?? 0) + 1)
  const week = calendar.ordinaryWeek(perService, today)
  if (!week) throw new ImportRefused('the GTFS feed has no day with service')
  const served = gather(trips.trips.values(), { rows, stops, week })
  if (served.patterns.length === 0) throw new ImportRefused('the GTFS feed has no trip that can be ridden in its week')
  const transfers = await readGtfsTransfers(rows, (id) => {
    const station = stops.stationOf(id)
    return station === undefined ? undefined : (served.stations.get(station) ?? null)
  })
  const own = [...served.lines].map((id) => lines.get(id)).filter((line) => line !== undefined)
  const timetable = { source: publisher, publishedOn: week.monday, stops: served.stops, lines: own, patterns: served.patterns, transfers }
  return { timetable, counts: rows.counts }
}

/** Who publishes the feed; where it does not say so, the agencies that run it. */
async function readPublisher(rows: GtfsRows): Promise<string> {
  const [agencies, publishers] = [new Set<string>(), new Set<string>()]
  await rows.each('agency', (cell) => void agencies.add(wordsCell(cell, 'agency_name')))
  await rows.each('feed_info', (cell) => void publishers.add(wordsCell(cell, 'feed_publisher_name')))
  const names = [publishers, agencies].map((own) => [...own].filter((name) => name !== '').join(', '))
  return names.find((name) => name !== '') ?? ''
}

/** Numbers ids in the order in which they are asked for. */
function numbering() {
  const numbers = new Map<string, number>()
  const numberOf = (id: string) => {
    const number = numbers.get(id) ?? numbers.size
    numbers.set(id, number)
    return number
  }
  return { numbers, numberOf }
}

interface Parts {
  rows: GtfsRows
  stops: GtfsStops
  week: OrdinaryWeek
}

/** The patterns of the trips that run in the week, with the lines and stations that they use. */
function gather(trips: Iterable<GtfsTrip>, { rows, stops, week }: Parts) {
  const [lines, stations] = [numbering(), numbering()]
  const platforms = new Map<string, Set<string>>()
  const patterns = new GtfsPatterns()
  let [read, refused] = [0, 0]
  for (const trip of trips) {
    const days = week.daysOf(trip.service)
    const calls = timesOf(trip, rows)
    read++
    if (!calls) refused++
    if (!calls || days === 0) continue
    const start = calls[0]?.departure ?? 0
    const key = {
      line: lines.numberOf(trip.line),
      stops: calls.map(({ stop }) => stations.numberOf(stops.stationOf(stop) ?? stop)),
      arrivals: calls.map(({ arrival }, at) => (at === 0 ? 0 : arrival - start)),
      departures: calls.map(({ departure }) => departure - start),
    }
    for (const { stop } of calls) {
      const station = stops.stationOf(stop) ?? stop
      platforms.set(station, (platforms.get(station) ?? new Set()).add(stop))
    }
    if (trip.frequencies.length === 0) patterns.single(key, days, start)
    for (const { start: first, last, headway } of trip.frequencies) patterns.everyHeadway(key, { days, first, last, headway })
  }
  if (refused > read * REJECTED_SHARE_MAX) throw new ImportRefused(`${refused} of the ${read} trips of the GTFS feed cannot be ridden`)
  return {
    lines: lines.numbers.keys(),
    stations: stations.numbers,
    stops: [...stations.numbers.keys()].map((station) => stops.stop(station, platforms.get(station) ?? [])),
    patterns: patterns.all(),
  }
}

/** The calls of a trip; null, and reported, where it cannot be ridden. */
function timesOf(trip: GtfsTrip, rows: GtfsRows): TimedCall[] | null {
  try {
    return timedCalls(trip.calls)
  } catch (error) {
    if (!(error instanceof RowError)) throw error
    rows.refuse('trips', trip.row, error)
    return null
  }
}
