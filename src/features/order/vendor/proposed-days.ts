import type { OrderFactsFragment } from '#graphql/generated/graphql.ts'
import { ORDER_AHEAD_DAYS } from '#graphql/limits.ts'
import { orderToday } from '../order-days.ts'

const DAY_MS = 86_400_000
const SATURDAY = 6
const SUNDAY = 0

const isWorkingDay = (at: number): boolean => {
  const weekday = new Date(at).getUTCDay()
  return weekday !== SATURDAY && weekday !== SUNDAY
}

/** The day so many working days, Monday to Friday, after a day "2026-11-28"; public holidays are not known here. */
function workingDaysAfter(day: string, days: number): string {
  let at = Date.parse(`${day}T00:00:00Z`)
  for (let left = days; left > 0; ) {
    at += DAY_MS
    if (isWorkingDay(at)) left--
  }
  return new Date(at).toISOString().slice(0, 10)
}

/** The days with which an acceptance begins, "2026-11-28"; '' where the vendor has to name one. */
export interface ProposedDays {
  visitOn: string
  dueOn: string
}

/**
 * The visit is on the first day that would suit and is not over; files are due after the working days of the slowest service, counted from the visit, or
 * from today where the agent names no day. Where every named day is over, the vendor names another. `now` in unix milliseconds.
 */
export function proposedDays(
  { wishDays, lines, country }: Pick<OrderFactsFragment, 'wishDays' | 'lines' | 'country'>,
  now: number,
): ProposedDays {
  const today = orderToday(country, now)
  const visitOn = wishDays.toSorted().find((day) => day >= today) ?? ''
  if (visitOn === '' && wishDays.length > 0) return { visitOn, dueOn: '' }
  const dueOn = workingDaysAfter(visitOn || today, Math.max(0, ...lines.map(({ days }) => days)))
  const last = orderToday(country, now + ORDER_AHEAD_DAYS * DAY_MS)
  const [first = dueOn] = [dueOn, last].toSorted()
  return { visitOn, dueOn: first }
}
