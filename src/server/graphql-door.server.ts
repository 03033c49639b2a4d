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
  if (method === 'GET' && APP_ENV === 'local' && headers.get('accept')?.includes('text/html')) return howToAsk()
  if (method !== 'POST') return refusal(405, 'method-not-allowed', { allow: 'POST' })
  const isJson = /^application\/json\s*(?:;|$)/i.test(headers.get('content-type') ?? '')
  if (isJson || /^Bearer \S/i.test(headers.get('authorization') ?? '')) return null
  return refusal(415, 'unsupported-media-type')
}

/** For whoever opens the address in a browser of the local environment. An explorer would load its scripts from elsewhere. */
const howToAsk = (): Response =>
  new Response(HOW_TO_ASK, { headers: { 'content-type': 'text/plain; charset=utf-8', allow: 'POST', 'cache-control': 'no-store' } })

const HOW_TO_ASK = `This is the GraphQL endpoint of the embedded provider. Ask it by POST, in JSON:

  curl http://localhost:3000/graphql -H 'content-type: application/json' -H 'country-code: sg' \\
    -d '{"query":"{ market { countryCode projectCount lastMonth } }"}'

The schema is src/graphql/schema.graphql; the documents that the site itself sends are in src/graphql/documents.
Here, and only here, introspection is open, so any GraphQL client that runs on this machine can be pointed at this address.
`

const refusal = (status: number, code: string, headers: Record<string, string> = {}): Response =>
  Response.json(
    { errors: [{ message: 'Send JSON by POST, or a file by POST with a token.', extensions: { code } }] },
    { status, headers: { ...headers, 'cache-control': 'no-store' } },
  )
