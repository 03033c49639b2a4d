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
