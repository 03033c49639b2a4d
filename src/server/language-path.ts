import { joinLocale } from '#locales/locale-url.ts'
import { LOCALES, type Locale } from '#locales/locales.ts'
import { COUNTRIES } from '#market/countries.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'

/**
 * A redirect from a path that begins with a language of the site where only some languages are prefixes (§2.1): "/zh-HK/map" and
 * "/zh-Hant-HK/map" lead to "/map?countryCode=HK&locale=zh-HK", "/en-hk/map" to "/en-HK/map". What the query says itself is kept.
 * Null where the path begins with no language, or with a prefix.
 */
export function languagePathRedirect(request: Request): Response | null {
  const url = new URL(request.url)
  const [, first = '', ...rest] = url.pathname.split('/')
  const locale = localeNamed(first)
  if (!locale || (locale.isPrefix && first === locale.code)) return null
  const pathname = `/${rest.join('/')}`.replace(/^\/+/, '/')
  return new Response(null, {
    status: 308,
    headers: { location: locale.isPrefix ? joinLocale(locale.code, pathname) + url.search : asked(url, locale, pathname) },
  })
}

/** By its code or its BCP-47 tag, whose case means nothing (RFC 5646, 2.1.1). */
function localeNamed(name: string): Locale | undefined {
  const lower = name.toLowerCase()
  return LOCALES.find(({ code, iso }) => code.toLowerCase() === lower || iso.toLowerCase() === lower)
}

function asked({ searchParams }: URL, { code }: Locale, pathname: string): string {
  const query = new URLSearchParams(searchParams)
  const country = COUNTRY_CODES.find((each) => COUNTRIES[each].locales.includes(code))
  if (country && !query.has('countryCode') && !query.has('region')) query.set('countryCode', country)
  if (!query.has('locale')) query.set('locale', code)
  return `${pathname}?${query}`
}
