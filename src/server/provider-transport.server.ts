import { z } from 'zod'
import { fail, ok, type Result } from '#lib/result.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'

/** A call that takes longer is aborted. */
export const PROVIDER_TIMEOUT_MS = 8_000

export interface ProviderCall {
  query: string
  /** see provider-body.ts */
  body: string | FormData
  headers: Headers
}

const seconds = z.number().int().nonnegative().optional().catch(undefined)

const errorSchema = z.object({
  message: z.string(),
  extensions: z.looseObject({ code: z.string().optional(), waitSeconds: seconds, retryAfterSeconds: seconds }).optional(),
})

const answerSchema = z.object({ data: z.unknown().optional(), errors: z.array(errorSchema).min(1).optional() })

/**
 * Turns a provider's HTTP answer into a value or a failure with its layer; the answer's texts are dropped.
 * Throws where the connection fails while the body is read.
 */
export async function readAnswer(response: Response): Promise<Result<unknown>> {
  if (response.status === 401) return fail('http', 'invalid_access_token')
  if (response.status >= 500) return fail('http', `status-${response.status}`)
  const answer = answerSchema.safeParse(readJson(await response.text()))
  if (!answer.success) return fail(response.ok ? 'validation' : 'http', response.ok ? 'malformed-answer' : `status-${response.status}`)
  const error = answer.data.errors?.[0]
  if (error) return failureOf(error)
  if (!answer.data.data) return fail('validation', 'malformed-answer')
  return ok(answer.data.data)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function failureOf({ message, extensions }: z.output<typeof errorSchema>): Result<never> {
  const code = message === 'invalid_access_token' ? message : (extensions?.code ?? 'unknown')
  return fail('graphql', code, extensions?.waitSeconds ?? extensions?.retryAfterSeconds)
}

/** §7 lists these as queries although they have effects: repeated, they would send a second message or spend a second try. */
const ACTING_QUERIES = /\b(?:sendOTP|checkOTP|sendEmailUpdateCode|verifyEmail)\b/

/** Only queries without effects may be repeated. */
export const isRepeatable = (query: string): boolean => !/^\s*(mutation|subscription)\b/m.test(query) && !ACTING_QUERIES.test(query)

/**
 * Calls a provider over HTTP: 8 s, one retry for queries on a broken connection or a 502, 503 or 504, a circuit breaker around it all.
 * A timeout is not retried, because a page would wait twice as long. Never throws.
 */
export async function callOverHttp(
  url: string,
  call: ProviderCall,
  breaker: CircuitBreaker,
  send: typeof fetch = fetch,
): Promise<Result<unknown>> {
  if (!breaker.allows()) return fail('network', 'circuit-open')
  const attempts = isRepeatable(call.query) ? 2 : 1
  let last: Result<unknown> = fail('network', 'unreachable')
  for (let attempt = 0; attempt < attempts; attempt++) {
    last = await attemptOnce(url, call, send)
    if (last.ok || !RETRIED.has(last.failure.code)) break
  }
  breaker.record(last.ok || !isProviderDown(last.failure.code))
  return last
}

const RETRIED: ReadonlySet<string> = new Set(['unreachable', 'status-502', 'status-503', 'status-504'])
const isProviderDown = (code: string): boolean => code === 'timeout' || RETRIED.has(code)

async function attemptOnce(url: string, call: ProviderCall, send: typeof fetch): Promise<Result<unknown>> {
  try {
    const response = await send(url, {
      method: 'POST',
      headers: call.headers,
      body: call.body,
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    })
    return await readAnswer(response)
  } catch (error) {
    return fail('network', error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'unreachable')
  }
}
