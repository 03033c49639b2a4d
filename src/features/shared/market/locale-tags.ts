import type { Language } from '#lib/language.ts'

/** §7: what the Language header says. */
export type HeaderLanguage = 'en' | 'ms' | 'zh_cn' | 'zh_hk'

/**
 * §9: the locales of the site as both sides know them: the BCP-47 tag for `lang`, hreflang and Intl, and the Language header.
 * The words' side adds names, prefixes and catalogues (`src/locales/locales.ts`), the provider its mails (`words-of.ts`); a country
 * lists those that it offers. zh-CH is the product's code for Simplified Chinese of Singapore.
 */
export const LOCALE_TAGS = {
  'en-US': { iso: 'en-US', header: 'en' },
  'en-HK': { iso: 'en-HK', header: 'en' },
  'en-MY': { iso: 'en-MY', header: 'en' },
  'en-AU': { iso: 'en-AU', header: 'en' },
  'zh-CH': { iso: 'zh-Hans-SG', header: 'zh_cn' },
  'zh-MY': { iso: 'zh-Hans-MY', header: 'zh_cn' },
  'zh-HK': { iso: 'zh-Hant-HK', header: 'zh_hk' },
  'ms-SG': { iso: 'ms-SG', header: 'ms' },
  'ms-MY': { iso: 'ms-MY', header: 'ms' },
} as const satisfies Record<string, { iso: `${Language}-${string}`; header: HeaderLanguage }>

export type LocaleCode = keyof typeof LOCALE_TAGS
export const LOCALE_CODES = Object.keys(LOCALE_TAGS) as [LocaleCode, ...LocaleCode[]]

/** Whose locale a language gets where the market has none of it. */
export const LOCALE_OF_HEADER: Record<HeaderLanguage, LocaleCode> = { en: 'en-US', zh_cn: 'zh-CH', zh_hk: 'zh-HK', ms: 'ms-MY' }

export const DEFAULT_LOCALE: LocaleCode = 'en-US'

export const parseLocaleCode = (text: string | null | undefined): LocaleCode | null => LOCALE_CODES.find((code) => code === text) ?? null
