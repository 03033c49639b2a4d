import { z } from 'zod'
import {
  EndAssistantTokenDocument,
  ExchangeAssistantCodeDocument,
  RefreshAssistantTokensDocument,
  RegisterAssistantDocument,
} from '#graphql/generated/graphql.ts'
import type { Failure, Result } from '#lib/result.ts'
import {
  authorizationServerMetadata,
  protectedResourceMetadata,
  REGISTER_PATH,
  RESOURCE_METADATA_PATH,
  REVOKE_PATH,
  TOKEN_PATH,
} from './oauth-metadata.ts'

/** Asks the provider without anybody's session: these answers are for programs, and a browser's cookies mean nothing here. */
export type AskForProgram = (document: { toString(): string }, variables: Record<string, unknown>) => Promise<Result<unknown>>

const BODY_MAX_CHARS = 16_384
const VALUE_MAX_CHARS = 4_000

/** What needs no cookie may be asked by pages of any site: assistants run in browsers as well. */
const OPEN_TO_PAGES = { 'access-control-allow-origin': '*', vary: 'origin' }
const PREFLIGHT = {
  ...OPEN_TO_PAGES,
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'content-type, mcp-protocol-version',
  'access-control-max-age': '86400',
}
const METADATA_SECONDS = 3_600

const json = (body: object, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { ...OPEN_TO_PAGES, 'cache-control': 'no-store', ...headers } })

const fault = (error: string, description: string, status = 400, headers: Record<string, string> = {}): Response =>
  json({ error, error_description: description }, status, headers)

/**
 * The endpoints of the authorisation server that programs ask, and the metadata by which they find them; null for every other address.
 * `origin`: the issuer, without a slash at its end.
 */
export async function answerOAuth(request: Request, origin: string, ask: AskForProgram): Promise<Response | null> {
  const { pathname, search } = new URL(request.url)
  const document = METADATA[pathname]
  const endpoint = ENDPOINTS[pathname]
  if (!document && !endpoint) return null
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT })
  if (document) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return fault('invalid_request', 'Ask with GET.', 405, { allow: 'GET, HEAD' })
    return json(document(origin), 200, { 'cache-control': `public, max-age=${METADATA_SECONDS}` })
  }
  if (!endpoint) return null
  if (request.method !== 'POST') return fault('invalid_request', 'Send it with POST.', 405, { allow: 'POST' })
  // what stands in an address stands in logs (RFC 6749, 3.2, RFC 9700, 4.3)
  if (search !== '') return fault('invalid_request', 'Parameters are sent in the body.')
  if (request.headers.has('authorization')) return fault('invalid_client', 'Programs are public here: they have no secret.', 401)
  const body = await request.text()
  if (body.length > BODY_MAX_CHARS) return fault('invalid_request', 'The request is too large.', 413)
  return endpoint(body, request.headers.get('content-type') ?? '', ask)
}

const METADATA: Readonly<Record<string, ((origin: string) => object) | undefined>> = {
  '/.well-known/oauth-authorization-server': authorizationServerMetadata,
  '/.well-known/oauth-protected-resource': protectedResourceMetadata,
  [RESOURCE_METADATA_PATH]: protectedResourceMetadata,
}

type Endpoint = (body: string, contentType: string, ask: AskForProgram) => Promise<Response>

/** The parameters of a form; null where one comes twice (RFC 6749, 3.2) or it is no form. */
function formOf(body: string, contentType: string): Record<string, string> | null {
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(contentType)) return null
  const pairs = [...new URLSearchParams(body)]
  return new Set(pairs.map(([name]) => name)).size === pairs.length ? Object.fromEntries(pairs) : null
}

const value = z.string().min(1).max(VALUE_MAX_CHARS)
const optional = z.string().max(VALUE_MAX_CHARS).default('')

const tokenRequest = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    code: value,
    code_verifier: value,
    client_id: value,
    redirect_uri: value,
    resource: optional,
  }),
  z.object({ grant_type: z.literal('refresh_token'), refresh_token: value, client_id: value, scope: optional, resource: optional }),
])

const tokens = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.number(),
  scopes: z.array(z.string().transform((scope) => scope.toLowerCase())),
})

/** RFC 6749, 5: tokens for a code or a refresh token. */
const token: Endpoint = async (body, contentType, ask) => {
  const form = formOf(body, contentType)
  if (!form) return fault('invalid_request', 'A form is needed, with each parameter once.')
  if (form.client_secret !== undefined) return fault('invalid_client', 'Programs are public here: they have no secret.', 401)
  if (form.grant_type !== 'authorization_code' && form.grant_type !== 'refresh_token')
    return fault('unsupported_grant_type', 'A code or a refresh token is needed.')
  const read = tokenRequest.safeParse(form)
  if (!read.success) return fault('invalid_request', `Missing or wrong: ${read.error.issues.map(({ path }) => path.join('.')).join(', ')}.`)
  const { data } = read
  const answer =
    data.grant_type === 'authorization_code'
      ? await ask(ExchangeAssistantCodeDocument, {
          code: data.code,
          verifier: data.code_verifier,
          clientId: data.client_id,
          redirectUri: data.redirect_uri,
          resource: data.resource,
        })
      : await ask(RefreshAssistantTokensDocument, {
          refreshToken: data.refresh_token,
          clientId: data.client_id,
          scope: data.scope,
          resource: data.resource,
        })
  if (!answer.ok) return refused(answer.failure)
  const given = z
    .union([z.object({ exchangeAssistantCode: tokens }), z.object({ refreshAssistantTokens: tokens })])
    .transform((one) => ('exchangeAssistantCode' in one ? one.exchangeAssistantCode : one.refreshAssistantTokens))
    .parse(answer.value)
  return json({
    access_token: given.accessToken,
    token_type: 'Bearer',
    expires_in: given.expiresIn,
    refresh_token: given.refreshToken,
    scope: given.scopes.join(' '),
  })
}

const registration = z.object({
  redirect_uris: z.array(z.string()),
  client_name: z.string().max(1_000).default(''),
  token_endpoint_auth_method: z.literal('none').default('none'),
  grant_types: z.array(z.enum(['authorization_code', 'refresh_token'])).default(['authorization_code']),
  response_types: z.array(z.literal('code')).default(['code']),
})

const registered = z.object({ registerAssistant: z.object({ id: z.string(), name: z.string(), redirectUris: z.array(z.string()) }) })

/** RFC 7591, 3: a public program makes itself known. What it asks for beyond that is told back as it is here. */
const register: Endpoint = async (body, _, ask) => {
  const read = registration.safeParse(jsonIn(body))
  if (!read.success) {
    const names = read.error.issues.map(({ path }) => path[0])
    return fault(
      names.includes('redirect_uris') ? 'invalid_redirect_uri' : 'invalid_client_metadata',
      `Missing or wrong: ${[...new Set(names)].join(', ') || 'the body, which is JSON'}.`,
    )
  }
  const { redirect_uris, client_name } = read.data
  const answer = await ask(RegisterAssistantDocument, { name: client_name, redirectUris: redirect_uris })
  if (!answer.ok) return refused(answer.failure)
  const { id, name, redirectUris } = registered.parse(answer.value).registerAssistant
  return json(
    {
      client_id: id,
      client_name: name,
      redirect_uris: redirectUris,
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    },
    201,
  )
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const revocation = z.object({ token: value, client_id: value })

/** RFC 7009, 2: a program gives a token back. */
const revoke: Endpoint = async (body, contentType, ask) => {
  const read = revocation.safeParse(formOf(body, contentType))
  if (!read.success) return fault('invalid_request', 'A form with token and client_id is needed.')
  const answer = await ask(EndAssistantTokenDocument, { token: read.data.token, clientId: read.data.client_id })
  return answer.ok ? json({}) : refused(answer.failure)
}

const ENDPOINTS: Readonly<Record<string, Endpoint | undefined>> = {
  [TOKEN_PATH]: token,
  [REGISTER_PATH]: register,
  [REVOKE_PATH]: revoke,
}

/** Codes that the provider shares with the RFCs. */
const SHARED_CODES: Readonly<Record<string, string>> = {
  invalid_grant: 'The code or token is not good, or not any more.',
  invalid_scope: 'The person did not allow this.',
  invalid_target: 'It is for another resource.',
  invalid_redirect_uri: 'An address for answers is https, of this machine, or of a private-use scheme such as com.example.app.',
}

function refused({ code, waitSeconds }: Failure): Response {
  if (code === 'too-many-attempts')
    return fault('temporarily_unavailable', 'Too many requests. Try again later.', 429, {
      'retry-after': String(Math.ceil(waitSeconds ?? 60)),
    })
  const known = SHARED_CODES[code]
  return known ? fault(code, known) : fault('temporarily_unavailable', 'It could not be done now. Try again later.', 503)
}
