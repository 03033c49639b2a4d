import type { Country } from '#market/country.ts'
import type { Clock } from '../../ports/clock/clock.ts'

/** The calendar day in a country, yyyy-mm-dd. */
export const today = (clock: Clock, { timeZone }: Pick<Country, 'timeZone'>): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(clock.nowMs())
