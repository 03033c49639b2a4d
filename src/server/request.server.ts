import { tokenOfAuthorization } from '#lib/authorization.ts'
import { splitLocale } from '#locales/locale-url.ts'
import { type AskedPlace, countryOf, resolveLocale } from '#locales/place.ts'
import { DEFAULT_COUNTRY, parseCountryCode } from '#market/countries.ts'
import { type LocaleCode, parseLocaleCode } from '#market/locale-tags.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { AppEnv } from './env.ts'
import type { AskedQuestion, FrozenAnswers } from './frozen-answers.ts'
import { outsideJson } from './outside-env.ts'
import { publicOrigin } from './public-origin.ts'

/** Everything known about a request, resolved once and passed to all that serves it. */
export interface RequestContext {
  env: AppEnv
  requestId: string
  nonce: string
  /** §3: true on wide screens; on the server the user agent decides, the layout itself is CSS */
  isLg: boolean
  /** §4: the first x-forwarded-for address, which callers can forge: for GeoIP only, never for limits */
  clientIp: string
  /** the address that limits and audit may trust */
  connectionIp: string
  /** the platform's facts about the connection */
  readonly cf: unknown
  /** public origin of the site, for links in messages */
  siteOrigin: string
  userAgent: string
  /** of the account; changes when the request signs in or out */
  token: string | null
  /** §6: false where the token's login was not to be remembered: a page that is opened anew does not restore the user */
  isRemembered: boolean
  /** a vendor's (§4), independent of the account */
  vendor: VendorSession | null
  /** the secret that this browser's verification of a phone is bound to (docs/decisions/032) */
  phoneProof: string | null
  /** of somebody that another site led here as, while the visitor has not said whether they are it */
  offeredToken: string | null
  /** what an earlier sign-in gave this browser, see provider/ports/known-devices.ts */
  knownDevice: string | null
  /** plain http on localhost, where cookies cannot be Secure */
  isPlainLocal: boolean
  /** a server function was called by this request, so its envelope was in order */
  isFunctionReached: boolean
  /** the provider refused the token; the browser is told, so that it logs out */
  tokenFailed: boolean
  /** values of `set-cookie` headers for the answer */
  newCookies: string[]
  locale: LocaleCode
  country: CountryCode
  /** what the language of a country found for a first visit follows from; null where the address or an earlier choice names the country */
  firstVisit: { asked: AskedPlace; keptLocale: LocaleCode | null } | null
  /** without the address prefix */
  pathname: string
  /** JSON of the addresses outside this site that pages link to */
  readonly outside: string
  /** what is asked of the provider, where somebody wants to know */
  asked: AskedQuestion[] | null
  /** answers that stand for the provider's: of a shared page */
  frozen: FrozenAnswers | null
  /** shared pages that were opened for this request, by id */
  shares: Map<string, Promise<unknown>>
  /** the pass of this browser for a shared page with a password; null without one */
  sharePass(id: string): string | null
  /** sources of `frame-ancestors` of this answer; null: the rule of its path */
  framedBy: string | null
  /** what the answer is made of */
  reads: Reads
}

export interface Reads {
  /** a question to the provider failed: something is missing, or stands for it */
  hasFailed: boolean
  /** something was read from beyond the edition of a market, which people change at any time */
  isBeyondMarket: boolean
}

export interface VendorSession {
  token: string
  /** unix seconds */
  loggedInAt: number
}

const COUNTRY_COOKIE = 'countryCode'
const LOCALE_COOKIE = 'locale'
export const TOKEN_COOKIE = 'apollo-token'
/** cookie with the secret of this browser's phone verification, until it has registered */
export const PHONE_VERIFICATION_COOKIE = 'phone-proof'
/** with a token that another site brought, until the visitor has answered */
export const OFFER_COOKIE = 'offered-token'
/** of a browser that has signed in before; names nobody */
export const DEVICE_COOKIE = 'known-device'
/** §6: "false" where the last login was not to be remembered */
export const REMEMBER_COOKIE = 'remember'
/** of a browser that gave the password of a shared page */
export const sharePassCookie = (id: string): string => `share-${id}`
/** "<unix seconds of the login>.<token>" */
export const VENDOR_COOKIE = 'vendor-token'

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']
const PHONE = /Android.+Mobile|iPhone|iPod|Windows Phone|BlackBerry|Opera Mini/i

export function resolveRequest(request: Request, env: AppEnv): RequestContext {
  const url = new URL(request.url)
  const cookies = readCookies(request.headers.get('cookie'))
  const { prefix, pathname } = splitLocale(url.pathname)
  const asked: AskedPlace = {
    prefix,
    country: parseCountryCode(url.searchParams.get('countryCode') ?? url.searchParams.get('region')),
    locale: parseLocaleCode(url.searchParams.get('locale')),
  }
  const named = countryOf(asked) ?? parseCountryCode(cookies.get(COUNTRY_COOKIE))
  const country = named ?? parseCountryCode(connectionCountry(request)) ?? DEFAULT_COUNTRY
  const keptLocale = env.LOCALE_COOKIE === 'on' ? parseLocaleCode(cookies.get(LOCALE_COOKIE)) : null
  const connectionIp = request.headers.get('cf-connecting-ip') ?? ''
  let outside: string | undefined
  return {
    env,
    requestId: request.headers.get('cf-ray') ?? crypto.randomUUID(),
    nonce: btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))),
    isLg: !PHONE.test(request.headers.get('user-agent') ?? ''),
    clientIp: request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() || connectionIp,
    connectionIp,
    // pages that are kept need neither of these two, and both cost as much as all else here
    get cf() {
      return (request as { cf?: unknown }).cf
    },
    siteOrigin: publicOrigin(request, env),
    userAgent: request.headers.get('user-agent') ?? '',
    token: headerToken(request) ?? tokenIn(cookies.get(TOKEN_COOKIE)),
    isRemembered: request.headers.has('authorization') || cookies.get(REMEMBER_COOKIE) !== 'false',
    vendor: parseVendor(cookies.get(VENDOR_COOKIE)),
    phoneProof: tokenIn(cookies.get(PHONE_VERIFICATION_COOKIE)),
    offeredToken: tokenIn(cookies.get(OFFER_COOKIE)),
    knownDevice: tokenIn(cookies.get(DEVICE_COOKIE)),
    isPlainLocal: url.protocol === 'http:' && LOCAL_HOSTS.includes(url.hostname),
    isFunctionReached: false,
    tokenFailed: false,
    newCookies: [],
    locale: resolveLocale(asked, country, keptLocale),
    pathname,
    country,
    firstVisit: named ? null : { asked, keptLocale },
    get outside() {
      outside ??= outsideJson(env)
      return outside
    },
    asked: null,
    frozen: null,
    shares: new Map(),
    sharePass: (id) => tokenIn(cookies.get(sharePassCookie(id))),
    framedBy: null,
    reads: { hasFailed: false, isBeyondMarket: false },
  }
}

/** Base64url and the characters of other providers' tokens; none that could end a cookie's value or a header. */
const TOKEN = /^[\w.~+/=-]{16,4096}$/

export const looksLikeToken = (text: string): boolean => TOKEN.test(text)

const tokenIn = (text: string | undefined): string | null => (text && looksLikeToken(text) ? text : null)

const headerToken = (request: Request): string | null => tokenIn(tokenOfAuthorization(request.headers.get('authorization')) ?? undefined)

/** Where the platform places the connection: the country of a first visit until the provider has told its own (`first-country.server.ts`). */
const connectionCountry = (request: Request): string | undefined => (request as { cf?: { country?: string } }).cf?.country

function parseVendor(cookie: string | undefined): VendorSession | null {
  const [, seconds, text] = /^(\d{1,12})\.(.+)$/.exec(cookie ?? '') ?? []
  const token = tokenIn(text)
  return token ? { token, loggedInAt: Number(seconds) } : null
}

function readCookies(header: string | null): Map<string, string> {
  const pairs = (header ?? '').split(/;\s*/).map((pair): [string, string] => {
    const at = pair.indexOf('=')
    return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
  })
  return new Map(pairs)
}
