import type { FreeTimeFragment } from '#graphql/generated/graphql.ts'
import { dateFormat } from '#lib/format.ts'

/** Days of the strip: four weeks from a Monday on. */
export const STRIP_DAYS = 28

const DAY_MS = 86_400_000
/** the local day of a moment and its day in UTC are at most this far apart */
const ZONE_MS = 14 * 3_600_000

/** The free times of four weeks by the clock of the place, as they are shown. */
export interface OfferedTimes {
  timeZone: string
  /** the first day of the strip, a Monday */
  from: string
  /** days of the strip with the number of their free times; full: there are times, all of them taken */
  days: { day: string; free: number; isFull: boolean }[]
  /** the day whose times are shown; null where no day has any */
  day: string | null
  times: FreeTimeFragment[]
  /** the first days of the strips before and after; null where nothing can be taken there */
  earlier: string | null
  later: string | null
}

interface OfferedQuestion {
  slots: readonly FreeTimeFragment[]
  /** days for which people can wait */
  fullDays?: readonly string[]
  timeZone: string
  from: string
  day: string | undefined
  now: number
  /** how far ahead times are offered, in days */
  aheadDays: number
}

/** The local day of a moment, "2026-11-28". */
export const zoneDay = (at: string | number, timeZone: string): string =>
  dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(at))

export const daysFrom = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => daysFrom(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

/** The first day of the strip that an address asks for, never one that has passed. */
export const stripFrom = (asked: string | undefined, timeZone: string, now: number): string => {
  const first = mondayOf(zoneDay(now, timeZone))
  const wanted = mondayOf(asked ?? first)
  if (wanted < first) return first
  return wanted
}

/** The moments between which the strip's times begin, as ISO 8601; a little more at both ends, whatever the zone. */
export const stripRange = (from: string) => ({
  from: new Date(Date.parse(`${from}T00:00:00Z`) - ZONE_MS).toISOString(),
  until: new Date(Date.parse(`${daysFrom(from, STRIP_DAYS)}T00:00:00Z`) + ZONE_MS).toISOString(),
})

export function offeredTimes({ slots, fullDays = [], timeZone, from, day: asked, now, aheadDays }: OfferedQuestion): OfferedTimes {
  const byDay = Map.groupBy(slots, ({ startsAt }) => zoneDay(startsAt, timeZone))
  const days = Array.from({ length: STRIP_DAYS }, (_, at) => daysFrom(from, at)).map((day) => ({
    day,
    free: byDay.get(day)?.length ?? 0,
    isFull: fullDays.includes(day),
  }))
  const isShown = (day: string | undefined): day is string => days.some((one) => one.day === day)
  const day = isShown(asked) ? asked : (days.find(({ free }) => free > 0)?.day ?? null)
  const today = zoneDay(now, timeZone)
  const after = daysFrom(from, STRIP_DAYS)
  return {
    timeZone,
    from,
    days,
    day,
    times: day === null ? [] : (byDay.get(day) ?? []),
    earlier: from > mondayOf(today) ? stripFrom(daysFrom(from, -STRIP_DAYS), timeZone, now) : null,
    later: after <= daysFrom(today, aheadDays) ? after : null,
  }
}
