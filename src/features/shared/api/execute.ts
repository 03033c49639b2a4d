import { getGlobalStartContext } from '@tanstack/react-start'
import type { TypedDocumentString } from '#graphql/generated/graphql.ts'
import type { Result } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { callProvider } from '#server/provider-gateway.server.ts'

/**
 * Runs a typed document against the provider on behalf of the current request. For server functions only.
 * `country` is the Country-Code header; without it the visitor's own country is meant.
 */
export async function execute<T, V>(
  document: TypedDocumentString<T, V>,
  variables: V,
  options: { country?: CountryCode } = {},
): Promise<Result<T>> {
  const visitor = getGlobalStartContext()?.visitor
  if (!visitor) throw new Error('execute() is called outside of a request')
  return (await callProvider(document.toString(), variables, visitor, options.country ?? visitor.country)) as Result<T>
}
