import { recordOf } from '#lib/records.ts'
import type { OfficeLocation } from '#market/country.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import type { AppEnv } from './env.ts'

/** §3: the office locations of each country that the deployment has set. */
export const officesOf = (env: AppEnv): Record<CountryCode, readonly OfficeLocation[]> =>
  recordOf(COUNTRY_CODES, (country) => env[`OFFICES_${country}`])
