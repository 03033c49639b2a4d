import type { CountryCode } from '#market/vocabulary.ts'

/** §3 Locale. `iso` is the BCP-47 tag for `lang`, hreflang and Intl; `messages` names the catalogue; `api` is the §7 Language header. */
export interface Locale {
  code: LocaleCode
  iso: string
  dir: 'ltr'
  name: string
  nameShort: string
  api: string
  messages: LocaleCode
  /** the country an address prefix of this locale stands for, if it is one (§2.1) */
  prefixCountry: CountryCode | null
  isPrefix: boolean
}

export const LOCALE_CODES = ['en-US', 'en-HK', 'en-MY', 'en-AU', 'zh-CH', 'zh-MY', 'zh-HK', 'ms-SG', 'ms-MY'] as const
export type LocaleCode = (typeof LOCALE_CODES)[number]

export const DEFAULT_LOCALE: LocaleCode = 'en-US'

const row = (code: LocaleCode, name: string, nameShort: string, api: string, more: Partial<Locale> = {}): Locale => ({
  code,
  iso: code,
  dir: 'ltr',
  name,
  nameShort,
  api,
  messages: code,
  prefixCountry: null,
  isPrefix: false,
  ...more,
})

/** §9: en-US is default and fallback; AU reuses the en-US messages; zh-CH is the product's code for Simplified Chinese of Singapore. */
export const LOCALES: readonly Locale[] = [
  row('en-US', 'English', 'EN', 'en', { isPrefix: true }),
  row('en-HK', 'English (Hong Kong)', 'EN', 'en', { isPrefix: true, prefixCountry: 'HK' }),
  row('en-MY', 'English (Malaysia)', 'EN', 'en', { isPrefix: true, prefixCountry: 'MY' }),
  row('en-AU', 'English (Australia)', 'EN', 'en', { isPrefix: true, prefixCountry: 'AU', messages: 'en-US' }),
  row('zh-CH', '简体中文', '简', 'zh_cn', { iso: 'zh-Hans-SG' }),
  row('zh-MY', '简体中文（马来西亚）', '简', 'zh_cn', { iso: 'zh-Hans-MY' }),
  row('zh-HK', '繁體中文', '繁', 'zh_hk', { iso: 'zh-Hant-HK' }),
  row('ms-SG', 'Bahasa Melayu (Singapura)', 'MS', 'ms'),
  row('ms-MY', 'Bahasa Melayu', 'MS', 'ms'),
]

export const localeOf = (code: LocaleCode): Locale => LOCALES.find((locale) => locale.code === code) ?? (LOCALES[0] as Locale)

export const parseLocaleCode = (text: string | null | undefined): LocaleCode | null => LOCALE_CODES.find((code) => code === text) ?? null
