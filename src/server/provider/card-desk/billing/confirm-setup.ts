import { invalid } from '../desk-error.ts'
import type { DeskObjects } from '../desk-objects.ts'
import type { DeskWork } from '../desk-work.ts'
import { attach, methodOf } from '../payment-methods.ts'
import { cardRefused, NOT_AUTHENTICATED, testCard } from '../test-cards.ts'
import { type ConfirmAsked, nextAction } from './confirm-payment.ts'

type Intent = DeskObjects['setup_intent']

/** Keeps a card for later charges. Throws Stripe's card error when the bank refuses. */
export async function confirmSetup(
  work: DeskWork,
  intent: Intent,
  { method: asked, isOffSession, returnUrl }: ConfirmAsked,
): Promise<Intent> {
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw invalid(`You cannot confirm this SetupIntent because it has a status of ${intent.status}.`, {
      code: 'setup_intent_unexpected_state',
    })
  const id = asked ?? intent.payment_method
  if (!id)
    throw invalid('You cannot confirm this SetupIntent because it is missing a payment method.', { code: 'setup_intent_unexpected_state' })
  const method = await methodOf(work, id, 'payment_method')
  const { asks, onAttach } = testCard((await work.hidden('payment_method', method.id)).card)
  if (onAttach) {
    const failed = await fail(work, intent, method, { ...onAttach, type: 'card_error' })
    throw cardRefused(onAttach, { setup_intent: failed, payment_method: method })
  }
  if (!asks || isOffSession) return succeed(work, intent, method)
  const waiting = {
    status: 'requires_action',
    payment_method: method.id,
    next_action: nextAction(intent.id, returnUrl),
    last_setup_error: null,
  } as const
  return work.patch('setup_intent', intent.id, waiting, 'setup_intent.requires_action')
}

/** What the holder of the card answered their bank. */
export async function authenticateSetup(work: DeskWork, intent: Intent, isPassed: boolean): Promise<Intent> {
  if (intent.status !== 'requires_action' || !intent.payment_method)
    throw invalid('Nothing waits to be authenticated.', { code: 'setup_intent_unexpected_state' })
  const method = await work.need('payment_method', intent.payment_method, 'payment_method')
  if (isPassed) return succeed(work, intent, method)
  return fail(work, intent, method, {
    code: 'setup_intent_authentication_failure',
    message: NOT_AUTHENTICATED,
    type: 'invalid_request_error',
  })
}

const fail = (
  work: DeskWork,
  intent: Intent,
  method: DeskObjects['payment_method'],
  error: Omit<NonNullable<Intent['last_setup_error']>, 'payment_method'>,
): Promise<Intent> =>
  work.patch(
    'setup_intent',
    intent.id,
    { status: 'requires_payment_method', payment_method: null, next_action: null, last_setup_error: { ...error, payment_method: method } },
    'setup_intent.setup_failed',
  )

async function succeed(work: DeskWork, intent: Intent, method: DeskObjects['payment_method']): Promise<Intent> {
  if (intent.customer) await attach(work, method, intent.customer)
  await work.patch('payment_method', method.id, {}, undefined, { isSetUp: true })
  const done = await work.patch(
    'setup_intent',
    intent.id,
    { status: 'succeeded', payment_method: method.id, next_action: null, last_setup_error: null },
    'setup_intent.succeeded',
  )
  await giveCard(work, intent, method.id)
  return done
}

/** The subscription that waited for this card has it from now on. */
async function giveCard(work: DeskWork, { id, customer }: Intent, method: string): Promise<void> {
  const waiting = customer ? (await work.all('subscription', { customer })).find((one) => one.pending_setup_intent === id) : null
  if (!waiting) return
  const isSaved = waiting.payment_settings?.save_default_payment_method === 'on_subscription'
  await work.patch(
    'subscription',
    waiting.id,
    { pending_setup_intent: null, ...(isSaved && { default_payment_method: method }) },
    'customer.subscription.updated',
  )
}
