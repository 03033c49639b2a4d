import { looksLikeToken, type RequestContext } from './request.server.ts'
import { keepToken } from './session.server.ts'

const isToken = (pair: string): boolean => pair === 't' || pair.startsWith('t=')

/**
 * §4: a token in the address (`?t=`, as the mobile app sends it) is accepted once: it moves into the cookie, and the browser is redirected to
 * the same address without it, with no referrer. A malformed token is removed as well, and so is one by which
 * a page of another site would replace the account that is signed in here. Null without `t`.
 */
export function takeAddressToken(request: Request, context: RequestContext): Response | null {
  if (request.method !== 'GET') return null
  const url = new URL(request.url)
  const pairs = url.search.slice(1).split('&')
  if (!pairs.some(isToken)) return null
  const token = url.searchParams.get('t') ?? ''
  if (looksLikeToken(token) && !(context.token && isFromElsewhere(request))) keepToken(token, { remember: true }, context)
  const rest = pairs.filter((pair) => !isToken(pair)).join('&')
  // one slash only: "//elsewhere" would name another host
  const location = `${url.pathname.replace(/^\/+/, '/')}${rest ? `?${rest}` : ''}`
  return new Response(null, { status: 303, headers: { location, 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' } })
}

/** Whether another site led here (Sec-Fetch-Site). Without that header (a typed address, an app, an older browser) the visitor chose to come. */
const isFromElsewhere = (request: Request): boolean => /^(?:cross|same)-site$/.test(request.headers.get('sec-fetch-site') ?? '')
