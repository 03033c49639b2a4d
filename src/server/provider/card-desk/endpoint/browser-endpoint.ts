import { isRecord } from '#lib/records.ts'
import { DeskError, errorAnswer, invalid } from '../desk-error.ts'
import { DESK_KEYS } from '../desk-keys.ts'

const INTENT = /^(\/v1\/(payment_intents|setup_intents)\/(\w+))(\/(confirm|authenticate))?$/

/** What a browser may read of an intent: what Stripe tells with a publishable key. */
const PUBLIC_FIELDS: Readonly<Record<string, readonly string[]>> = {
  payment_intents: [
    'id',
    'object',
    'amount',
    'automatic_payment_methods',
    'canceled_at',
    'cancellation_reason',
    'capture_method',
    'client_secret',
    'confirmation_method',
    'created',
    'currency',
    'description',
    'last_payment_error',
    'livemode',
    'next_action',
    'payment_method',
    'payment_method_types',
    'processing',
    'receipt_email',
    'setup_future_usage',
    'shipping',
    'source',
    'status',
  ],
  setup_intents: [
    'id',
    'object',
    'automatic_payment_methods',
    'cancellation_reason',
    'client_secret',
    'created',
    'description',
    'last_setup_error',
    'livemode',
    'next_action',
    'payment_method',
    'payment_method_types',
    'status',
    'usage',
  ],
}

/** Of an error: the bank's words, and never what belongs to the account. */
const ERROR_FIELDS = ['type', 'code', 'decline_code', 'message', 'param', 'doc_url']

type Ask = (request: Request) => Promise<Response>

/**
 * What Stripe.js asks: with the publishable key and the client secret of one intent, that intent is read, confirmed or authenticated. With the secret key,
 * which no page has, anything may be asked; a page of a browser, which says where it is from, may not.
 */
export async function answerBrowser(request: Request, ask: Ask): Promise<Response> {
  const url = new URL(request.url)
  const key = request.headers.get('authorization')
  if (key === `Bearer ${DESK_KEYS.secretKey}` && request.headers.get('origin') === null) return ask(request)
  try {
    return await answerPage(request, url, ask)
  } catch (error) {
    if (!(error instanceof DeskError)) throw error
    return answerJson(errorAnswer(error), error.status)
  }
}

async function answerPage(request: Request, url: URL, ask: Ask): Promise<Response> {
  const [, address, kind = '', id = '', , verb] = INTENT.exec(url.pathname) ?? []
  if (!address || request.method !== (verb ? 'POST' : 'GET'))
    throw new DeskError(404, { type: 'invalid_request_error', message: 'There is nothing here for a page.' })
  const form = new URLSearchParams(request.method === 'POST' ? await request.text() : url.search)
  const key = form.get('key') ?? request.headers.get('authorization')?.replace('Bearer ', '')
  if (key !== DESK_KEYS.publishableKey) throw new DeskError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' })
  const secret = form.get('client_secret') ?? ''
  form.delete('key')
  form.delete('client_secret')
  const headers = { authorization: `Bearer ${DESK_KEYS.secretKey}` }
  const known = await ask(new Request(new URL(address, url), { headers }))
  const intent: unknown = known.ok ? await known.json() : null
  // a wrong secret must not tell whether there is such an intent
  if (!isRecord(intent) || !secret.startsWith(`${id}_secret_`) || intent.client_secret !== secret)
    throw invalid(`No such ${kind.slice(0, -1)}: '${id}'`, { param: 'intent', code: 'resource_missing' })
  if (!verb) return answerJson(JSON.stringify(publicPart(intent, kind)), 200)
  const answer = await ask(new Request(new URL(`${address}/${verb}`, url), { method: 'POST', headers, body: form.toString() }))
  const body: unknown = await answer.json()
  const error = isRecord(body) && isRecord(body.error) ? body.error : null
  if (!error) return answerJson(JSON.stringify(publicPart(body, kind)), answer.status)
  const shownError = { ...pick(error, ERROR_FIELDS), [kind.slice(0, -1)]: publicPart(error[kind.slice(0, -1)], kind) }
  return answerJson(JSON.stringify({ error: shownError }), answer.status)
}

const pick = (object: Readonly<Record<string, unknown>>, fields: readonly string[]) =>
  Object.fromEntries(fields.filter((field) => field in object).map((field) => [field, object[field]]))

function publicPart(intent: unknown, kind: string): unknown {
  if (!isRecord(intent)) return undefined
  const shown = pick(intent, PUBLIC_FIELDS[kind] ?? [])
  return Object.fromEntries(
    Object.entries(shown).map(([field, value]) => [
      field,
      field.startsWith('last_') && isRecord(value) ? pick(value, ERROR_FIELDS) : value,
    ]),
  )
}

const answerJson = (body: string, status: number) =>
  new Response(body, { status, headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } })
