import { createHash, randomBytes } from 'node:crypto'
import { TOKEN_RESOURCE_HEADER } from '#graphql/assistant-kinds.ts'
import { AllowAssistantDocument, AskAssistantConsentDocument, AssistantSessionDocument } from '#graphql/generated/graphql.ts'
import { fail, ok, type Result } from '#lib/result.ts'
import { answerOAuth } from '#server/oauth/oauth-endpoint.ts'
import { type accountTools, type Caller, codeOf } from './account-fixture.ts'

export const ISSUER = 'https://site.example'
export const RESOURCE = `${ISSUER}/mcp`
export const REDIRECT = 'https://assistant.example.com/callback'

export interface Given {
  access_token: string
  refresh_token: string
  scope: string
  expires_in: number
  error?: string
}

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

/** The steps of OAuth by the real endpoints, schema and database. */
export function oauthTools(tools: ReturnType<typeof accountTools>) {
  /** What the endpoints ask; each request has a network of its own unless one is named. */
  async function askAs(document: { toString(): string }, variables: Record<string, unknown>, caller: Caller): Promise<Result<unknown>> {
    const { data, errors } = await tools.ask(document.toString(), variables, caller)
    return errors[0] ? fail('graphql', errors[0].extensions.code) : ok(data)
  }

  /** One request to the authorisation server, as the Worker would pass it on. */
  async function send(path: string, init: RequestInit = {}, caller: Caller = {}): Promise<Response> {
    const answer = await answerOAuth(new Request(`${ISSUER}${path}`, init), ISSUER, (document, variables) =>
      askAs(document, variables, caller),
    )
    if (!answer) throw new Error(`nothing answers at ${path}`)
    return answer
  }

  async function form(path: string, parameters: Record<string, string>) {
    const answer = await send(path, { method: 'POST', body: new URLSearchParams(parameters) })
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Given }
  }

  async function register(redirectUris: readonly string[] = [REDIRECT], caller: Caller = {}) {
    const body = JSON.stringify({ client_name: 'Heron', redirect_uris: redirectUris })
    const answer = await send('/oauth/register', { method: 'POST', body, headers: { 'content-type': 'application/json' } }, caller)
    return { status: answer.status, body: (await answer.json()) as { client_id: string; error?: string } }
  }

  const verifier = randomBytes(32).toString('base64url')
  const request = (clientId: string, change: Record<string, string> = {}) => ({
    clientId,
    redirectUri: REDIRECT,
    responseType: 'code',
    scope: 'read',
    state: 'af0ifjsldkj',
    codeChallenge: challengeOf(verifier),
    codeChallengeMethod: 'S256',
    resource: RESOURCE,
    ...change,
  })

  const consent = (token: string, clientId: string, change: Record<string, string> = {}) =>
    tools.ask<{ askAssistantConsent: { fault: string | null; backTo: string; scopes: string[]; clientHost: string | null } }>(
      AskAssistantConsentDocument.toString(),
      { request: request(clientId, change) },
      { token },
    )

  /** Where the person is led who allows it. */
  async function allow(token: string, clientId: string, change: Record<string, string> = {}): Promise<URL> {
    const answer = await tools.ask<{ allowAssistant: string }>(
      AllowAssistantDocument.toString(),
      { request: request(clientId, change) },
      { token },
    )
    if (!answer.data?.allowAssistant) throw new Error(`not allowed: ${codeOf(answer)}`)
    return new URL(answer.data.allowAssistant)
  }

  const exchange = (code: string, clientId: string, change: Record<string, string> = {}) =>
    form('/oauth/token', {
      grant_type: 'authorization_code',
      code,
      client_id: clientId,
      redirect_uri: REDIRECT,
      code_verifier: verifier,
      resource: RESOURCE,
      ...change,
    })

  const refresh = (refreshToken: string, clientId: string, change: Record<string, string> = {}) =>
    form('/oauth/token', { grant_type: 'refresh_token', refresh_token: refreshToken, client_id: clientId, ...change })

  /** Somebody's tokens, all steps done. */
  async function granted(token: string, scope = 'read') {
    const clientId = (await register()).body.client_id
    const code = (await allow(token, clientId, { scope })).searchParams.get('code') ?? ''
    const { body } = await exchange(code, clientId)
    return { clientId, code, access: body.access_token, refresh: body.refresh_token }
  }

  /** What the server for assistants asks with a token; `resource` is its own address. */
  async function asAssistant(access: string, query: { toString(): string } = AssistantSessionDocument, resource = RESOURCE) {
    const answer = await tools.askWith(query.toString(), { [TOKEN_RESOURCE_HEADER]: resource, authorization: `Bearer ${access}` })
    return codeOf(answer) ?? 'answered'
  }

  return { allow, asAssistant, consent, exchange, form, granted, refresh, register, send, verifier }
}
