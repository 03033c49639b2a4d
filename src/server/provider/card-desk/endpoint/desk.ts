import { isRecord } from '#lib/records.ts'
import { Statements } from '../../db/client.ts'
import { STRIPE_API_VERSION } from '../../ports/cards/api-version.ts'
import { runSubscription } from '../billing/run-due.ts'
import { readBracketForm } from '../bracket-form.ts'
import { holdsCardNumber } from '../card-number.ts'
import { DeskError, errorAnswer, invalid } from '../desk-error.ts'
import { takeFault, withFault } from '../desk-faults.ts'
import { DESK_KEYS } from '../desk-keys.ts'
import type { DeskRoute } from '../desk-route.ts'
import { matchRoute } from '../desk-route.ts'
import { dueRows, isClash } from '../desk-rows.ts'
import { deskNow } from '../desk-time.ts'
import { type DeskRequestMeta, type DeskSources, DeskWork, randomText } from '../desk-work.ts'
import { expand } from '../expand.ts'
import { freeKey, type KeptAnswer, type KeyAsked, keepAnswer, takeKey } from '../idempotency.ts'
import { AUTHENTICATE_ROUTES } from '../routes/authenticate-routes.ts'
import { CATALOGUE_ROUTES } from '../routes/catalogue-routes.ts'
import { CLOCK_ROUTES } from '../routes/clock-routes.ts'
import { CUSTOMER_ROUTES } from '../routes/customer-routes.ts'
import { DISCOUNT_ROUTES } from '../routes/discount-routes.ts'
import { EVENT_ROUTES, TAX_RATE_ROUTES } from '../routes/event-routes.ts'
import { INTENT_ROUTES } from '../routes/intent-routes.ts'
import { INVOICE_ROUTES } from '../routes/invoice-routes.ts'
import { PAYMENT_METHOD_ROUTES } from '../routes/payment-method-routes.ts'
import { SCHEDULE_ROUTES } from '../routes/schedule-routes.ts'
import { SUBSCRIPTION_ROUTES } from '../routes/subscription-routes.ts'
import { tellEvents } from '../tell-events.ts'
import { answerBrowser } from './browser-endpoint.ts'

/** Everything that the desk speaks. */
const DESK_ROUTES: readonly DeskRoute[] = [
  ...CUSTOMER_ROUTES,
  ...CATALOGUE_ROUTES,
  ...DISCOUNT_ROUTES,
  ...PAYMENT_METHOD_ROUTES,
  ...SUBSCRIPTION_ROUTES,
  ...SCHEDULE_ROUTES,
  ...INVOICE_ROUTES,
  ...INTENT_ROUTES,
  ...AUTHENTICATE_ROUTES,
  ...EVENT_ROUTES,
  ...TAX_RATE_ROUTES,
  ...CLOCK_ROUTES,
]

/** How often a request is worked out anew when others changed what it had read. */
const TRIES = 20
const REST_MS = 15

export interface CardDesk {
  /** The part of Stripe's REST API that the product uses, for the account of one country. */
  answer(request: Request): Promise<Response>
  /** What Stripe.js asks for a browser: intents by their client secret. */
  answerBrowser(request: Request): Promise<Response>
}

/** Opens the card desk of a country; all it knows is in the database. */
export function openDesk(sources: DeskSources): CardDesk {
  return {
    answer: (request) => answerOrFail(sources, request),
    answerBrowser: (request) => answerBrowser(request, (inner: Request) => answer(sources, inner)),
  }
}

/** For trying out what the site does when the card service is in trouble. */
async function answerOrFail(sources: DeskSources, request: Request): Promise<Response> {
  const fault = await takeFault(new Statements(sources.database, 'first-primary'), sources.country)
  return withFault(fault, () => answer(sources, request))
}

async function answer(sources: DeskSources, request: Request): Promise<Response> {
  const requestId = `req_${randomText(14)}`
  const headers = { 'content-type': 'application/json', 'request-id': requestId, 'stripe-version': STRIPE_API_VERSION }
  try {
    const { status, answer: body, isReplayed } = await work(sources, request, requestId)
    return new Response(body, { status, headers: { ...headers, ...(isReplayed && { 'idempotent-replayed': 'true' }) } })
  } catch (error) {
    if (error instanceof DeskError) return new Response(errorAnswer(error), { status: error.status, headers })
    console.error(JSON.stringify({ event: 'card-desk-failed', country: sources.country, requestId, error: String(error) }))
    const failed = new DeskError(500, { type: 'api_error', message: 'An unknown error occurred.' })
    return new Response(errorAnswer(failed), { status: 500, headers })
  }
}

async function work(sources: DeskSources, request: Request, requestId: string): Promise<KeptAnswer & { isReplayed: boolean }> {
  if (request.headers.get('authorization') !== `Bearer ${DESK_KEYS.secretKey}`)
    throw new DeskError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' })
  const { method } = request
  const { pathname, search } = new URL(request.url)
  const text = method === 'POST' ? await request.text() : search.slice(1)
  if (holdsCardNumber(text))
    throw invalid('Sending credit card numbers directly to the API is unsafe, and refused here. Use the token of a test card.')
  const found = matchRoute(DESK_ROUTES, method, pathname)
  if (!found) throw new DeskError(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: ${pathname}).` })
  const idempotencyKey = method === 'GET' ? null : request.headers.get('idempotency-key')
  const trade = new Statements(sources.database, 'first-primary')
  const asked =
    idempotencyKey === null ? null : { ...keyAsked(sources, idempotencyKey, requestId), fingerprint: `${method} ${pathname} ${text}` }
  const kept = asked && (await takeKey(trade, asked))
  if (kept) return { ...kept, isReplayed: true }
  const { expand: paths = [], ...form } = readBracketForm(text)
  const meta = { requestId, idempotencyKey, apiVersion: STRIPE_API_VERSION }
  try {
    const now = await deskNow(sources)
    await catchUp(sources, now, meta)
    const done = await settle(sources, asked, async () => {
      const desk = new DeskWork(sources, now, meta)
      const answered = await outcome(desk, () => found.route.run(desk, form, found.ids), textsOf(paths))
      return { desk, answered }
    })
    return { ...done, isReplayed: false }
  } catch (error) {
    if (asked) await freeKey(trade, asked)
    throw error
  }
}

const keyAsked = ({ country, clock }: DeskSources, key: string, requestId: string) => ({ country, key, requestId, nowMs: clock.nowMs() })

const textsOf = (paths: unknown): string[] =>
  (Array.isArray(paths) ? paths : [paths]).filter((path): path is string => typeof path === 'string')

/** A charge that was declined is an answer whose traces stay: the attempt, the event, the reason. Other errors leave nothing. */
async function outcome(desk: DeskWork, run: () => Promise<unknown>, paths: readonly string[]): Promise<KeptAnswer> {
  try {
    const body = await expand(desk, await run(), paths)
    return { status: 200, answer: JSON.stringify(isRecord(body) ? body : {}, null, 2) }
  } catch (error) {
    if (!(error instanceof DeskError) || error.status !== 402) throw error
    return { status: 402, answer: errorAnswer(error) }
  }
}

/** Works a request out and writes it, again when another one came between. */
async function settle(
  sources: DeskSources,
  asked: KeyAsked | null,
  attempt: () => Promise<{ desk: DeskWork; answered: KeptAnswer }>,
): Promise<KeptAnswer> {
  for (let tries = 1; ; tries++) {
    const { desk, answered } = await attempt()
    try {
      await desk.commit((trade) => (asked ? [keepAnswer(trade, asked, answered)] : []))
      tellEvents(sources, desk.events)
      return answered
    } catch (error) {
      if (!isClash(error) || tries >= TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, REST_MS * tries * Math.random()))
    }
  }
}

/**
 * Lets happen what was due since the desk was last asked, for everybody without a test clock: trials end, renewals are charged. What another request does
 * at the same moment is left to it.
 */
async function catchUp(sources: DeskSources, now: number, meta: DeskRequestMeta): Promise<void> {
  const work = new DeskWork(sources, now, { ...meta, idempotencyKey: null })
  const due = await dueRows(work.trade, sources.country, null, now)
  if (due.length === 0) return
  for (const { id } of due) await runSubscription(work, id, now)
  try {
    await work.commit()
  } catch (error) {
    if (!isClash(error)) throw error
    return
  }
  tellEvents(sources, work.events)
}
