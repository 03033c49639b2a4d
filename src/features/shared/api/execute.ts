import { getGlobalStartContext } from '@tanstack/react-start'
import type { TypedDocumentString } from '#graphql/generated/graphql.ts'
import { fail, type Result } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { type AskedQuestion, answerFrom, askedByName, type FrozenAnswers } from '#server/frozen-answers.ts'
import { callProvider } from '#server/provider-gateway.server.ts'
import { isRepeatable } from '#server/provider-transport.server.ts'
import type { RequestContext } from '#server/request.server.ts'
import { dropToken, dropVendorToken } from '#server/session.server.ts'

export type { AskedQuestion }

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
export async function execute<T, V, Given extends V>(
  document: TypedDocumentString<T, V>,
  variables: Whole<V, Given>,
  options: ExecuteOptions = {},
): Promise<Result<T>> {
  const context = getGlobalStartContext()?.currentRequest
  if (!context) throw new Error('execute() is called outside of a request')
  const question = askedByName(document.toString(), variables)
  context.asked?.push(question)
  const kept = context.frozen && (answerFrom(context.frozen, question) as Result<T> | null)
  if (kept) return kept
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

function currentRequest(): RequestContext {
  const context = getGlobalStartContext()?.currentRequest
  if (!context) throw new Error('a request is missing')
  return context
}

/** Runs `work` and tells what it asked of the provider. For server functions whose request does nothing else meanwhile. */
export async function askedBy<T>(work: () => Promise<T>): Promise<{ answer: T; asked: readonly AskedQuestion[] }> {
  const context = currentRequest()
  const asked: AskedQuestion[] = []
  context.asked = asked
  try {
    return { answer: await work(), asked }
  } finally {
    context.asked = null
  }
}

/** Runs `work` with kept answers in place of the provider's: what they are about is not asked again until the request ends. */
export function withFrozen<T>(frozen: FrozenAnswers, work: () => Promise<T>): Promise<T> {
  currentRequest().frozen = frozen
  return work()
}

/** A value that is made once per request, by name. */
export function oncePerRequest<T>(name: string, make: (context: Pick<RequestContext, 'sharePass'>) => Promise<T>): Promise<T> {
  const context = currentRequest()
  const known = context.shares.get(name) ?? make(context)
  context.shares.set(name, known)
  return known as Promise<T>
}

const isUnauthorised = (result: Result<unknown>): boolean =>
  !result.ok && result.failure.layer === 'http' && result.failure.code === 'invalid_access_token'

function loseToken(context: RequestContext, token: string): void {
  if (context.vendor?.token === token) dropVendorToken(context)
  if (context.token !== token) return
  dropToken(context)
  context.tokenFailed = true
}

type Within<Key extends string, Path> = Path extends string ? `${Key}.${Path}` : never

/**
 * The paths at which variables differ from those of their document: what only one of the two names, in inputs and lists as well. `undefined` names
 * something: it says that it is left out. A `filter` narrows, so any part of one is whole.
 */
type Differing<Wanted, Given> = Given extends readonly (infer One)[]
  ? Wanted extends readonly (infer Item)[]
    ? Differing<NonNullable<Item>, NonNullable<One>>
    : never
  : Given extends File
    ? never
    : Given extends object
      ? string extends keyof Wanted
        ? keyof Given & string
        :
            | Exclude<keyof Given & string, keyof Wanted>
            | {
                [Key in keyof Wanted & string]-?: Key extends 'filter'
                  ? never
                  : Key extends keyof Given
                    ? Within<Key, Differing<NonNullable<Wanted[Key]>, NonNullable<Given[Key]>>>
                    : Key
              }[keyof Wanted & string]
      : never

/** Variables that name everything that their document takes. Optional fields are the ones that are forgotten: a validator drops what it does not know. */
type Whole<Wanted, Given> = Given & ([Differing<Wanted, Given>] extends [never] ? unknown : { differing: Differing<Wanted, Given> })
