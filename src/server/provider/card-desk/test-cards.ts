import { declined } from './desk-error.ts'

interface TestCard {
  brand: 'visa' | 'mastercard' | 'amex'
  last4: string
  country: string
  /** what the bank says when it is to be kept for a customer, and when it is charged */
  onAttach?: Decline
  onCharge?: Decline
  /** 3-D Secure: 'once' until it was set up for payments without its holder, 'always' */
  asks?: 'once' | 'always'
}

export interface Decline {
  code: string
  decline_code?: string
  message: string
}

const PLAIN: Decline = { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' }
const FUNDS: Decline = { code: 'card_declined', decline_code: 'insufficient_funds', message: 'Your card has insufficient funds.' }
const EXPIRED: Decline = { code: 'expired_card', message: 'Your card has expired.' }
const PROCESSING: Decline = {
  code: 'processing_error',
  message: 'An error occurred while processing your card. Try again in a little bit.',
}

/** What the bank says when a payment without its holder needs them. */
export const AUTHENTICATION_NEEDED: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}

/** What is said when the holder did not pass 3-D Secure. */
export const NOT_AUTHENTICATED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'

const refused = (last4: string, decline: Decline): TestCard => ({
  brand: 'visa',
  last4,
  country: 'US',
  onAttach: decline,
  onCharge: decline,
})

/** Stripe's published test cards by the tokens that stand for their numbers, https://docs.stripe.com/testing */
const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  pm_card_visa: { brand: 'visa', last4: '4242', country: 'US' },
  pm_card_mastercard: { brand: 'mastercard', last4: '4444', country: 'US' },
  pm_card_amex: { brand: 'amex', last4: '8431', country: 'US' },
  pm_card_authenticationRequiredOnSetup: { brand: 'visa', last4: '3155', country: 'IE', asks: 'once' },
  pm_card_authenticationRequired: { brand: 'visa', last4: '3184', country: 'IE', asks: 'always' },
  pm_card_chargeDeclined: refused('0002', PLAIN),
  pm_card_chargeDeclinedInsufficientFunds: refused('9995', FUNDS),
  pm_card_chargeDeclinedExpiredCard: refused('0069', EXPIRED),
  pm_card_chargeDeclinedProcessingError: refused('0119', PROCESSING),
  pm_card_chargeCustomerFail: { brand: 'visa', last4: '0341', country: 'US', onCharge: PLAIN },
}

export const isTestToken = (id: string): boolean => Object.hasOwn(TEST_CARDS, id)

const NO_CARD: TestCard = { brand: 'visa', last4: '0000', country: 'US', onCharge: PLAIN, onAttach: PLAIN }

export const testCard = (token: string): TestCard => TEST_CARDS[token] ?? NO_CARD

/** The answer of the API to a card that the bank refuses. */
export const cardRefused = (decline: Decline, more: object = {}) => declined({ ...decline, ...more })
