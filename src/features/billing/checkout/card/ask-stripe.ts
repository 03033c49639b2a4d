import type { Stripe, StripeElements } from '@stripe/stripe-js'
import type { CardStep } from '../checkout-flow.ts'
import { type CardOutcome, declineCode, outcomeOf } from './card-outcome.ts'

/** What went wrong between the page and Stripe, and not with the card: whether it was charged is not known. */
const UNKNOWN: readonly string[] = ['api_connection_error', 'api_error', 'rate_limit_error', 'invalid_request_error']

/** Confirms what was entered; Stripe shows the bank's own page where it asks. Kinds of paying that leave the page come back to `returnUrl`. */
export async function askStripe(
  stripe: Pick<Stripe, 'confirmPayment' | 'confirmSetup'>,
  elements: StripeElements,
  { state }: Pick<CardStep, 'state'>,
  returnUrl: string,
): Promise<CardOutcome> {
  const asked = { elements, confirmParams: { return_url: returnUrl }, redirect: 'if_required' as const }
  const { error, status } =
    state === 'PAYMENT'
      ? await stripe.confirmPayment(asked).then((answer) => ({ error: answer.error, status: answer.paymentIntent?.status }))
      : await stripe.confirmSetup(asked).then((answer) => ({ error: answer.error, status: answer.setupIntent?.status }))
  if (!error) return status === undefined ? { is: 'lost' } : outcomeOf({ status, failure: null })
  // what is missing in the form is said by the form
  if (error.type === 'validation_error') return { is: 'declined', code: error.code ?? 'incomplete' }
  const isAnswer = error.code?.endsWith('_authentication_failure') ?? false
  return UNKNOWN.includes(error.type) && !isAnswer ? { is: 'lost' } : { is: 'declined', code: declineCode(error) }
}
