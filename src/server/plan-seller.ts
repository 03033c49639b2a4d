import { recordOf } from '#lib/records.ts'
import type { PlanSeller } from '#market/country.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import type { AppEnv } from './env.ts'

/** Who sells plans in each country, as the deployment has set it (`SELLER_*`); null where it has not. */
export const planSellersOf = (env: AppEnv): Record<CountryCode, PlanSeller | null> =>
  recordOf(COUNTRY_CODES, (country) => env[`SELLER_${country}`])
