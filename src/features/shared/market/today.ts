import { dateFormat } from '#lib/format.ts'
import { COUNTRIES } from './countries.ts'
import type { CountryCode } from './vocabulary.ts'

/** The day it is in the market, "2026-11-20". */
export const todayIn = (country: CountryCode, now: Date = new Date()): string =>
  dateFormat('en-CA', { timeZone: COUNTRIES[country].timeZone }).format(now)
