import { australia } from './countries/au.ts'
import { hongKong } from './countries/hk.ts'
import { malaysia } from './countries/my.ts'
import { singapore } from './countries/sg.ts'
import type { Country } from './country.ts'
import { COUNTRY_CODES, type CountryCode } from './vocabulary.ts'

/** The markets that are open (§9); ID and KR are partly defined and join when their configuration is complete. */
export const COUNTRIES = { SG: singapore, MY: malaysia, HK: hongKong, AU: australia } satisfies Record<CountryCode, Country>

export const DEFAULT_COUNTRY: CountryCode = 'SG'

/** Upper- or lower-case code of an open market, else null. */
export function parseCountryCode(text: string | null | undefined): CountryCode | null {
  const code = text?.toUpperCase()
  return COUNTRY_CODES.find((known) => known === code) ?? null
}
