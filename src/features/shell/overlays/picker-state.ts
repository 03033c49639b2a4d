import { countryOfPath, isPathOpen } from '#access/path-module.ts'
import { joinLocale } from '#locales/locale-url.ts'
import { localeOf } from '#locales/locales.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { Country } from '#market/country.ts'
import { DEFAULT_LOCALE, type LocaleCode } from '#market/locale-tags.ts'
import type { CountryCode } from '#market/vocabulary.ts'

export type PickerTab = 'country' | 'language'

/** What is chosen but not yet saved. */
export interface PickerState {
  tab: PickerTab
  country: CountryCode
  locale: LocaleCode
}

export type PickerAction =
  | { kind: 'show'; tab: PickerTab }
  | { kind: 'country'; country: CountryCode }
  | { kind: 'locale'; locale: LocaleCode }

/** The languages of a country, its default first. */
export const localesOf = (country: CountryCode): Country['locales'] => COUNTRIES[country].locales

const firstLocale = (country: CountryCode): LocaleCode => localesOf(country)[0]

/** The page's country and language; a language that the country does not list gives way to the country's first. */
export const openPicker = (country: CountryCode, locale: LocaleCode): PickerState => ({
  tab: 'country',
  country,
  locale: localesOf(country).includes(locale) ? locale : firstLocale(country),
})

/** §2.8: choosing a country switches to the Language tab and resets the language to that country's first. */
export function pickPlace(state: PickerState, action: PickerAction): PickerState {
  if (action.kind === 'show') return { ...state, tab: action.tab }
  if (action.kind === 'country') return { tab: 'language', country: action.country, locale: firstLocale(action.country) }
  return localesOf(state.country).includes(action.locale) ? { ...state, locale: action.locale } : state
}

/** Parameters that the choice replaces, and those of overlays. */
const DROPPED = ['countryCode', 'region', 'locale', 'menu', 'auth', 'authKey', 'formType', 'forgotPassword']

interface Here {
  /** unprefixed */
  pathname: string
  /** "?q=…" or "" */
  search: string
  country: CountryCode
}

/**
 * Where Done leads: this page in the chosen language, under the country's prefix where the language is one, else with ?locale=.
 * Another country starts this page afresh, without the filters; a page that names its country, or is closed there, gives way to home.
 */
export function pickedAddress({ pathname, search, country }: Here, chosen: Pick<PickerState, 'country' | 'locale'>): string {
  const stays = chosen.country === country
  const path = stays || (isPathOpen(pathname, chosen.country) && !countryOfPath(pathname)) ? pathname : '/'
  const query = new URLSearchParams(stays ? search : '')
  for (const name of DROPPED) query.delete(name)
  const prefix = localeOf(chosen.locale).prefixCountry === chosen.country ? chosen.locale : null
  if (prefix === null && chosen.locale !== DEFAULT_LOCALE) query.set('locale', chosen.locale)
  return joinLocale(prefix, path) + (query.size > 0 ? `?${query}` : '')
}
