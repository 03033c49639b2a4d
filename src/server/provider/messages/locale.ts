import { COUNTRIES, parseCountryCode } from '#market/countries.ts'
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALE_OF_HEADER, LOCALE_TAGS, type LocaleCode, parseLocaleCode } from '#market/locale-tags.ts'

/**
 * Whose words a message gets: the Language header of §7 ("en", "zh_cn", "zh_hk", "ms", or a locale's own code) and the market.
 * What is not known gets English.
 */
export function messageLocale(language: string, country: string): LocaleCode {
  const own = parseLocaleCode(language)
  if (own) return own
  const { header } = LOCALE_TAGS[LOCALE_CODES.find((code) => LOCALE_TAGS[code].header === language) ?? DEFAULT_LOCALE]
  const market = parseCountryCode(country)
  const offered = market && COUNTRIES[market].locales.find((code) => LOCALE_TAGS[code].header === header)
  return offered ?? LOCALE_OF_HEADER[header]
}
