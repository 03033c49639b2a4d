import ICAL from 'ical.js'
import type { CalendarFault } from '../../db/trade/words.ts'
import { type CalendarComponent, componentsOf } from './calendar-components.ts'
import { busyPeriods, eventOf, parsed, type Repetition, ruleOf, type TimedEvent } from './calendar-event.ts'
import { type Budget, startsOf } from './recurrence.ts'
import { type ClockOf, dayOfWall, type ToldTime, toldTimes, wallOf } from './told-time.ts'
import { clockOfName, namedClock, type Observance, UTC_CLOCK, type WallClock, writtenClock } from './zone-clock.ts'

const DAY = 86_400
/** Parts of a file that can matter; what ended long ago is not counted. */
export const COMPONENTS_MAX = 5_000
/** Times at which somebody is busy within the span. */
export const BUSY_TIMES_MAX = 2_000
/** Days that all repetitions of a file together may be looked at. */
const DAYS_MAX = 2_000_000
/** An entry that ended so long ago by its letters is over by every clock. */
const LETTERS_DAYS = 3
/** A repetition that ended so long ago has no entry that still goes on. */
const LONGEST_DAYS = 400

/** A time at which somebody is busy, in unix seconds. */
export interface BusySpan {
  startsAt: number
  endsAt: number
}

/** 'format': it is no calendar; 'components', 'many': it holds more than is read. */
export type UnreadCalendar = Extract<CalendarFault, 'format' | 'components' | 'many'>

export interface ReadCalendar {
  /** in order; none overlap */
  times: BusySpan[]
  /** parts that nobody can understand */
  skipped: number
}

interface Asked {
  /** the span that is read, in unix seconds; the end is exclusive */
  from: number
  until: number
  /** the agent's clock, by its IANA name: of whole days, and of times without a zone */
  timeZone: string
  /** what is left out, by its UID */
  isLeftOut: (uid: string) => boolean
}

/** "20261130", by the clock of UTC. */
const lettersOf = (at: number): string => new Date(at * 1_000).toISOString().slice(0, 10).replaceAll('-', '')

/** Whether an event was over long ago, by its letters alone: most of an old calendar, which nothing else looks at. */
function isOver({ name, lines }: CalendarComponent, from: number): boolean {
  if (name !== 'VEVENT') return false
  const [before, longBefore] = [lettersOf(from - LETTERS_DAYS * DAY), lettersOf(from - LONGEST_DAYS * DAY)]
  let last = ''
  for (const line of lines) {
    if (/^(?:RDATE|RECURRENCE-ID|DURATION)/i.test(line)) return false
    if (/^RRULE/i.test(line)) {
      const until = /[;:]UNTIL=(\d{8})/i.exec(line)?.[1]
      if (until === undefined || until >= longBefore) return false
    } else if (/^DT(?:START|END)[;:]/i.test(line)) {
      const day = /:(\d{8})(?:T\d{6}Z?)?\s*$/.exec(line)?.[1]
      if (day === undefined) return false
      if (day > last) last = day
    }
  }
  return last !== '' && last < before
}

/** The beginnings of a repetition by the wall clock, as long as they belong to it. */
function* startsWithin({ rule, isWithin }: Repetition, first: number, from: number, until: number, budget: Budget) {
  for (const start of startsOf(rule, first, from, until, budget)) {
    if (!isWithin(start)) return
    yield start
  }
}

/** The clocks that a file describes (VTIMEZONE), each read when it is asked for. */
function writtenClocks(components: readonly CalendarComponent[], until: number, budget: Budget): (name: string) => WallClock | null {
  const zones = new Map<string, CalendarComponent>()
  for (const one of components) {
    const name = one.lines
      .find((line) => /^TZID[;:]/i.test(line))
      ?.replace(/^TZID[^:]*:/i, '')
      .trim()
    if (name) zones.set(name.replaceAll('"', ''), one)
  }
  return (name) => {
    const zone = zones.get(name)
    try {
      return zone
        ? writtenClock(
            parsed(zone)
              .getAllSubcomponents()
              .map((one) => observanceOf(one, until, budget)),
          )
        : null
    } catch {
      return null
    }
  }
}

/** A part of VTIMEZONE. Of a rule the changes of the last year are enough: before those of its end none is newer. */
function observanceOf(component: ICAL.Component, until: number, budget: Budget): Observance {
  const asWritten: ClockOf = () => UTC_CLOCK
  const [start] = toldTimes(component, 'dtstart', asWritten)
  const [offsetFrom, offsetTo] = [component.getFirstPropertyValue('tzoffsetfrom'), component.getFirstPropertyValue('tzoffsetto')]
  if (!start || !(offsetFrom instanceof ICAL.UtcOffset) || !(offsetTo instanceof ICAL.UtcOffset)) throw new TypeError('zone')
  const rules: unknown[] = component.getAllProperties('rrule').flatMap((property) => property.getValues())
  const repeated = rules.flatMap((recur) => {
    if (!(recur instanceof ICAL.Recur)) throw new TypeError('zone')
    const end = Math.min(until + DAY, recur.until ? wallOf(recur.until) + DAY : Number.POSITIVE_INFINITY)
    return [...startsOf(ruleOf(recur), start.wall, Math.min(end, until - 2 * LONGEST_DAYS * DAY) - LONGEST_DAYS * DAY, end, budget)]
  })
  const more = toldTimes(component, 'rdate', asWritten).map(({ wall }) => wall)
  return { onsets: [start.wall, ...more, ...repeated], offsetFrom: offsetFrom.toSeconds(), offsetTo: offsetTo.toSeconds() }
}

/** Which clock a name means in this file; an unknown one is the file's own, and without that the agent's. */
function clocksOf(timeZone: string, ofFile: string | null, written: (name: string) => WallClock | null): ClockOf {
  const own = namedClock(timeZone) ?? UTC_CLOCK
  const known = new Map<string, WallClock>()
  const unknown = (ofFile && clockOfName(ofFile, written)) || own
  return (name) => {
    if (name === null) return own
    const clock = known.get(name) ?? clockOfName(name, written) ?? unknown
    known.set(name, clock)
    return clock
  }
}

/** What is taken out of a series, told as times or as days; of whole days the day counts. */
function excludedFrom({ start, left }: TimedEvent, replacing: readonly TimedEvent[]): (wall: number, at: number) => boolean {
  const out = [...left, ...replacing.flatMap(({ replaces }) => (replaces ? [replaces] : []))]
  const days = new Set(out.filter(({ isDay }) => isDay || start.isDay).map(({ wall }) => dayOfWall(wall)))
  const moments = new Set(out.filter(({ isDay }) => !isDay).map(({ at }) => at))
  return (wall, at) => moments.has(at) || days.has(dayOfWall(wall))
}

/** What an event takes of the calendar from a time by its wall clock on. */
function spanAt({ clock, isDay }: ToldTime, wall: number, length: number): BusySpan {
  const startsAt = clock(wall)
  return { startsAt, endsAt: isDay ? clock(wall + length * DAY) : startsAt + length }
}

/** The times of a series within a span, those that stand for some of its own left out. */
function* spansOf(event: TimedEvent, replacing: readonly TimedEvent[], { from, until }: Asked, budget: Budget): Generator<BusySpan> {
  const { start, length, repetitions, more } = event
  const isOut = excludedFrom(event, replacing)
  const following = replacing.filter(({ isFollowing }) => isFollowing).toSorted((a, b) => (b.replaces?.at ?? 0) - (a.replaces?.at ?? 0))
  const lead = (start.isDay ? length * DAY : length) + 2 * DAY
  const seen = new Set<number>()
  const spanOf = (time: ToldTime, wall: number, own: number | null): BusySpan | null => {
    const span = spanAt(time, wall, own ?? length)
    if (seen.has(span.startsAt) || isOut(wall, span.startsAt)) return null
    seen.add(span.startsAt)
    const moved = following.find(({ replaces }) => replaces && replaces.at <= span.startsAt)
    if (!moved?.replaces) return event.isBusy ? span : null
    const by = moved.start.at - moved.replaces.at
    const startsAt = span.startsAt + by
    return moved.isBusy ? { startsAt, endsAt: startsAt + (moved.start.isDay ? moved.length * DAY : moved.length) } : null
  }
  const first = repetitions.length === 0 ? spanOf(start, start.wall, null) : null
  if (first) yield first
  for (const repetition of repetitions) {
    for (const wall of startsWithin(repetition, start.wall, from - lead, until + 2 * DAY, budget)) {
      const span = spanOf(start, wall, null)
      if (span) yield span
    }
  }
  for (const one of more) {
    const span = spanOf(one.start, one.start.wall, one.length)
    if (span) yield span
  }
}

/** The times one by one, those that overlap as one. */
function merged(times: BusySpan[]): BusySpan[] {
  const found: BusySpan[] = []
  for (const { startsAt, endsAt } of times.toSorted((a, b) => a.startsAt - b.startsAt)) {
    const last = found.at(-1)
    if (last && startsAt < last.endsAt) last.endsAt = Math.max(last.endsAt, endsAt)
    else found.push({ startsAt, endsAt })
  }
  return found
}

interface Understood {
  events: TimedEvent[]
  free: BusySpan[]
  skipped: number
}

/** What can be understood of the parts of a file; the rest is counted. */
function understood(components: readonly CalendarComponent[], clockOf: ClockOf): Understood {
  const found: Understood = { events: [], free: [], skipped: 0 }
  for (const one of components) {
    try {
      const component = parsed(one)
      if (one.name === 'VEVENT') found.events.push(eventOf(component, clockOf))
      else found.free.push(...busyPeriods(component, clockOf))
    } catch {
      found.skipped++
    }
  }
  return found
}

/**
 * The times at which somebody is busy by a calendar file (RFC 5545), within a span: events that are not cancelled, free or transparent, and periods of VFREEBUSY.
 * A part that nobody can understand is left out and counted; a file that is no calendar, or holds more than is read, is refused as a whole, since
 * half of it would offer times that are taken.
 */
export function readCalendar(text: string, asked: Asked): ReadCalendar | UnreadCalendar {
  const file = componentsOf(text)
  if (!file) return 'format'
  const budget: Budget = { left: DAYS_MAX }
  const zones = file.components.filter(({ name }) => name === 'VTIMEZONE')
  const parts = file.components.filter((one) => one.name !== 'VTIMEZONE' && !isOver(one, asked.from))
  if (parts.length > COMPONENTS_MAX || zones.length > COMPONENTS_MAX) return 'components'
  const { events, free, skipped } = understood(parts, clocksOf(asked.timeZone, file.zone, writtenClocks(zones, asked.until, budget)))
  const times: BusySpan[] = []
  const isFull = (spans: Iterable<BusySpan>): boolean => {
    for (const { startsAt, endsAt } of spans) {
      if (endsAt > startsAt && endsAt > asked.from && startsAt < asked.until) times.push({ startsAt, endsAt })
      if (times.length > BUSY_TIMES_MAX) return true
    }
    return budget.left <= 0
  }
  if (isFull(free)) return 'many'
  const own = events.filter(({ uid }) => !asked.isLeftOut(uid))
  const replacing = Map.groupBy(
    own.filter(({ replaces }) => replaces !== null),
    ({ uid }) => uid,
  )
  let bad = file.broken + skipped
  for (const event of own) {
    try {
      if (isFull(spansOf(event, event.replaces ? [] : (replacing.get(event.uid) ?? []), asked, budget))) return 'many'
    } catch {
      bad++
    }
  }
  return { times: merged(times), skipped: bad }
}
