import type { Country } from '#market/country.ts'
import type { Tenure } from '#market/vocabulary.ts'
import { yearNow } from '../../day.ts'
import type { Clock } from '../../ports/clock/clock.ts'

/** How the land is held, and for how long. Years are calendar years. */
export interface LeaseFacts {
  tenure: Tenure
  years: number | null
  startYear: number | null
  endYear: number | null
  remainingYears: number | null
  /** the year that remainingYears is counted in */
  asOfYear: number
}

interface Held {
  tenure: Tenure | null
  tenureYears: number | null
  leaseStartYear: number | null
}

/** The lease in a year; null where the tenure is unknown. A lease that has run out has 0 years left, one that has not begun all of them. */
export function leaseOf({ tenure, tenureYears: years, leaseStartYear: startYear }: Held, asOfYear: number): LeaseFacts | null {
  if (tenure === null) return null
  if (tenure === 'freehold' || years === null || startYear === null)
    return { tenure, years: tenure === 'freehold' ? null : years, startYear, endYear: null, remainingYears: null, asOfYear }
  const endYear = startYear + years
  return { tenure, years, startYear, endYear, remainingYears: Math.max(0, Math.min(years, endYear - asOfYear)), asOfYear }
}

/** {@link leaseOf} in the year that it is in the country of the home, however old its data are. */
export const leaseNow = (held: Held, clock: Clock, country: Pick<Country, 'timeZone'>): LeaseFacts | null =>
  leaseOf(held, yearNow(clock, country))
