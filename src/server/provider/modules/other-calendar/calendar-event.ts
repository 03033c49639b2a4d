import ICAL from 'ical.js'
import type { CalendarComponent } from './calendar-components.ts'
import { isFrequency, type RepetitionRule } from './recurrence.ts'
import { type ClockOf, dayOfWall, isInUtc, type ToldTime, toldTime, toldTimes, wallOf, zoneNameOf } from './told-time.ts'

const DAY = 86_400

/** A repetition with its end. */
export interface Repetition {
  rule: RepetitionRule
  /** whether one that begins then, by the wall clock of the event, still belongs to it */
  isWithin: (wall: number) => boolean
}

/** What a file says of the time of an event. */
export interface TimedEvent {
  uid: string
  /** the one of a series that this event stands for; null: it is the event itself */
  replaces: ToldTime | null
  /** it stands for all that follow as well */
  isFollowing: boolean
  start: ToldTime
  /** in seconds; of whole days in days */
  length: number
  isBusy: boolean
  repetitions: readonly Repetition[]
  /** single ones beside the repetitions, each with its own length where it has one */
  more: readonly { start: ToldTime; length: number | null }[]
  left: readonly ToldTime[]
}

/** Days are written as times by some programs, without saying that they are days. */
const BARE_DAY = /^((?:DTSTART|DTEND|RDATE|EXDATE|RECURRENCE-ID)(?:;(?!VALUE=)[^:;]*)*):(\d{8}(?:,\d{8})*)\s*$/i

/** A component, read by the library. Throws for what it cannot read. */
export const parsed = ({ lines }: CalendarComponent): ICAL.Component =>
  new ICAL.Component(ICAL.parse(lines.map((line) => line.replace(BARE_DAY, '$1;VALUE=DATE:$2')).join('\r\n')))

const textOf = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name) ?? '')
    .trim()
    .toUpperCase()

const isBusyEvent = (component: ICAL.Component): boolean =>
  textOf(component, 'status') !== 'CANCELLED' &&
  textOf(component, 'transp') !== 'TRANSPARENT' &&
  textOf(component, 'x-microsoft-cdo-busystatus') !== 'FREE'

/** How long an event takes: DTEND before DURATION; a day without either is one day. Throws where it ends before it begins. */
function lengthOf(component: ICAL.Component, start: ToldTime, clockOf: ClockOf): number {
  const [end] = toldTimes(component, 'dtend', clockOf)
  const duration = component.getFirstPropertyValue('duration')
  const seconds = end
    ? start.isDay
      ? end.wall - start.wall
      : end.at - start.at
    : duration instanceof ICAL.Duration
      ? duration.toSeconds()
      : 0
  if (seconds < 0) throw new RangeError('end')
  return start.isDay ? Math.max(1, Math.ceil(seconds / DAY)) : seconds
}

/** Throws for a rule that nobody can understand. */
export function ruleOf(recur: ICAL.Recur): RepetitionRule {
  const { freq, interval, count, wkst, parts } = recur
  if (!isFrequency(freq) || (count !== null && count < 1)) throw new RangeError('rule')
  const said = Object.entries(parts).flatMap(([name, values]) => (values ? [[name, values] as const] : []))
  return { freq, interval: Math.max(1, interval), count, weekStart: wkst - 1, parts: Object.fromEntries(said) }
}

/** The last one that belongs to a repetition is told in UTC, as a day, or by the clock of the event. */
function withinOf({ until }: ICAL.Recur, start: ToldTime): Repetition['isWithin'] {
  if (!until) return () => true
  const last = wallOf(until)
  if (until.isDate) return (wall) => dayOfWall(wall) <= dayOfWall(last)
  return isInUtc(until) ? (wall) => start.clock(wall) <= last : (wall) => wall <= last
}

/** Single times beside a rule; periods have a length of their own. */
function moreOf(component: ICAL.Component, clockOf: ClockOf): TimedEvent['more'] {
  return component.getAllProperties('rdate').flatMap((property) => {
    const zone = zoneNameOf(property)
    const values: unknown[] = property.getValues()
    return values.map((value) => {
      if (value instanceof ICAL.Time) return { start: toldTime(value, zone, clockOf), length: null }
      if (!(value instanceof ICAL.Period)) throw new TypeError('rdate')
      const start = toldTime(value.start, zone, clockOf)
      return { start, length: Math.max(0, toldTime(value.getEnd(), zone, clockOf).at - start.at) }
    })
  })
}

/** Reads VEVENT. Throws for what is no event or cannot be understood. */
export function eventOf(component: ICAL.Component, clockOf: ClockOf): TimedEvent {
  const [start] = toldTimes(component, 'dtstart', clockOf)
  if (!start) throw new TypeError('dtstart')
  const [replaces = null] = toldTimes(component, 'recurrence-id', clockOf)
  const recurs: unknown[] = component.getAllProperties('rrule').flatMap((property) => property.getValues())
  return {
    uid: String(component.getFirstPropertyValue('uid') ?? ''),
    replaces,
    isFollowing: String(component.getFirstProperty('recurrence-id')?.getParameter('range') ?? '').toUpperCase() === 'THISANDFUTURE',
    start,
    length: lengthOf(component, start, clockOf),
    isBusy: isBusyEvent(component),
    repetitions: recurs.map((recur) => {
      if (!(recur instanceof ICAL.Recur)) throw new TypeError('rrule')
      return { rule: ruleOf(recur), isWithin: withinOf(recur, start) }
    }),
    more: moreOf(component, clockOf),
    left: toldTimes(component, 'exdate', clockOf),
  }
}

/** Reads VFREEBUSY: the periods that are not free, in unix seconds. Throws for what cannot be understood. */
export const busyPeriods = (component: ICAL.Component, clockOf: ClockOf): { startsAt: number; endsAt: number }[] =>
  component.getAllProperties('freebusy').flatMap((property) => {
    if (String(property.getParameter('fbtype') ?? '').toUpperCase() === 'FREE') return []
    const values: unknown[] = property.getValues()
    return values.map((value) => {
      if (!(value instanceof ICAL.Period)) throw new TypeError('freebusy')
      return { startsAt: toldTime(value.start, null, clockOf).at, endsAt: toldTime(value.getEnd(), null, clockOf).at }
    })
  })
