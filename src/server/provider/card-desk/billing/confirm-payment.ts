import { invalid } from '../desk-error.ts'
import type { DeskObjects } from '../desk-objects.ts'
import type { DeskWork } from '../desk-work.ts'
import { attach, methodOf } from '../payment-methods.ts'
import { AUTHENTICATION_NEEDED, cardRefused, type Decline, NOT_AUTHENTICATED, testCard } from '../test-cards.ts'
import { newCharge } from './new-intents.ts'
import { chargeFailed, invoicePaid } from './settle-invoice.ts'

type Intent = DeskObjects['payment_intent']
type Method = DeskObjects['payment_method']

export interface ConfirmAsked {
  /** an id, or a token of a test card; without it the one that the intent has */
  method?: string
  /** nobody is there who could answer their bank */
  isOffSession: boolean
  returnUrl?: string
}

const OPEN = ['requires_payment_method', 'requires_confirmation', 'requires_action']

/** What a browser does next for 3-D Secure: Stripe.js shows it by itself, or leaves the page when it is told where to come back to. */
export const nextAction = (id: string, returnUrl: string | undefined) =>
  returnUrl === undefined
    ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: id } }
    : { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url: `${returnUrl}#authenticate-${id}` } }

/** Charges a payment to a card. Throws Stripe's card error when the bank declines; what that changed is written all the same. */
export async function confirmPayment(
  work: DeskWork,
  intent: Intent,
  { method: asked, isOffSession, returnUrl }: ConfirmAsked,
): Promise<Intent> {
  if (!OPEN.includes(intent.status))
    throw invalid(`You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`, {
      code: 'payment_intent_unexpected_state',
    })
  const id = asked ?? intent.payment_method
  if (!id)
    throw invalid('You cannot confirm this PaymentIntent because it is missing a payment method.', {
      code: 'payment_intent_unexpected_state',
    })
  const method = await methodOf(work, id, 'payment_method')
  const { card, isSetUp } = await work.hidden('payment_method', method.id)
  const { asks, onAttach } = testCard(card)
  const { savesCard } = await work.hidden('payment_intent', intent.id)
  if (savesCard && onAttach && method.customer !== intent.customer) return refuse(work, intent, method, onAttach)
  if (asks === undefined || (asks === 'once' && isSetUp && isOffSession)) return charge(work, intent, method)
  const waiting = await work.patch(
    'payment_intent',
    intent.id,
    { status: 'requires_action', payment_method: method.id, next_action: nextAction(intent.id, returnUrl), last_payment_error: null },
    'payment_intent.requires_action',
  )
  if (!isOffSession) return waiting
  const { invoice } = await work.hidden('payment_intent', intent.id)
  if (invoice === null) return refuse(work, intent, method, AUTHENTICATION_NEEDED)
  await chargeFailed(work, invoice, true)
  return waiting
}

/** What the holder of the card answered their bank. */
export async function authenticatePayment(work: DeskWork, intent: Intent, isPassed: boolean): Promise<Intent> {
  if (intent.status !== 'requires_action' || !intent.payment_method)
    throw invalid('Nothing waits to be authenticated.', { code: 'payment_intent_unexpected_state' })
  const method = await work.need('payment_method', intent.payment_method, 'payment_method')
  if (!isPassed) return fail(work, intent, method, { code: 'payment_intent_authentication_failure', message: NOT_AUTHENTICATED })
  await work.patch('payment_method', method.id, {}, undefined, { isSetUp: true })
  return charge(work, intent, await work.need('payment_method', method.id))
}

async function charge(work: DeskWork, intent: Intent, method: Method): Promise<Intent> {
  const { onCharge } = testCard((await work.hidden('payment_method', method.id)).card)
  if (onCharge) return refuse(work, intent, method, onCharge)
  const { savesCard, invoice } = await work.hidden('payment_intent', intent.id)
  if (savesCard && intent.customer) await attach(work, method, intent.customer)
  const paid = newCharge(work, intent, method, null)
  const done = await work.patch(
    'payment_intent',
    intent.id,
    {
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: paid.id,
      payment_method: method.id,
      next_action: null,
      last_payment_error: null,
    },
    'payment_intent.succeeded',
  )
  if (invoice) await invoicePaid(work, await work.need('invoice', invoice))
  return done
}

/** Notes what went wrong, without an error. */
async function fail(work: DeskWork, intent: Intent, method: Method, decline: Decline): Promise<Intent> {
  const isCharged = decline.code !== 'payment_intent_authentication_failure'
  const failed = isCharged ? newCharge(work, intent, method, decline) : null
  const type = isCharged ? 'card_error' : 'invalid_request_error'
  const done = await work.patch(
    'payment_intent',
    intent.id,
    {
      status: 'requires_payment_method',
      payment_method: null,
      next_action: null,
      ...(failed && { latest_charge: failed.id }),
      last_payment_error: { ...decline, type, payment_method: method, ...(failed && { charge: failed.id }) },
    },
    'payment_intent.payment_failed',
  )
  const { invoice } = await work.hidden('payment_intent', intent.id)
  if (invoice) await chargeFailed(work, invoice)
  return done
}

async function refuse(work: DeskWork, intent: Intent, method: Method, decline: Decline): Promise<never> {
  const failed = await fail(work, intent, method, decline)
  throw cardRefused(decline, {
    payment_intent: failed,
    payment_method: method,
    ...(failed.latest_charge && { charge: failed.latest_charge }),
  })
}
