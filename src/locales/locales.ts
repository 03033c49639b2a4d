import { LOCALE_CODES, LOCALE_TAGS, type LocaleCode } from '#market/locale-tags.ts'
import type { CountryCode } from '#market/vocabulary.ts'

interface LocaleRow {
  name: string
  nameShort: string
  /** names the catalogue */
  messages: LocaleCode
  /** the country an address prefix of this locale stands for, if it is one (§2.1) */
  prefixCountry: CountryCode | null
  isPrefix: boolean
}

/** §3 Locale. `iso` is the BCP-47 tag for `lang`, hreflang and Intl; `api` is the §7 Language header. */
export interface Locale extends LocaleRow {
  code: LocaleCode
  iso: string
  dir: 'ltr'
  api: string
}

const row = (messages: LocaleCode, name: string, nameShort: string, prefix: Partial<LocaleRow> = {}): LocaleRow => ({
  ...{ name, nameShort, messages, prefixCountry: null, isPrefix: false },
  ...prefix,
})

/** §9: en-US is default and fallback; AU reuses the en-US messages. */
const ROWS = {
  'en-US': row('en-US', 'English', 'EN', { isPrefix: true }),
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
  return { ...ROWS[code], code, iso, dir: 'ltr', api: header }
}

export const LOCALES: readonly Locale[] = LOCALE_CODES.map(localeOf)
