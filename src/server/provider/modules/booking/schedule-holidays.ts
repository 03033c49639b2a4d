import type { CountryCode } from '#market/vocabulary.ts'
import { holidaysOf } from './holidays.ts'

/** The days of public holidays where a schedule's clock is kept. */
export const holidaysAt = (country: CountryCode, timeZone: string): ReadonlySet<string> =>
  new Set(holidaysOf(country, timeZone).map(({ day }) => day))
