import { distanceMetres } from '#lib/geo-distance.ts'
import type { PatternRun, Timetable, TransitLine, TransitPattern, TransitStop } from '#market/timetable/timetable.ts'
import { rideSeconds } from '../build/station-graph.ts'
import type { AmenityRow } from '../db/market/rows.ts'
import type { DemoMarket, LineFact, Point } from './market/demo-market.ts'

const HOUR = 3_600
const WORKING_DAYS = 0b0011111
const WEEKEND = 0b1100000

/** Departures from an hour to another every so many seconds. */
function every(days: number, from: number, to: number, headway: number): PatternRun {
  const first = from * HOUR
  return { days, first, last: first + Math.floor((to * HOUR - 1 - first) / headway) * headway, headway }
}

/** More trains when people go to work and come home. */
const TRAIN_RUNS: readonly PatternRun[] = [
  every(WORKING_DAYS, 5.5, 7, 360),
  every(WEEKEND, 6, 24, 360),
  every(WORKING_DAYS, 7, 9.5, 150),
  every(WORKING_DAYS, 9.5, 17, 300),
  every(WORKING_DAYS, 17, 19.5, 150),
  every(WORKING_DAYS, 19.5, 24, 420),
]
const BUS_RUNS: readonly PatternRun[] = [every(WORKING_DAYS, 5.5, 24, 600), every(WEEKEND, 6, 24, 900)]

/** A bus from a town to a station that is farther away is no feeder. */
const FEEDER_METRES_MAX = 6_000
const BUS_DETOUR = 1.3
const BUS_METRES_PER_SECOND = 6
const BUS_DWELL_SECONDS = 25

/** The line to come has a station in each of the towns that are farthest from a train. */
const COMING_TOWNS = 4
const COMING_METRES_MAX = 40_000
const COMING_YEARS = 6

const placeOf = ([lat, lng]: Point) => ({ lat, lng })

const busSeconds = (metres: number): number => Math.round(BUS_DWELL_SECONDS + (metres * BUS_DETOUR) / BUS_METRES_PER_SECOND)

/** Collects stops, lines and patterns; stations by their name. */
class TimetableDraft {
  readonly stops: TransitStop[] = []
  readonly lines: TransitLine[] = []
  readonly patterns: TransitPattern[] = []
  private readonly stations = new Map<string, number>()

  station({ name, at }: Pick<LineFact['stations'][number], 'name' | 'at'>, opens: TransitStop['opens']): number {
    const known = this.stations.get(name)
    if (known !== undefined) return known
    const index = this.stops.push({ name, ...placeOf(at), isStepFree: opens ? null : true, opens }) - 1
    this.stations.set(name, index)
    return index
  }

  line(line: Omit<TransitLine, 'disruptions'>): number {
    // an invented line has no record
    return this.lines.push({ name: line.name, mode: line.mode, color: line.color, opens: line.opens, disruptions: null }) - 1
  }

  /** A line from its first stop to its last, and back. */
  bothWays(line: number, stops: readonly number[], seconds: (metres: number) => number, runs: readonly PatternRun[]): void {
    for (const way of [stops, stops.toReversed()]) {
      let time = 0
      const times = way.map((stop, at) => {
        const [before, here] = [this.stops[way[at - 1] ?? -1], this.stops[stop]]
        time += before && here ? seconds(distanceMetres(before, here)) : 0
        return time
      })
      this.patterns.push({ line, stops: way, arrivals: times, departures: times, runs })
    }
  }

  /** The open station that is nearest to a place, with its distance in metres. */
  nearest(at: { lat: number; lng: number }): { station: number; metres: number } {
    let best = { station: -1, metres: Number.POSITIVE_INFINITY }
    for (const [station, stop] of this.stops.entries()) {
      const metres = stop.opens || !this.stations.has(stop.name) ? Number.POSITIVE_INFINITY : distanceMetres(stop, at)
      if (metres < best.metres) best = { station, metres }
    }
    return best
  }
}

function addTrains(draft: TimetableDraft, lines: readonly LineFact[]): void {
  for (const { name, colour, type, stations, loop } of lines) {
    const line = draft.line({ name, mode: 'RAIL', color: colour.slice(1).toUpperCase(), opens: null })
    const stops = stations.map((station) => draft.station(station, null))
    const round = loop ? [...stops, ...stops.slice(0, 1)] : stops
    draft.bothWays(line, round, (metres) => rideSeconds(metres, type === 'lrt'), TRAIN_RUNS)
  }
}

/** A bus from each town's nearest station past its stops. */
function addBuses(draft: TimetableDraft, market: DemoMarket, amenities: readonly AmenityRow[]): void {
  const busStops = amenities.filter(({ type }) => type === 'bus-stop')
  const perTown = busStops.length / Math.max(1, market.places.length)
  for (const [at, place] of market.places.entries()) {
    const { station, metres } = draft.nearest(placeOf(place.at))
    const own = busStops.slice(at * perTown, (at + 1) * perTown)
    if (own.length === 0 || metres > FEEDER_METRES_MAX) continue
    const line = draft.line({ name: `D${at + 1}`, mode: 'BUS', color: null, opens: null })
    const stops = own.map(({ name, lat, lng }) => draft.stops.push({ name, lat, lng, isStepFree: null, opens: null }) - 1)
    draft.bothWays(line, [station, ...stops], busSeconds, BUS_RUNS)
  }
}

/** An invented line that is not open yet, of which no times are known. */
function addLineToCome(draft: TimetableDraft, market: DemoMarket): void {
  const far = market.places
    .map((place) => ({ place, ...draft.nearest(placeOf(place.at)) }))
    .toSorted((a, b) => b.metres - a.metres)
    .filter(({ place }, _, [farthest]) => distanceMetres(placeOf(place.at), placeOf(farthest?.place.at ?? place.at)) < COMING_METRES_MAX)
    .slice(0, COMING_TOWNS)
    .toSorted((a, b) => a.place.at[0] - b.place.at[0])
  const [first] = far
  if (!first || first.station < 0) return
  const year = Math.floor(market.dataMonth / 100) + COMING_YEARS
  const opens = { from: year, to: year + 1 }
  const stops = far.map(({ place }) => draft.station({ name: `${place.name} (invented)`, at: place.at }, opens))
  const line = draft.line({ name: 'Orbital Line (invented)', mode: 'RAIL', color: '7A5C99', opens })
  draft.bothWays(line, [first.station, ...stops], (metres) => rideSeconds(metres, false), [])
}

/**
 * An invented timetable on the market's own stations and bus stops, with one invented line to come. The same amenities give the same timetable.
 * Stations are taken to be free of steps.
 */
export function demoTimetable(market: DemoMarket, amenities: readonly AmenityRow[]): Timetable {
  const draft = new TimetableDraft()
  addTrains(draft, market.lines)
  addBuses(draft, market, amenities)
  addLineToCome(draft, market)
  const [year, month] = [Math.floor(market.dataMonth / 100), market.dataMonth % 100]
  return {
    source: 'Demo data, invented',
    publishedOn: `${year}-${String(month).padStart(2, '0')}-01`,
    stops: draft.stops,
    lines: draft.lines,
    patterns: draft.patterns,
    transfers: [],
  }
}
