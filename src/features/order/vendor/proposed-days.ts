import type { OrderWholeFragment } from '#graphql/generated/graphql.ts'
import { ORDER_AHEAD_DAYS } from '#graphql/limits.ts'
import { dayAfter, orderToday } from '../order-days.ts'

const DAY_MS = 86_400_000
const SATURDAY = 6
const SUNDAY = 0

/** The day so many working days, Monday to Friday without public holidays, after a day "2026-11-28". */
export function workingDaysAfter(day: string, days: number, holidays: readonly string[]): string {
  let at = day
  for (let left = days; left > 0; ) {
    at = dayAfter(at, 1)
    const weekday = new Date(`${at}T00:00:00Z`).getUTCDay()
    if (weekday !== SATURDAY && weekday !== SUNDAY && !holidays.includes(at)) left--
  }
  return at
}

/** When the files of an order are due after a visit on a day, or from today without one; at most the last day that may be named. `now` in unix milliseconds. */
export function dueAfter(
  day: string,
  { lines, country, holidays }: Pick<OrderWholeFragment, 'lines' | 'country' | 'holidays'>,
  now: number,
): string {
  const due = workingDaysAfter(day, Math.max(0, ...lines.map(({ days }) => days)), holidays)
  const last = orderToday(country, now + ORDER_AHEAD_DAYS * DAY_MS)
  const [first = due] = [due, last].toSorted()
  return first
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
export function proposedDays(order: Pick<OrderWholeFragment, 'wishDays' | 'lines' | 'country' | 'holidays'>, now: number): ProposedDays {
  const today = orderToday(order.country, now)
  const visitOn = order.wishDays.toSorted().find((day) => day >= today) ?? ''
  if (visitOn === '' && order.wishDays.length > 0) return { visitOn, dueOn: '' }
  return { visitOn, dueOn: dueAfter(visitOn || today, order, now) }
}
