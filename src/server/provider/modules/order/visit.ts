import { Temporal } from 'temporal-polyfill'
import { SHOOT_MINUTES_MAX, SHOOT_MINUTES_MIN } from '#graphql/limits.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Guard } from '../../db/client.ts'
import { refusal } from '../../errors.ts'
import { isOrderDay } from './asked-order.ts'
import type { OrderRow } from './order-row.ts'
import { SHOOT_STATES } from './states/order-states.ts'

/** When files are due, and when the vendor is at the home, if at all; a visit without an hour takes no time of the calendar. */
export interface Visit {
  dueOn: string
  /** "2026-11-28", by the clock of the country */
  visitOn: string | null
  /** unix seconds */
  visitStartsAt: number | null
  visitEndsAt: number | null
}

export interface AskedVisit {
  dueOn: string | null
  visitOn: string | null
  /** "09:30", by the clock of the country */
  visitAt: string | null
  visitMinutes: number | null
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/** An hour of a day by the clock of a country, in unix seconds; null where there is no such hour. */
function momentOf(day: string, clock: string, country: CountryCode): number | null {
  if (!CLOCK.test(clock)) return null
  const zoned = Temporal.PlainDateTime.from(`${day}T${clock}`).toZonedDateTime(COUNTRIES[country].timeZone)
  return zoned.toPlainTime().toString({ smallestUnit: 'minute' }) === clock ? Math.floor(zoned.epochMilliseconds / 1_000) : null
}

/**
 * The days of an acceptance or a proposal: files are due on a day that is given, after the visit if there is one. `today` is that of the country.
 * Throws `order-due`, and `order-visit` for an hour without a day or a length that cannot be.
 */
export function readVisit({ dueOn, visitOn, visitAt, visitMinutes }: AskedVisit, country: CountryCode, today: string): Visit {
  const isVisitFit = visitOn === null || (isOrderDay(visitOn, today) && dueOn !== null && visitOn <= dueOn)
  if (dueOn === null || !isOrderDay(dueOn, today) || !isVisitFit)
    throw refusal('order-due', 'A due day is needed, from today on and not before the visit.')
  if (visitAt === null) return { dueOn, visitOn, visitStartsAt: null, visitEndsAt: null }
  const visitStartsAt = visitOn === null ? null : momentOf(visitOn, visitAt, country)
  const isLong = visitMinutes !== null && visitMinutes >= SHOOT_MINUTES_MIN && visitMinutes <= SHOOT_MINUTES_MAX
  if (visitStartsAt === null || !isLong)
    throw refusal('order-visit', `A visit has a day, an hour and ${SHOOT_MINUTES_MIN} to ${SHOOT_MINUTES_MAX} minutes.`)
  return { dueOn, visitOn, visitStartsAt, visitEndsAt: visitStartsAt + visitMinutes * 60 }
}

/** Whether somebody else's visit of the vendor is at that time; of `vendor_order`, with the ends of the visit. */
export function isTimeFree({ visitStartsAt, visitEndsAt }: Pick<Visit, 'visitStartsAt' | 'visitEndsAt'>): Guard {
  if (visitStartsAt === null || visitEndsAt === null) return { sql: 'true', parameters: [] }
  return {
    sql: `not exists (select 1 from vendor_order other where other.vendor = vendor_order.vendor and other.id <> vendor_order.id
      and other.state in (select value from json_each(?)) and other.visit_starts_at < ? and other.visit_ends_at > ?)`,
    parameters: [JSON.stringify(SHOOT_STATES), visitEndsAt, visitStartsAt],
  }
}

/** Whether a vendor comes on a day that the agent has named, or the agent has named none. */
export const isWished = (wishDays: readonly string[], visitOn: OrderRow['visitOn']): boolean =>
  wishDays.length === 0 || visitOn === null || wishDays.includes(visitOn)
