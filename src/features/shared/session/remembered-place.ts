import { localeIn } from '#locales/place.ts'
import { type LocaleCode, parseLocaleCode } from '#market/locale-tags.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { readLocal, writeLocal } from './local-storage.ts'

/** §3: the name in local storage, and of the cookie that the server reads on the next visit */
const COUNTRY = 'countryCode'
/** §3: the name in local storage, and of the cookie where the deployment keeps one */
export const LOCALE = 'locale'
/** §9 */
const COOKIE_SECONDS = 365 * 24 * 60 * 60

/** §3: the country is stored in upper case and persisted. */
export function rememberCountry(country: CountryCode): void {
  writeCookie(COUNTRY, country)
  writeLocal(COUNTRY, country)
}

/** In local storage; with `LOCALE_COOKIE=on`, which the document says, in a cookie for the server as well. */
export function rememberLocale(locale: LocaleCode): void {
  if (document.documentElement.dataset.localeCookie === 'on') writeCookie(LOCALE, locale)
  writeLocal(LOCALE, locale)
}

/** §2.8, §4: a country that an address names is kept for the next visit, and a language chosen before becomes that country's. */
export function keepPlace(country: CountryCode): void {
  const locale = rememberedLocale()
  rememberCountry(country)
  if (locale && locale !== localeIn(country, locale)) rememberLocale(localeIn(country, locale))
}

/** The language chosen on an earlier visit; null when none was. */
export const rememberedLocale = (): LocaleCode | null => parseLocaleCode(readLocal(LOCALE))

function writeCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it on the next visit, and the Cookie Store API is not everywhere
  document.cookie = `${name}=${value}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`
}
