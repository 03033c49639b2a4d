import { Temporal } from 'temporal-polyfill'
import { orNull, pick, type RowOf } from '../../db/column-table.ts'
import { BOOKING } from '../../db/trade/booking-tables.ts'
import type { AppointmentKind } from '../../db/trade/words.ts'
import { DAY_MINUTES, type KindRules, rulesOfKind, type ScheduleRules } from './schedule-rules.ts'

/** A time that can be taken, in unix seconds. */
export interface Slot {
  startsAt: number
  endsAt: number
  /** how many may still take it */
  left: number
}

/** A time that is taken, in unix seconds; `bufferSeconds` are kept free before and after it. `kind` null: by an open house, an own appointment or another calendar. */
export const TAKEN_TIME_ROW = { ...pick(BOOKING, 'startsAt', 'endsAt', 'bufferSeconds'), kind: orNull(BOOKING.columns.kind) }
export type TakenTime = RowOf<typeof TAKEN_TIME_ROW>

interface SlotQuestion {
  rules: ScheduleRules
  kind: AppointmentKind
  /** public holidays of the place, "2026-12-25" */
  holidays: ReadonlySet<string>
  /** held and confirmed bookings of the same schedule, of all kinds, and open houses, own appointments and other calendars of its agent */
  taken: readonly TakenTime[]
  /** unix seconds: slots that begin from here … */
  from: number
  /** … until here, exclusive */
  until: number
  now: number
}

const HOUR = 3_600
const DAY = 86_400
/** A question about more days is answered for these. */
export const SLOT_DAYS_MAX = 62

/**
 * The free times of one kind, in order. Hours are those of the schedule's clock: a time which the clock skips is not offered, one that it shows
 * twice is offered once, and no two that are offered overlap, however the clock is set.
 */
export function slotsOf({ rules, kind, holidays, taken, from, until, now }: SlotQuestion): Slot[] {
  const own = rulesOfKind(rules, kind)
  if (!own?.isOpen) return []
  const first = Math.max(from, now + own.noticeHours * HOUR)
  const last = Math.min(until, now + own.aheadDays * DAY, from + SLOT_DAYS_MAX * DAY)
  if (first >= last) return []
  const slots: Slot[] = []
  const end = dateAt(last, rules.timeZone)
  for (let date = dateAt(first, rules.timeZone); Temporal.PlainDate.compare(date, end) <= 0; date = date.add({ days: 1 })) {
    if (isOff(rules, holidays, date.toString())) continue
    const busy = new Set(taken.filter((one) => one.kind === kind && isOn(one.startsAt, date, rules.timeZone)).map((one) => one.startsAt))
    for (const time of timesOf(own, date, rules.timeZone)) {
      if (time.startsAt < first || time.startsAt >= last) continue
      const left = leftOf(time, own, taken)
      if (left > 0 && (busy.has(time.startsAt) || busy.size < own.perDayMax)) slots.push({ ...time, left })
    }
  }
  return slots
}

/** The moments in unix seconds between which a local day lies; the end is exclusive. Null where it is no day of the calendar. */
export function spanOfDay(day: string, timeZone: string): { from: number; until: number } | null {
  try {
    const date = Temporal.PlainDate.from(day, { overflow: 'reject' })
    if (date.toString() !== day) return null
    const [from, until] = [date, date.add({ days: 1 })].map((one) => Math.floor(one.toZonedDateTime(timeZone).epochMilliseconds / 1_000))
    return { from: Number(from), until: Number(until) }
  } catch {
    return null
  }
}

/** How many can still come on a day of these free times: places, as far as the day has room for further appointments of the kind. */
export function placesOn(own: KindRules, free: readonly Slot[], taken: readonly TakenTime[]): number {
  const busy = new Set(taken.filter((one) => one.kind === own.kind).map((one) => one.startsAt))
  const shared = free.filter(({ startsAt }) => busy.has(startsAt))
  const open = free.filter(({ startsAt }) => !busy.has(startsAt)).slice(0, Math.max(0, own.perDayMax - busy.size))
  return [...shared, ...open].reduce((places, { left }) => places + left, 0)
}

/** The local day of a moment, "2026-11-28": appointments are counted by it. */
export const localDay = (at: number, timeZone: string): string => dateAt(at, timeZone).toString()

const dateAt = (at: number, timeZone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(at * 1_000)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()

const isOn = (at: number, date: Temporal.PlainDate, timeZone: string): boolean => dateAt(at, timeZone).equals(date)

const isOff = ({ observesHolidays, daysOff }: ScheduleRules, holidays: ReadonlySet<string>, day: string): boolean =>
  (observesHolidays && holidays.has(day)) || daysOff.some(({ from, to }) => from <= day && day <= to)

/** All times of a day by the hours alone. */
function timesOf(own: KindRules, date: Temporal.PlainDate, timeZone: string): Omit<Slot, 'left'>[] {
  const times: Omit<Slot, 'left'>[] = []
  const step = own.lengthMinutes + own.bufferMinutes
  let free = Number.NEGATIVE_INFINITY
  const hours = own.hours.filter(({ weekday }) => weekday === date.dayOfWeek).toSorted((a, b) => a.from - b.from)
  for (const { from, to } of hours) {
    const closes = momentAt(date, to, timeZone).at
    for (let minutes = from; minutes + own.lengthMinutes <= to; minutes += step) {
      const { at: startsAt, isThere } = momentAt(date, minutes, timeZone)
      const endsAt = startsAt + own.lengthMinutes * 60
      // after a change of the clock an hour may be shorter than it looks
      if (!isThere || startsAt < free || endsAt > closes) continue
      times.push({ startsAt, endsAt })
      free = endsAt + own.bufferMinutes * 60
    }
  }
  return times
}

/** A time of the local clock; `isThere`: the clock shows it on that day. Of two with the same name the earlier is meant. */
function momentAt(date: Temporal.PlainDate, minutes: number, timeZone: string): { at: number; isThere: boolean } {
  const wall = date.toPlainDateTime().add({ minutes: Math.min(minutes, DAY_MINUTES) })
  const zoned = wall.toZonedDateTime(timeZone, { disambiguation: 'compatible' })
  return { at: Math.floor(zoned.epochMilliseconds / 1_000), isThere: zoned.toPlainDateTime().equals(wall) }
}

/** How many may still come; none where another appointment stands too near. */
function leftOf({ startsAt, endsAt }: Omit<Slot, 'left'>, own: KindRules, taken: readonly TakenTime[]): number {
  let sharing = 0
  for (const one of taken) {
    if (one.kind === own.kind && one.startsAt === startsAt && one.endsAt === endsAt) sharing++
    else {
      const gap = Math.max(own.bufferMinutes * 60, one.bufferSeconds)
      if (one.startsAt < endsAt + gap && startsAt < one.endsAt + gap) return 0
    }
  }
  return own.capacity - sharing
}
