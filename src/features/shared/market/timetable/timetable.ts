/** The seconds of a transfer that its publisher says is not possible: longer than any walk that is taken. */
export const NO_TRANSFER_SECONDS = 86_400

/** How a line is ridden. */
export type TransitMode = 'RAIL' | 'TRAM' | 'BUS' | 'FERRY'

/** When a stop or a line begins to be served, by years as its builder says them. */
export interface OpeningYears {
  from: number
  /** the same as `from` where one year is named */
  to: number
}

export interface TransitStop {
  /** as published; a code of the operator where the feed tells no name */
  name: string
  lat: number
  lng: number
  /** null: not known */
  isStepFree: boolean | null
  /** null: it is open */
  opens: OpeningYears | null
}

/** Disruptions of a line that somebody recorded. What was not recorded is not known. */
export interface LineDisruptions {
  count: number
  /** the days that the record begins and ends, yyyy-mm-dd */
  from: string
  to: string
}

export interface TransitLine {
  /** what people call it: "East West Line", "961" */
  name: string
  mode: TransitMode
  /** RRGGBB as published; null: the feed tells none */
  color: string | null
  opens: OpeningYears | null
  /** null: there is no record */
  disruptions: LineDisruptions | null
}

/** Departures from the first stop of a pattern. */
export interface PatternRun {
  /** days of the week, bit 0 Monday to bit 6 Sunday */
  days: number
  /** seconds after midnight of the service day; past 86,400 after midnight */
  first: number
  /** last departure, whole headways after the first; the same as `first` for a single one */
  last: number
  /** seconds between departures; 0 for a single one */
  headway: number
}

/** All trips of one line that call at the same stops with the same times between them. */
export interface TransitPattern {
  /** index of `lines` */
  line: number
  /** indexes of `stops`, in the order of travel */
  stops: readonly number[]
  /** seconds from the first departure to the arrival at each stop; the first is 0 */
  arrivals: readonly number[]
  /** seconds from the first departure to the departure at each stop, never before the arrival */
  departures: readonly number[]
  /** none: a line to come, of which no times are known */
  runs: readonly PatternRun[]
}

/** A walk between two stops that is shorter or longer than the distance says, as published; it holds one way. From a stop to itself: a change there. */
export interface TransitTransfer {
  from: number
  to: number
  /** {@link NO_TRANSFER_SECONDS}: it is not possible */
  seconds: number
}

/** The public transport of a market in an ordinary week. */
export interface Timetable {
  /** who published it, by words that may be shown; with the day it is of, yyyy-mm-dd */
  source: string
  publishedOn: string
  stops: readonly TransitStop[]
  lines: readonly TransitLine[]
  patterns: readonly TransitPattern[]
  transfers: readonly TransitTransfer[]
}
