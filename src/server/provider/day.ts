import type { Country } from '#market/country.ts'
import type { Clock } from './ports/clock/clock.ts'

/** The calendar day of a moment (unix seconds) in a country, yyyy-mm-dd. */
export const dayOf = (at: number, { timeZone }: Pick<Country, 'timeZone'>): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at * 1_000)

/** The calendar day in a country, yyyy-mm-dd. */
export const today = (clock: Clock, country: Pick<Country, 'timeZone'>): string => dayOf(clock.nowMs() / 1_000, country)

/** The calendar year in a country. */
export const yearNow = (clock: Clock, country: Pick<Country, 'timeZone'>): number => Number(today(clock, country).slice(0, 4))
