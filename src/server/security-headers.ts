import { MATTERPORT_ORIGIN } from '#graphql/tour-kinds.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import type { RequestContext } from './request.server.ts'

/** Pages that other sites may embed in a frame, or those of an agency alone (`framed-by.server.ts`); all others refuse it. */
const EMBEDDABLE = ['/plugin/report-property']

/** Pages whose address holds a one-time token (§2.4), or lets in whoever has it: they send no referrer and are not kept. */
const ADDRESS_IS_SECRET =
  /^\/(?:user\/(?:active-email|reset-password|recover-sign-in|verify-email|stop-alerts|copies|homes\/stop)\/|share\/[\w-]{22}\/?$)/i

/** Pages on which cards are entered. They are documents of their own (`reloadDocument` on every link to them), because a policy is for one document. */
const TAKES_CARDS = /^\/user\/(?:(?:nonagent|subaccount)\/)?subscription-plans\/checkout\/?$/i

/** Stripe's hosts, https://docs.stripe.com/security/guide#content-security-policy; none where another server, or the card desk, answers. */
const STRIPE = {
  scripts: 'https://js.stripe.com',
  requests: 'https://api.stripe.com',
  frames: 'https://js.stripe.com https://hooks.stripe.com',
}
const NOBODY = { scripts: '', requests: '', frames: '' }

function cardHosts({ env, pathname }: Pick<RequestContext, 'env' | 'pathname'>): typeof STRIPE {
  const hasKeys = COUNTRY_CODES.some((country) => env[`STRIPE_PUBLISHABLE_KEY_${country}`] !== null)
  return hasKeys && TAKES_CARDS.test(pathname) ? STRIPE : NOBODY
}

/** Who may show the page in a frame: of a path that everybody may show, of an agent's block and of a tour, whoever was named; else nobody. */
const framesOf = ({ pathname, framedBy }: Pick<RequestContext, 'pathname' | 'framedBy'>): string =>
  framedBy ?? (EMBEDDABLE.includes(pathname) ? '*' : `'none'`)

/** What our pages show in frames: blocks and tours of ours, and tours at Matterport. A policy is for one document, from which every page can be reached. */
const FRAMES = `'self' ${MATTERPORT_ORIGIN}`

/** Content security policy of an HTML page: own scripts by nonce, no third party but the map hosts of the deployment, and Stripe where cards are entered. */
export function contentSecurityPolicy({
  nonce,
  env,
  pathname,
  siteOrigin,
  framedBy,
}: Pick<RequestContext, 'nonce' | 'env' | 'pathname' | 'siteOrigin' | 'framedBy'>): string {
  const mapHosts = env.MAP_CSP_HOSTS.join(' ')
  const cards = cardHosts({ env, pathname })
  const policy: Record<string, string> = {
    'default-src': `'none'`,
    'script-src': `'self' 'nonce-${nonce}' ${cards.scripts}`,
    'style-src': `'self' 'nonce-${nonce}'`,
    // MapLibre and the headless components position by style attributes; attributes cannot load or run anything
    'style-src-attr': `'unsafe-inline'`,
    'img-src': `'self' data: blob: ${mapHosts}`,
    'media-src': `'self'`,
    'font-src': `'self'`,
    // not every browser counts the live channel's scheme to 'self'
    'connect-src': `'self' ${env.APP_ENV === 'local' ? 'ws:' : siteOrigin.replace(/^http/, 'ws')} ${mapHosts} ${cards.requests}`,
    'worker-src': `'self'`,
    'manifest-src': `'self'`,
    // where cards are entered, Stripe's alone
    'frame-src': cards.frames || FRAMES,
    'form-action': `'self'`,
    'object-src': `'none'`,
    'base-uri': `'none'`,
    'frame-ancestors': framesOf({ pathname, framedBy }),
  }
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value.trim().replace(/\s+/g, ' ')}`)
    .join('; ')
}

/** The response itself, or, where its headers cannot be changed, another with its body: that would turn the bytes of a kept page into a stream. */
function changeable(response: Response): Response {
  try {
    response.headers.set('x-content-type-options', 'nosniff')
    return response
  } catch {
    return new Response(response.body, response)
  }
}

/** Adds the headers every answer carries; HTML gets the page policy as well. Returns a new Response where headers are immutable. */
export function withSecurityHeaders(response: Response, context: RequestContext): Response {
  const answer = changeable(response)
  const { headers } = answer
  headers.set('x-content-type-options', 'nosniff')
  const isSecret = ADDRESS_IS_SECRET.test(context.pathname)
  if (isSecret) headers.set('cache-control', 'private, no-store')
  // pages and answers depend on cookies and location, and a nonce is for one response: no cache may share them
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
  if (!headers.has('referrer-policy')) headers.set('referrer-policy', isSecret ? 'no-referrer' : 'strict-origin-when-cross-origin')
  headers.set('x-request-id', context.requestId)
  headers.set('permissions-policy', 'camera=(), microphone=(self), payment=(self), geolocation=(self)')
  // other sites can neither load an answer into their pages nor control a window that they opened here
  if (!headers.has('cross-origin-resource-policy')) headers.set('cross-origin-resource-policy', 'same-origin')
  if (context.env.APP_ENV !== 'local') headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains')
  if (headers.get('content-type')?.startsWith('text/html')) {
    headers.set('cross-origin-opener-policy', 'same-origin-allow-popups')
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', contentSecurityPolicy(context))
    if (framesOf(context) === `'none'`) headers.set('x-frame-options', 'DENY')
  }
  return answer
}
