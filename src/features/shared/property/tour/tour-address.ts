import { type Language, languageOf } from '#lib/language.ts'

/** §3 Locale, `matterport`: what Matterport's `lang` parameter calls a language. It has no Malay. */
const TOUR_LANGUAGES: Record<Language, string> = { en: 'en', zh: 'cn', ms: 'en' }

/** A tour's address, at Matterport in the language of a BCP-47 tag; an address of another host, or of this site, as it is. */
export function tourAddress(url: string, tag: string): string {
  if (!/^https:\/\/([\w-]+\.)*matterport\.com\//.test(url)) return url
  const address = new URL(url)
  address.searchParams.set('lang', TOUR_LANGUAGES[languageOf(tag)])
  return address.href
}
