import { LOCALE_TAGS, type LocaleCode } from '#market/locale-tags.ts'

/** §3 Locale, `mapbox`: the language of a hosted map's labels, as tiles name it, by the language of the locale. */
const LABEL_LANGUAGES: Record<(typeof LOCALE_TAGS)[LocaleCode]['header'], string> = {
  en: 'en',
  ms: 'ms',
  zh_cn: 'zh-Hans',
  zh_hk: 'zh-Hant',
}

export const labelLanguageOf = (locale: LocaleCode): string => LABEL_LANGUAGES[LOCALE_TAGS[locale].header]
