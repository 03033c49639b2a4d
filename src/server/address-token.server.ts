import { looksLikeToken, type RequestContext } from './request.server.ts'
import { keepToken } from './session.server.ts'

/** Most addresses need not be parsed for it; a name may be written with escapes. */
const MAY_HOLD_TOKEN = /[?&](?:t|%74)(?:[=&]|$)/

const isToken = (pair: string): boolean => pair === 't' || pair.startsWith('t=')

/**
 * §4: a token in the address (`?t=`, as the mobile app sends it) is accepted once: it moves into the cookie, and the browser is redirected to
 * the same address without it. A malformed token is removed as well. One that would replace the token of somebody who is signed in here is
 * taken only when `isHeld` finds that the provider knows it, and never from a page of another site. Null without `t`.
 */
export async function takeAddressToken(
  request: Request,
  context: RequestContext,
  isHeld: (token: string) => Promise<boolean>,
): Promise<Response | null> {
  if (request.method !== 'GET' || !MAY_HOLD_TOKEN.test(request.url)) return null
  const url = new URL(request.url)
  const pairs = url.search.slice(1).split('&')
  if (!pairs.some(isToken)) return null
  const token = url.searchParams.get('t') ?? ''
  if (looksLikeToken(token) && token !== context.token && (!context.token || (!isFromElsewhere(request) && (await isHeld(token)))))
    keepToken(token, { remember: true }, context)
  const rest = pairs.filter((pair) => !isToken(pair)).join('&')
  // one slash only: "//elsewhere" would name another host
  const location = `${url.pathname.replace(/^\/+/, '/')}${rest ? `?${rest}` : ''}`
  return new Response(null, { status: 303, headers: { location } })
}

/** Whether another site led here (Sec-Fetch-Site). Without that header (a typed address, an app, an older browser) the visitor chose to come. */
const isFromElsewhere = (request: Request): boolean => /^(?:cross|same)-site$/.test(request.headers.get('sec-fetch-site') ?? '')

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
