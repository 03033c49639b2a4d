import { getGlobalStartContext } from '@tanstack/react-start'
import type { TypedDocumentString } from '#graphql/generated/graphql.ts'
import { fail, type Result } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { callProvider } from '#server/provider-gateway.server.ts'
import { isRepeatable } from '#server/provider-transport.server.ts'
import type { RequestContext } from '#server/request.server.ts'
import { dropToken, dropVendorToken } from '#server/session.server.ts'

interface ExecuteOptions {
  /** the Country-Code header; without it the country of the request is meant */
  country?: CountryCode
  /** whose token goes along: the account's, or that of the vendor session (§4) */
  as?: 'account' | 'vendor'
}

const PROBE = 'query Probe { __typename }'

/**
 * Runs a typed document against the provider on behalf of the current request. For server functions only.
 * §4 token failure: a token that the provider does not know is dropped once, and what only reads is asked again without it.
 * A 401 is taken as a token failure only where the same provider answers without the token; else it is `status-401` and the token stays.
 */
export async function execute<T, V>(document: TypedDocumentString<T, V>, variables: V, options: ExecuteOptions = {}): Promise<Result<T>> {
  const context = getGlobalStartContext()?.currentRequest
  if (!context) throw new Error('execute() is called outside of a request')
  const { country = context.country, as = 'account' } = options
  const token = as === 'vendor' ? (context.vendor?.token ?? null) : context.token
  const ask = (asked: string | null) =>
    callProvider(document.toString(), variables, { ...context, token: asked }, country) as Promise<Result<T>>
  const result = await ask(token)
  if (result.ok || result.failure.code !== 'invalid_access_token' || !token) return result
  const withoutToken = as === 'account' && isRepeatable(document.toString()) ? await ask(null) : null
  if (result.failure.layer === 'http') {
    const unsigned = withoutToken ?? (await callProvider(PROBE, {}, { ...context, token: null }, country))
    if (isUnauthorised(unsigned)) return fail('http', 'status-401')
  }
  loseToken(context, token)
  return withoutToken ?? result
}

const isUnauthorised = (result: Result<unknown>): boolean =>
  !result.ok && result.failure.layer === 'http' && result.failure.code === 'invalid_access_token'

function loseToken(context: RequestContext, token: string): void {
  if (context.vendor?.token === token) dropVendorToken(context)
  if (context.token !== token) return
  dropToken(context)
  context.tokenFailed = true
}
