import { type AskedPlace, localeIn } from '#locales/place.ts'
import { LOCALE_CODES, type LocaleCode } from '#market/locale-tags.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { LOCALE } from '#session/remembered-place.ts'

/** What a page knows of its own language when it is served. */
export interface ServedPlace {
  asked: AskedPlace
  locale: LocaleCode
  country: CountryCode
}

/**
 * An inline script for the head of a page: the language chosen on an earlier visit takes over where the address says none, before anything is drawn. The page
 * opens again at ?locale=, which links keep from there. The browser alone knows that language: the cookie for it is off (§9), and one address is one page.
 * '' where the address fixes the language. As the text of an element it must hold none of the characters that HTML escapes.
 */
export function earlyLocaleScript({ asked, locale, country }: ServedPlace): string {
  if (asked.prefix !== null || asked.locale !== null) return ''
  const wished = LOCALE_CODES.map((kept) => [kept, asked.country === null ? kept : localeIn(country, kept)] as const)
  const others = wished.filter(([, to]) => to !== locale).map(([kept, to]) => `[\`${kept}\`,\`${to}\`]`)
  return `try{var w=new Map([${others.join()}]).get(localStorage.getItem(\`${LOCALE}\`));\
if(w){var a=new URL(location.href);a.searchParams.set(\`locale\`,w);\
document.documentElement.style.visibility=\`hidden\`;location.replace(a)}}catch(e){}`
}
