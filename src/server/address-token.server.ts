import { looksLikeToken, type RequestContext } from './request.server.ts'
import { keepToken } from './session.server.ts'

const isToken = (pair: string): boolean => pair === 't' || pair.startsWith('t=')

/**
 * §4: a token in the address (`?t=`, as the mobile app sends it) is taken once: it moves into the cookie, and the browser goes on to
 * the same address without it, telling nobody where it came from. What is no token is taken away all the same, and so is one by which
 * another site's page would make somebody else of who is signed in here. Null without `t`.
 */
export function takeAddressToken(request: Request, context: RequestContext): Response | null {
  if (request.method !== 'GET') return null
  const url = new URL(request.url)
  const pairs = url.search.slice(1).split('&')
  if (!pairs.some(isToken)) return null
  const token = url.searchParams.get('t') ?? ''
  if (looksLikeToken(token) && !(context.token && isFromElsewhere(request))) keepToken(token, { remember: true }, context)
  const rest = pairs.filter((pair) => !isToken(pair)).join('&')
  // one slash only: "//elsewhere" would be another site
  const location = `${url.pathname.replace(/^\/+/, '/')}${rest ? `?${rest}` : ''}`
  return new Response(null, { status: 303, headers: { location, 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' } })
}

/** A browser names who sent it here; what has no sender (a typed address, an app, an older browser) is the visitor's own doing. */
const isFromElsewhere = (request: Request): boolean => /^(?:cross|same)-site$/.test(request.headers.get('sec-fetch-site') ?? '')
