import { splitLocale } from '#locales/locale-url.ts'
import { DEFAULT_LOCALE, type LocaleCode, localeOf, parseLocaleCode } from '#locales/locales.ts'
import { DEFAULT_COUNTRY, parseCountryCode } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { AppEnv } from './env.ts'

/** What is known about a request, resolved once and handed to everything that serves it. */
export interface RequestContext {
  env: AppEnv
  requestId: string
  nonce: string
  /** §3: true on wide screens; on the server the user agent decides, the layout itself is CSS */
  isLg: boolean
  /** §4: the first x-forwarded-for address, for display and GeoIP only; never for limits */
  clientIp: string
  /** the address that limits and audit may trust */
  connectionIp: string
  token: string | null
  locale: LocaleCode
  country: CountryCode
  /** without the address prefix */
  pathname: string
}

const COUNTRY_COOKIE = 'countryCode'
const LOCALE_COOKIE = 'locale'
export const TOKEN_COOKIE = 'apollo-token'

const PHONE = /Android.+Mobile|iPhone|iPod|Windows Phone|BlackBerry|Opera Mini/i

export function resolveRequest(request: Request, env: AppEnv): RequestContext {
  const url = new URL(request.url)
  const cookies = readCookies(request.headers.get('cookie'))
  const { prefix, pathname } = splitLocale(url.pathname)
  const locale = resolveLocale(prefix, url, env.LOCALE_COOKIE === 'on' ? cookies.get(LOCALE_COOKIE) : undefined)
  const connectionIp = request.headers.get('cf-connecting-ip') ?? ''
  return {
    env,
    requestId: request.headers.get('cf-ray') ?? crypto.randomUUID(),
    nonce: btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))),
    isLg: !PHONE.test(request.headers.get('user-agent') ?? ''),
    clientIp: request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() || connectionIp,
    connectionIp,
    token: request.headers.get('authorization')?.split(' ')[1] ?? cookies.get(TOKEN_COOKIE) ?? null,
    locale,
    pathname,
    country: resolveCountry(request, url, prefix, cookies.get(COUNTRY_COOKIE)),
  }
}

/** product.md §2: a prefix fixes the locale; without one ?locale= wins, then the cookie where it is enabled, else en-US. */
function resolveLocale(prefix: LocaleCode | null, url: URL, cookie: string | undefined): LocaleCode {
  return prefix ?? parseLocaleCode(url.searchParams.get('locale')) ?? parseLocaleCode(cookie) ?? DEFAULT_LOCALE
}

/** §2.8, §4: countryCode or region in the query first, then the prefix, the visitor's own earlier choice, GeoIP, SG. */
function resolveCountry(request: Request, url: URL, prefix: LocaleCode | null, cookie: string | undefined): CountryCode {
  return (
    parseCountryCode(url.searchParams.get('countryCode') ?? url.searchParams.get('region')) ??
    (prefix && localeOf(prefix).prefixCountry) ??
    parseCountryCode(cookie) ??
    parseCountryCode((request as { cf?: { country?: string } }).cf?.country) ??
    DEFAULT_COUNTRY
  )
}

function readCookies(header: string | null): Map<string, string> {
  const pairs = (header ?? '').split(/;\s*/).map((pair): [string, string] => {
    const at = pair.indexOf('=')
    return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
  })
  return new Map(pairs)
}
