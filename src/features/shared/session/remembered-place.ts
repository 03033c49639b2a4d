import { type LocaleCode, parseLocaleCode } from '#locales/locales.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { readLocal, writeLocal } from './local-storage.ts'

/** §3: the name in local storage, and of the cookie that the server reads on the next visit */
const COUNTRY = 'countryCode'
const COUNTRY_COOKIE_SECONDS = 365 * 24 * 60 * 60
/** §3: the name in local storage */
const LOCALE = 'locale'

/** §3: the country is stored in upper case and persisted. */
export function rememberCountry(country: CountryCode): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it on the next visit, and the Cookie Store API is not everywhere
  document.cookie = `${COUNTRY}=${country}; path=/; max-age=${COUNTRY_COOKIE_SECONDS}; samesite=lax`
  writeLocal(COUNTRY, country)
}

export const rememberLocale = (locale: LocaleCode): void => writeLocal(LOCALE, locale)

/** The language chosen on an earlier visit; null when none was. */
export const rememberedLocale = (): LocaleCode | null => parseLocaleCode(readLocal(LOCALE))
