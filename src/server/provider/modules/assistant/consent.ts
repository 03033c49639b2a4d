import { type AssistantScope, assistantResource, scopesIn } from '#graphql/assistant-kinds.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { hashOf, randomSecret } from '../../secret.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { recordAudit } from '../account/audit.ts'
import type { FetchFn } from '../listing-media/fetch-public.ts'
import { type AssistantClient, findClient } from './client-store.ts'
import { answerAddress, fitsRedirect } from './redirect-address.ts'

/** The parameters of an authorisation request (RFC 6749, 4.1.1, RFC 7636, 4.3, RFC 8707, 2), '' where one is missing. */
export interface ConsentRequest {
  clientId: string
  redirectUri: string
  responseType: string
  scope: string
  state: string
  codeChallenge: string
  codeChallengeMethod: string
  resource: string
}

/** Why a request cannot be allowed (RFC 6749, 4.1.2.1, RFC 8707, 2). */
type ConsentFault = 'unsupported_response_type' | 'invalid_request' | 'invalid_scope' | 'invalid_target'

export interface Consent {
  client: AssistantClient
  request: ConsentRequest
  scopes: readonly AssistantScope[]
  fault: ConsentFault | null
}

/** RFC 9700, 4.10: whoever stole a code has one minute. */
const CODE_SECONDS = 60
const STATE_MAX_CHARS = 2_000

/**
 * What an authorisation request asks. Throws `assistant-client` for a program that is not known and `assistant-redirect` for an address that is not its own:
 * nobody is led there (RFC 6749, 4.1.2.1).
 */
export async function readConsent(context: ProviderContext, request: ConsentRequest, fetchFn: FetchFn): Promise<Consent> {
  const client = await findClient(context, request.clientId, fetchFn)
  if (!client) throw refusal('assistant-client', 'There is no such program.')
  if (!fitsRedirect(client.redirectUris, request.redirectUri))
    throw refusal('assistant-redirect', 'The address for the answer is not one of the program.')
  const scopes = scopesIn(request.scope)
  const fault = faultOf(context, request, scopes)
  return { client, request, scopes: scopes?.length ? scopes : ['read'], fault }
}

function faultOf(context: ProviderContext, request: ConsentRequest, scopes: AssistantScope[] | null): ConsentFault | null {
  if (request.responseType !== 'code') return 'unsupported_response_type'
  // OAuth 2.1, 4.1.1: every client proves that it is the one that asked; "plain" would prove nothing to whoever read the request
  if (request.codeChallengeMethod !== 'S256' || !/^[\w-]{43}$/.test(request.codeChallenge)) return 'invalid_request'
  if (request.state.length > STATE_MAX_CHARS) return 'invalid_request'
  if (scopes === null) return 'invalid_scope'
  // a client of an earlier revision names none: there is only one
  return request.resource === '' || request.resource === assistantResource(context.siteOrigin) ? null : 'invalid_target'
}

/** Where the person is sent when they do not allow it, or it cannot be allowed. */
export const refusedAddress = ({ siteOrigin }: ProviderContext, { request, fault }: Consent): string =>
  answerAddress(request.redirectUri, { error: fault ?? 'access_denied', state: request.state, iss: siteOrigin })

/** Notes that the person allows it, and returns where they are sent with the code. Throws `assistant-fault` for what cannot be allowed. */
export async function allowConsent(
  context: ProviderContext,
  viewer: ViewerRow,
  { client, request, scopes, fault }: Consent,
): Promise<string> {
  if (fault) throw refusal('assistant-fault', `The request cannot be allowed: ${fault}.`)
  const { account, clock, siteOrigin } = context
  const now = unixSeconds(clock)
  const code = randomSecret()
  await Promise.all([
    account.run(
      `insert into assistant_code (code_hash, user_id, session_id, client_id, client_name, redirect_uri, challenge, scopes, resource, created_at, expires_at)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      hashOf(code),
      viewer.id,
      viewer.sessionId,
      client.id,
      client.name,
      request.redirectUri,
      request.codeChallenge,
      scopes.join(' '),
      assistantResource(context.siteOrigin),
      now,
      now + CODE_SECONDS,
    ),
    recordAudit(account, 'assistant-allowed', { userId: viewer.id, at: now, ifChanged: true }),
    account.run('update assistant_client set allowed_at = ? where id = ?', now, client.id),
  ])
  return answerAddress(request.redirectUri, { code, state: request.state, iss: siteOrigin })
}
