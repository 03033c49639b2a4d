import { DEFAULT_LOCALE, LOCALE_CODES, LOCALE_TAGS, type LocaleCode } from '#market/locale-tags.ts'

const TAG = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i
const ENTRIES_MAX = 12

/** The locale of a language tag: "zh-Hant-TW" is written as in Hong Kong, any other Chinese in simplified characters. */
function localeOfTag(tag: string): LocaleCode | null {
  const exact = LOCALE_CODES.find((code) => code.toLowerCase() === tag || LOCALE_TAGS[code].iso.toLowerCase() === tag)
  if (exact) return exact
  const [language] = tag.split('-')
  if (language === 'zh') return /-(?:hant|tw|hk|mo)\b/.test(tag) ? 'zh-HK' : 'zh-CH'
  if (language === 'ms') return 'ms-MY'
  return language === 'en' ? DEFAULT_LOCALE : null
}

/** The locale that an Accept-Language header (RFC 9110, 12.5.4) likes best; the default where it names none of ours. */
export function readerLanguage(header: string | null): LocaleCode {
  const wanted = (header ?? '')
    .toLowerCase()
    .split(',', ENTRIES_MAX)
    .flatMap((entry, at) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim())
      const quality = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1)
      return TAG.test(tag) && quality > 0 && quality <= 1 ? [{ tag, quality, at }] : []
    })
    .toSorted((a, b) => b.quality - a.quality || a.at - b.at)
  for (const { tag } of wanted) {
    const locale = localeOfTag(tag)
    if (locale) return locale
  }
  return DEFAULT_LOCALE
}
