import type { OfficeLocation } from '#market/country.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { AppEnv } from './env.ts'

/** §3: the office locations of each country that the deployment has set. */
export const officesOf = (env: AppEnv) =>
  ({
    SG: env.OFFICES_SG,
    MY: env.OFFICES_MY,
    HK: env.OFFICES_HK,
    AU: env.OFFICES_AU,
  }) satisfies Record<CountryCode, readonly OfficeLocation[]>
