import { australia } from './countries/au.ts'
import { hongKong } from './countries/hk.ts'
import { malaysia } from './countries/my.ts'
import { singapore } from './countries/sg.ts'
import type { Country } from './country.ts'
import { COUNTRY_CODES, type CountryCode } from './vocabulary.ts'

/** The markets that are open (§9). */
export const COUNTRIES: Readonly<Record<CountryCode, Country>> = { SG: singapore, MY: malaysia, HK: hongKong, AU: australia }

/** §1, §9: countries that are defined in part and not open: what an amount and a telephone number need. They join the others when their configuration is whole. */
export const PARTLY_DEFINED = {
  ID: { label: 'Indonesia', currencyCode: 'IDR', phoneCode: '+62' },
  KR: { label: 'South Korea', currencyCode: 'KRW', phoneCode: '+82' },
} satisfies Record<string, Pick<Country, 'label' | 'currencyCode' | 'phoneCode'>> & Partial<Record<CountryCode, never>>

export const DEFAULT_COUNTRY: CountryCode = 'SG'

/** Upper- or lower-case code of an open market, else null. */
export function parseCountryCode(text: string | null | undefined): CountryCode | null {
  const code = text?.toUpperCase()
  return COUNTRY_CODES.find((known) => known === code) ?? null
}
