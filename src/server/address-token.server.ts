import { type AskHolder, offerAccount } from './account-offer.server.ts'
import { looksLikeToken, type RequestContext } from './request.server.ts'
import { keepToken } from './session.server.ts'

/** Most addresses need not be parsed for it; a name may be written with escapes. */
const MAY_HOLD_TOKEN = /[?&](?:t|%74)(?:[=&]|$)/

const isToken = (pair: string): boolean => pair === 't' || pair.startsWith('t=')

/**
 * §4: a token in the address (`?t=`, as the mobile app sends it) is accepted once: it moves into the cookie, and the browser is redirected to
 * the same address without it. One that is malformed or that the provider does not know goes as well, and is kept nowhere. Where a page led
 * here, a visitor who is not signed in is asked first (`account-offer.server.ts`), and who is signed in stays who they are. Null without `t`.
 */
export async function takeAddressToken(request: Request, context: RequestContext, holderOf: AskHolder): Promise<Response | null> {
  if (request.method !== 'GET' || !MAY_HOLD_TOKEN.test(request.url)) return null
  const url = new URL(request.url)
  const pairs = url.search.slice(1).split('&')
  if (!pairs.some(isToken)) return null
  const token = url.searchParams.get('t') ?? ''
  const rest = pairs.filter((pair) => !isToken(pair)).join('&')
  // one slash only: "//elsewhere" would name another host
  const location = `${url.pathname.replace(/^\/+/, '/')}${rest ? `?${rest}` : ''}`
  const isAsked = isLedHere(request)
  const mayTake = looksLikeToken(token) && token !== context.token && !(isAsked && context.token)
  if (mayTake && (await holderOf(token))) {
    if (isAsked) return offerAccount(token, location, context)
    keepToken(token, { remember: true }, context)
  }
  return new Response(null, { status: 303, headers: { location } })
}

/**
 * Whether a page led here, of this site or another: no page of ours holds a token, but one may show a link that somebody else wrote. Nobody is
 * asked who typed the address or came from an app or a mail program (Sec-Fetch-Site `none`). A browser without that header is old, and its
 * pages can hide where they are: whoever reads pages with it is asked. A program that reads none is no visitor.
 */
function isLedHere({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'none'
  return headers.has('referer') || headers.has('origin') || /text\/html/.test(headers.get('accept') ?? '')
}

/** Pages of an appointment and of a listing to confirm, whose addresses hold the secret of a letter; with or without the prefix of a language. */
const LETTER_PAGE = /^(?:\/[\w-]+)?\/(?:booking|listing)\//

/** The answer to an address with a token: no cache keeps it and no referrer names it, whatever the answer is. */
export function withSecretAddress(request: Request, response: Response): Response {
  if (!MAY_HOLD_TOKEN.test(request.url) && !/\/(?:booking|listing)\//.test(request.url)) return response
  const { searchParams, pathname } = new URL(request.url)
  if (!searchParams.has('t') && !LETTER_PAGE.test(pathname)) return response
  const answer = new Response(response.body, response)
  answer.headers.set('cache-control', 'private, no-store')
  answer.headers.set('referrer-policy', 'no-referrer')
  return answer
}
