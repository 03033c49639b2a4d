import { COUNTRIES } from '#market/countries.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { joinLocale } from './locale-url.ts'
import { localeOf } from './locales.ts'

/** What an address says of country and language (§2.1, §2.6). */
export interface AskedPlace {
  prefix: LocaleCode | null
  /** by `countryCode`, else by `region` */
  country: CountryCode | null
  locale: LocaleCode | null
}

/** The country's locale for a reader of `wished`: that locale, else one in its language, else the country's first. */
export function localeIn(country: CountryCode, wished: LocaleCode | null): LocaleCode {
  const { locales } = COUNTRIES[country]
  const language = (code: LocaleCode) => localeOf(code).iso.split('-')[0]
  return locales.find((code) => code === wished) ?? locales.find((code) => wished && language(code) === language(wished)) ?? locales[0]
}

/** §2.8, §4: the country that an address names: the query first, then the prefix. Null: the visitor's own. */
export const countryOf = ({ prefix, country }: AskedPlace): CountryCode | null => country ?? (prefix && localeOf(prefix).prefixCountry)

/**
 * §2.8, §4: the language of an address in its country. The prefix fixes it, then ?locale=; a country in the query brings its own
 * language, in that of the reader where it has it; else what the reader has kept, else the country's first.
 */
export function resolveLocale(asked: AskedPlace, country: CountryCode, kept: LocaleCode | null): LocaleCode {
  return asked.prefix ?? asked.locale ?? (asked.country === null && kept !== null ? kept : localeIn(country, kept))
}

/**
 * §2.8: where an address that asks for another country than its prefix's leads: the same page under the asked country's prefix,
 * where its language has one. Null: the two agree. `pathname` without prefix; `search` as "?a=b" or "".
 */
export function settledAddress(asked: AskedPlace, pathname: string, search: string): string | null {
  const ofPrefix = asked.prefix && localeOf(asked.prefix).prefixCountry
  if (!ofPrefix || asked.country === null || asked.country === ofPrefix) return null
  const locale = asked.locale ?? localeIn(asked.country, asked.prefix)
  const prefix = localeOf(locale).prefixCountry === asked.country ? locale : null
  const query = new URLSearchParams(search)
  for (const name of ['countryCode', 'region', 'locale']) query.delete(name)
  if (prefix === null) query.set('countryCode', asked.country)
  if (prefix === null && asked.locale) query.set('locale', asked.locale)
  return joinLocale(prefix, pathname) + (query.size > 0 ? `?${query}` : '')
}
