import { tokenOfAuthorization } from '#lib/authorization.ts'
import type { AppEnv } from './env.ts'
import { embeddedProvider, vouchedRequest } from './provider-gateway.server.ts'
import type { RequestContext } from './request.server.ts'

/** `/graphql`: the embedded provider for callers from outside. Cookies are ignored, and answers are not cached. */
export async function graphql(request: Request, context: RequestContext): Promise<Response> {
  const refused = refuseCaller(request, context.env)
  if (refused) return refused
  const answer = await embeddedProvider(context.env).fetch(vouchedRequest(request, context))
  const kept = new Response(answer.body, answer)
  kept.headers.set('cache-control', 'no-store')
  return kept
}

/**
 * A page of another site can make a browser send GET requests and forms without a preflight, and some queries of §7 have effects
 * (sendOTP). So only requests are accepted that need a preflight, which is always refused: JSON, or with a token in a header.
 * That also keeps codes and tokens of queries out of addresses and logs. Where the site asks another provider, nothing is served: the embedded
 * one has accounts of its own. Null: the request is accepted.
 */
export function refuseCaller(request: Request, { APP_ENV, PROVIDER_URL }: Pick<AppEnv, 'APP_ENV' | 'PROVIDER_URL'>): Response | null {
  if (PROVIDER_URL) return new Response(null, { status: 404 })
  const { method, headers } = request
  if (method === 'GET' && APP_ENV === 'local' && headers.get('accept')?.includes('text/html')) return howToAsk()
  if (method !== 'POST') return refusal(405, 'method-not-allowed', { allow: 'POST' })
  const isJson = /^application\/json\s*(?:;|$)/i.test(headers.get('content-type') ?? '')
  if (isJson || tokenOfAuthorization(headers.get('authorization')) !== null) return null
  return refusal(415, 'unsupported-media-type')
}

/** Shown when the address is opened in a browser locally. A GraphQL explorer would load scripts from another host, which the policy forbids. */
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
