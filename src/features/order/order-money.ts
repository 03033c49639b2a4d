import { formatMoney } from '#lib/format.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'

/** Cents of a country's currency → "$486.50". */
export const formatCents = (cents: number, country: CountryCode, locale: string): string =>
  formatMoney(cents / 100, COUNTRIES[country].currencyCode, locale, { fractionDigits: 2 })
