import type { AppEnv } from './env.ts'
import { embeddedProvider, vouchedRequest } from './provider-gateway.server.ts'
import type { RequestContext } from './request.server.ts'

/** `/graphql`: the embedded provider for callers from outside. Cookies count for nothing here, and no cache keeps an answer. */
export async function graphql(request: Request, context: RequestContext): Promise<Response> {
  const refused = refuseCaller(request, context.env)
  if (refused) return refused
  const answer = await embeddedProvider(context.env).fetch(vouchedRequest(request, context))
  const kept = new Response(answer.body, answer)
  kept.headers.set('cache-control', 'no-store')
  return kept
}

/**
 * A foreign page can make a browser send images, links and forms without asking first, and among the queries of §7 are some that act
 * (sendOTP). So only those requests come in that a browser must ask about, which it is never allowed: JSON, or with a bearer token.
 * Codes and tokens of a query stay out of addresses and their logs as well. Null: come in.
 */
export function refuseCaller(request: Request, { APP_ENV }: Pick<AppEnv, 'APP_ENV'>): Response | null {
  const { method, headers } = request
  // GraphiQL; its page runs no query of the address
  if (method === 'GET' && APP_ENV === 'local' && headers.get('accept')?.includes('text/html')) return null
  if (method !== 'POST') return refusal(405, 'method-not-allowed', { allow: 'POST' })
  const isJson = /^application\/json\s*(?:;|$)/i.test(headers.get('content-type') ?? '')
  if (isJson || /^Bearer \S/i.test(headers.get('authorization') ?? '')) return null
  return refusal(415, 'unsupported-media-type')
}

const refusal = (status: number, code: string, headers: Record<string, string> = {}): Response =>
  Response.json(
    { errors: [{ message: 'Send JSON by POST, or a file by POST with a token.', extensions: { code } }] },
    { status, headers: { ...headers, 'cache-control': 'no-store' } },
  )
