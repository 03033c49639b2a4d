import type { OrderFactsFragment, OrderState } from '#graphql/generated/graphql.ts'
import { dateFormat } from '#lib/format.ts'
import { dateTagOf } from '#locales/locales.ts'
import { COUNTRIES } from '#market/countries.ts'

/** "2026-11-28" → "28 Nov 2026" in the order of the locale. */
export const formatOrderDay = (day: string, locale: string): string =>
  dateFormat(dateTagOf(locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** Today in the country of an order, "2026-11-28". `now` in unix milliseconds. */
export const orderToday = (country: OrderFactsFragment['country'], now: number): string =>
  dateFormat('en-CA', { timeZone: COUNTRIES[country].timeZone, dateStyle: 'short' }).format(now)

const OWED: ReadonlySet<OrderState> = new Set(['ACCEPTED', 'IN_PRODUCTION', 'CHANGES_ASKED'])

/** Whether files are owed since a day that is over. */
export const isOrderLate = ({ state, dueOn, country }: Pick<OrderFactsFragment, 'state' | 'dueOn' | 'country'>, now: number): boolean =>
  dueOn !== null && OWED.has(state) && dueOn < orderToday(country, now)

type Visit = Pick<OrderFactsFragment, 'visitOn' | 'visitStarts' | 'visitEnds' | 'country'>

/** "10:00 – 12:00" by the clock of the order's country; '' where no hour is named. */
export function formatVisitTime({ visitStarts, visitEnds, country }: Omit<Visit, 'visitOn'>, locale: string): string {
  if (!visitStarts || !visitEnds) return ''
  const { timeZone } = COUNTRIES[country]
  return dateFormat(dateTagOf(locale), { timeStyle: 'short', timeZone }).formatRange(new Date(visitStarts), new Date(visitEnds))
}

/** "28 Nov 2026, 10:00 – 12:00"; '' without a visit. */
export const formatVisit = (visit: Visit, locale: string): string =>
  [visit.visitOn && formatOrderDay(visit.visitOn, locale), formatVisitTime(visit, locale)].filter(Boolean).join(', ')

/** An hour by the clock of a country as a time box writes it, "09:30". */
export const visitHourOf = (moment: string, country: OrderFactsFragment['country']): string =>
  dateFormat('en-GB', { timeZone: COUNTRIES[country].timeZone, timeStyle: 'short' }).format(new Date(moment))

const DAY_MS = 86_400_000

/** The day so many days after another, "2026-11-28". */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The Monday of a day's week. */
export const mondayBefore = (day: string): string => dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
