import { waitUntil } from 'cloudflare:workers'
import { TOKEN_RESOURCE_HEADER } from '#graphql/assistant-kinds.ts'
import * as documents from '#graphql/generated/graphql.ts'
import { recordOf } from '#lib/records.ts'
import { fail, ok, type Result } from '#lib/result.ts'
import { localeOf } from '#locales/locales.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { type AnswerCheck, answerCheck } from './answer-shape.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import type { AppEnv } from './env.ts'
import { KeptAnswers } from './kept-answers.ts'
import { keepingOf, noteChange } from './page-cache/keeping.ts'
import { CLIENT_PLACE_HEADER, placeHeader } from './provider/client-place.ts'
import { CLIENT_ADDRESS_HEADER, DEVICE_HEADER, READ_BEYOND_HEADER, SITE_ORIGIN_HEADER } from './provider/context.ts'
import type { ProviderDatabases } from './provider/db/databases.ts'
import type { CardKeys } from './provider/ports/cards/cards.ts'
import { openPorts } from './provider/ports/open-ports.ts'
import { createProvider, type Provider } from './provider/provider.ts'
import { schema } from './provider/schema.ts'
import { limitedNetwork, limitKey, QUESTION_LIMITS } from './provider/throttle.ts'
import { providerBody } from './provider-body.ts'
import { callOverHttp, isRepeatable, readAnswer } from './provider-transport.server.ts'
import type { Reads, RequestContext } from './request.server.ts'
import { keepDevice } from './session.server.ts'

interface Gateway {
  embedded: Provider
  breaker: CircuitBreaker
  misfit: AnswerCheck
  answers: KeptAnswers
}

const OWN_DOCUMENTS: ReadonlySet<string> = new Set(Object.values(documents).map(String))

/** The site's own questions whose answers may be kept, numbered. */
const REPEATABLE: ReadonlyMap<string, number> = new Map([...OWN_DOCUMENTS].filter(isRepeatable).map((text, at) => [text, at]))

const gateways = new WeakMap<AppEnv, Gateway>()

function gatewayOf(env: AppEnv): Gateway {
  const known = gateways.get(env)
  if (known) return known
  const isLocal = env.APP_ENV === 'local'
  const siteOrigin = env.PUBLIC_ORIGIN ?? env.JOB_ORIGIN ?? ''
  const databases: ProviderDatabases = {
    account: env.DB_ACCOUNT,
    trade: env.DB_TRADE,
    market: recordOf(COUNTRY_CODES, (country) => env[`DB_${country}`]),
  }
  const opened = {
    embedded: createProvider({
      tenant: env.PROVIDER_TENANT,
      databases,
      ports: openPorts({
        databases,
        siteOrigin,
        queues: { letters: env.LETTERS, refresh: env.REFRESH },
        attempts: env.ATTEMPTS,
        live: env.LIVE,
        bucket: env.FILES,
        deviceKey: env.DEVICE_KEY ?? (isLocal ? LOCAL_DEVICE_KEY : null),
        webhookKey: env.WEBHOOK_KEY ?? (isLocal ? LOCAL_WEBHOOK_KEY : null),
        signIn: {
          factorKey: env.FACTOR_KEY ?? (isLocal ? LOCAL_FACTOR_KEY : null),
          mustStaffHaveKey: env.STAFF_KEYS === 'required',
          recoveryWaitSeconds: env.RECOVERY_WAIT_HOURS * 3_600,
        },
        isLocal,
        mail: mailAccount(env),
        sms: smsAccount(env),
        later: waitUntil,
        cards: {
          keys: cardKeys(env),
          apiBase: env.STRIPE_API_BASE,
          deliver: (country, body, signature) => embeddedProvider(env).webhook(country, { body, signature }),
        },
      }),
      later: waitUntil,
      siteOrigin,
      isLocal,
      ownDocuments: OWN_DOCUMENTS,
    }),
    breaker: new CircuitBreaker(),
    misfit: answerCheck(schema),
    answers: new KeptAnswers(),
  }
  gateways.set(env, opened)
  return opened
}

/** The local environment has nobody to keep it from. */
const LOCAL_DEVICE_KEY = 'of-the-local-environment'
const LOCAL_FACTOR_KEY = 'factors-of-the-local-environment'
const LOCAL_WEBHOOK_KEY = 'webhooks-of-the-local-environment'

function mailAccount({ MAIL_API_URL: url, MAIL_API_KEY: key, MAIL_FROM: from }: AppEnv) {
  return url ? { url, key, from } : null
}

function smsAccount({ SMS_API_URL: url, SMS_ACCOUNT: account, SMS_API_KEY: key, SMS_FROM: from }: AppEnv) {
  return url ? { url: new URL(url).origin, account, key, from } : null
}

/** The keys of each country's account at the card service; readEnv has seen to it that there are all three or none. */
function cardKeys(env: AppEnv): Record<CountryCode, CardKeys | null> {
  return recordOf(COUNTRY_CODES, (country) => {
    const secretKey = env[`STRIPE_SECRET_KEY_${country}`]
    const publishableKey = env[`STRIPE_PUBLISHABLE_KEY_${country}`]
    const webhookSecret = env[`STRIPE_WEBHOOK_SECRET_${country}`]
    return secretKey && publishableKey && webhookSecret ? { secretKey, publishableKey, webhookSecret } : null
  })
}

/** The embedded provider of this environment; others reach it at /graphql. */
export const embeddedProvider = (env: AppEnv): Provider => gatewayOf(env).embedded

/** What the embedded provider is told of where a request comes from. */
export const connectionPlace = ({ cf }: Pick<RequestContext, 'cf'>): string => placeHeader(cf)

/** A request to /graphql with the address and origin from the platform in place of any that the caller claims. */
export function vouchedRequest(request: Request, { connectionIp, cf, siteOrigin }: RequestContext): Request {
  const headers = new Headers(request.headers)
  headers.delete('cookie')
  // the tokens of assistants are for the server for assistants alone
  headers.delete(TOKEN_RESOURCE_HEADER)
  headers.set(CLIENT_ADDRESS_HEADER, connectionIp)
  headers.set(CLIENT_PLACE_HEADER, placeHeader(cf))
  headers.set(SITE_ORIGIN_HEADER, siteOrigin)
  return new Request(request, { headers })
}

/**
 * The only way to the provider: PROVIDER_URL by HTTP where it is set, else the embedded one in this process.
 * The headers are those of §7, and `more`. Never throws; failures are logged with the request's id and without variables.
 */
export async function callProvider(
  query: string,
  variables: unknown,
  context: RequestContext,
  country: CountryCode,
  more: Readonly<Record<string, string>> = {},
): Promise<Result<unknown>> {
  const { env } = context
  const { embedded, breaker, misfit, answers } = gatewayOf(env)
  const question = Object.keys(more).length === 0 ? await keptQuestion(query, variables, context, country) : null
  const kept = question === null ? undefined : answers.get(question)
  if (kept !== undefined) return ok(kept)
  const body = providerBody(query, variables)
  const headers = new Headers({
    accept: 'application/json',
    language: localeOf(context.locale).api,
    'country-code': country.toLowerCase(),
    tenant: env.PROVIDER_TENANT,
    [CLIENT_ADDRESS_HEADER]: context.connectionIp,
    [CLIENT_PLACE_HEADER]: placeHeader(context.cf),
    [SITE_ORIGIN_HEADER]: context.siteOrigin,
    'user-agent': context.userAgent,
    // signed by the embedded provider, and nothing to another one
    ...(env.PROVIDER_URL || !context.knownDevice ? {} : { [DEVICE_HEADER]: context.knownDevice }),
    ...more,
  })
  if (typeof body === 'string') headers.set('content-type', 'application/json')
  if (env.PUBLIC_ORIGIN) headers.set('origin', env.PUBLIC_ORIGIN)
  if (context.token) headers.set('authorization', `Bearer ${context.token}`)
  const reads: Reads = { hasFailed: false, isBeyondMarket: false }
  const answer = env.PROVIDER_URL
    ? await callOverHttp(env.PROVIDER_URL, { query, body, headers }, breaker)
    : await callInProcess(embedded, { body, headers }, context, reads)
  if (reads.isBeyondMarket) context.reads.isBeyondMarket = true
  else if (question !== null && answer.ok) answers.keep(question, answer.value)
  // the embedded provider's answers follow the contract by construction; another one's are checked
  const at = env.PROVIDER_URL && answer.ok ? misfit(query, answer.value) : null
  const result = at === null ? answer : fail('validation', 'malformed-answer')
  if (!isRepeatable(query)) noteChange(env)
  if (!result.ok) {
    context.reads.hasFailed = true
    const operation = /^\s*(?:query|mutation)\s+(\w+)/.exec(query)?.[1]
    const where = at === null ? {} : { at }
    console.error(JSON.stringify({ event: 'provider-failure', requestId: context.requestId, operation, ...where, ...result.failure }))
  }
  return result
}

/**
 * What an answer of the embedded provider is kept by; null where it is not kept. Whoever holds a token is asked for apart: an answer is kept
 * only where nothing was read but the market, so nobody has been recognised, but a visitor's answer may follow from there being no token.
 */
async function keptQuestion(query: string, variables: unknown, context: RequestContext, country: CountryCode): Promise<string | null> {
  const { env, locale, siteOrigin, token } = context
  const number = REPEATABLE.get(query)
  if (number === undefined || env.PAGE_CACHE !== 'on' || env.PROVIDER_URL) return null
  const edition = await keepingOf(env).editions.of(country, () => embeddedProvider(env).edition(country), waitUntil)
  return edition ? JSON.stringify([edition, country, localeOf(locale).api, siteOrigin, token !== null, number, variables]) : null
}

async function callInProcess(
  provider: Provider,
  sent: { body: string | FormData; headers: Headers },
  context: RequestContext,
  reads: Reads,
): Promise<Result<unknown>> {
  try {
    const request = new Request('http://provider.local/graphql', { method: 'POST', ...sent })
    const answer = await provider.fetch(request)
    if (answer.headers.has(READ_BEYOND_HEADER)) reads.isBeyondMarket = true
    const device = answer.headers.get(DEVICE_HEADER)
    if (device !== null) keepDevice(device, context)
    return await readAnswer(answer)
  } catch {
    return fail('network', 'unreachable')
  }
}

/**
 * Counts questions that an assistant asks, by the grant that its access token belongs to, else by the network; whole seconds to wait where there were
 * too many, else 0. It counts here, so that it holds for another provider as well.
 */
export async function takeQuestions(
  questions: number,
  grantId: string | null,
  { env, connectionIp }: Pick<RequestContext, 'env' | 'connectionIp'>,
): Promise<number> {
  const [key, limit] =
    grantId === null
      ? [limitKey('assistantNetwork', limitedNetwork(connectionIp)), QUESTION_LIMITS.network]
      : [limitKey('assistantGrant', grantId), QUESTION_LIMITS.grant]
  return (await env.ATTEMPTS.getByName(key).take(limit, questions)).retryAfterSeconds
}
