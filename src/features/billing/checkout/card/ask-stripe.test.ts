import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { expect, it } from 'vitest'
import { askStripe } from './ask-stripe.ts'

const elements = {} as StripeElements
const BACK = 'https://example.com/user/auth/success'

/** Stripe.js that answers so, and what it was asked. */
function stripe(answer: object) {
  const asked: { verb: string; options: unknown }[] = []
  const ask = (verb: string) => async (options: unknown) => {
    asked.push({ verb, options })
    return answer
  }
  return { asked, client: { confirmPayment: ask('payment'), confirmSetup: ask('setup') } as unknown as Stripe }
}

it('confirms a payment or a setup, and stays on the page where the bank lets it', async () => {
  const payment = stripe({ paymentIntent: { status: 'succeeded' } })
  expect(await askStripe(payment.client, elements, { state: 'PAYMENT' }, BACK)).toEqual({ is: 'confirmed' })
  expect(payment.asked).toEqual([{ verb: 'payment', options: { elements, confirmParams: { return_url: BACK }, redirect: 'if_required' } }])
  const setup = stripe({ setupIntent: { status: 'succeeded' } })
  expect(await askStripe(setup.client, elements, { state: 'CARD' }, BACK)).toEqual({ is: 'confirmed' })
  expect(setup.asked[0]?.verb).toBe('setup')
})

it.each([
  [
    { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
    { is: 'declined', code: 'insufficient_funds' },
  ],
  [
    { type: 'card_error', code: 'incorrect_cvc' },
    { is: 'declined', code: 'incorrect_cvc' },
  ],
  [
    { type: 'validation_error', code: 'incomplete_number' },
    { is: 'declined', code: 'incomplete_number' },
  ],
  [
    { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' },
    { is: 'declined', code: 'payment_intent_authentication_failure' },
  ],
  [{ type: 'invalid_request_error', code: 'payment_intent_unexpected_state' }, { is: 'lost' }],
  [{ type: 'api_connection_error' }, { is: 'lost' }],
])('understands %j', async (error, outcome) => {
  expect(await askStripe(stripe({ error }).client, elements, { state: 'PAYMENT' }, BACK)).toEqual(outcome)
})
