import { LOCALE_CODES, LOCALE_TAGS, type LocaleCode } from '#market/locale-tags.ts'
import type { CountryCode } from '#market/vocabulary.ts'

interface LocaleRow {
  name: string
  nameShort: string
  /** the folder of its catalogues */
  file: LocaleCode
  /** the country an address prefix of this locale stands for, if it is one (§2.1) */
  prefixCountry: CountryCode | null
  isPrefix: boolean
  /** the BCP-47 tag by which numbers are written in messages; null: the locale's own */
  number: string | null
  /** the BCP-47 tag by which days are written; null: the locale's own */
  date: string | null
}

/**
 * §3 Locale. `iso` is the BCP-47 tag for `lang`, hreflang and Intl; `api` is the §7 Language header. What one room alone reads stands there:
 * `mapbox` in the map's `label-languages.ts`, `matterport` in the report's `tour-address.ts`.
 */
export interface Locale extends Omit<LocaleRow, 'number' | 'date'> {
  code: LocaleCode
  iso: string
  dir: 'ltr'
  api: string
  number: string
  date: string
}

const row = (file: LocaleCode, name: string, nameShort: string, more: Partial<LocaleRow> = {}): LocaleRow => ({
  name,
  nameShort,
  file,
  prefixCountry: null,
  isPrefix: false,
  number: null,
  date: null,
  ...more,
})

/** §9: en-US is default and fallback; AU reuses the en-US messages. Days of en-US are in Singapore's order, as in all markets of the site: day first. */
const ROWS = {
  'en-US': row('en-US', 'English', 'EN', { isPrefix: true, date: 'en-SG' }),
  'en-HK': row('en-HK', 'English (Hong Kong)', 'EN', { isPrefix: true, prefixCountry: 'HK' }),
  'en-MY': row('en-MY', 'English (Malaysia)', 'EN', { isPrefix: true, prefixCountry: 'MY' }),
  'en-AU': row('en-US', 'English (Australia)', 'EN', { isPrefix: true, prefixCountry: 'AU' }),
  'zh-CH': row('zh-CH', '简体中文', '简'),
  'zh-MY': row('zh-MY', '简体中文（马来西亚）', '简'),
  'zh-HK': row('zh-HK', '繁體中文', '繁'),
  'ms-SG': row('ms-SG', 'Bahasa Melayu (Singapura)', 'MS'),
  'ms-MY': row('ms-MY', 'Bahasa Melayu', 'MS'),
} satisfies Record<LocaleCode, LocaleRow>

export const localeOf = (code: LocaleCode): Locale => {
  const { iso, header } = LOCALE_TAGS[code]
  const own: LocaleRow = ROWS[code]
  return { ...own, code, iso, dir: 'ltr', api: header, number: own.number ?? iso, date: own.date ?? iso }
}

export const LOCALES: readonly Locale[] = LOCALE_CODES.map(localeOf)

/** The tag by which days are written, by a locale's `iso`; another tag is its own. */
export const dateTagOf = (iso: string): string => LOCALES.find((locale) => locale.iso === iso)?.date ?? iso
