import { CODE_KINDS } from '#graphql/billing-kinds.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { anyOf, integer, orNull, real, table, text } from '../column-table.ts'
import { ATTEMPT_STATES, type SeatState } from './words.ts'

// Who pays what: the plans, what the card service said of each subscription, and seats.

export const STRIPE_PRODUCT = table('stripe_product', {
  stripeId: text(),
  name: text(),
})

export const STRIPE_PRICE = table('stripe_price', {
  stripeId: text(),
  productId: text(),
  country: text<CountryCode>(),
  name: text(),
  recurringType: text(),
  intervalCount: integer(),
  unitAmount: integer(),
  currencyCode: text(),
  frontParams: text(),
  lookupKey: orNull(text()),
  tiers: text(),
  trialDays: integer(),
  isSold: integer(),
})

export const PRICE_READING = table('price_reading', {
  country: text<CountryCode>(),
  at: integer(),
})

export const STRIPE_CUSTOMER = table('stripe_customer', {
  userId: text(),
  country: text<CountryCode>(),
  customerId: text(),
  createdAt: integer(),
})

export const STRIPE_SUBSCRIPTION = table('stripe_subscription', {
  stripeId: text(),
  userId: text(),
  priceId: text(),
  recurringPriceQuantity: integer(),
  trialPeriodDays: orNull(integer()),
  status: text(),
  pastDueAt: orNull(integer()),
  cancelAtPeriodEnd: integer(),
  expireAt: integer(),
  createdAt: integer(),
  updatedAt: integer(),
  customerId: orNull(text()),
  awaitsCard: integer(),
  trialEndAt: orNull(integer()),
  endsAt: orNull(integer()),
  openInvoice: orNull(text()),
  openAmount: orNull(integer()),
  nextAmount: orNull(integer()),
  card: orNull(text()),
  codeId: orNull(text()),
  attribution: orNull(text()),
  fetchedAt: integer(),
})

export const STRIPE_TURN = table('stripe_turn', {
  subscriptionId: text(),
  asked: integer(),
  written: integer(),
})

export const STRIPE_INFO = table('stripe_info', {
  id: text(),
  email: text(),
  mainUserId: orNull(text()),
  userId: orNull(text()),
  expireAt: orNull(integer()),
  params: text(),
  status: text<SeatState>(),
  createdAt: integer(),
  rights: text(),
  acceptedAt: orNull(integer()),
  endedAt: orNull(integer()),
  linkSentAt: orNull(integer()),
  linkExpiresAt: orNull(integer()),
})

export const SEAT_EVENT = table('seat_event', {
  key: text(),
  seatId: text(),
  action: text(),
  actor: orNull(text()),
  fromState: orNull(text<SeatState>()),
  toState: text<SeatState>(),
  note: text(),
  at: integer(),
  followedAt: orNull(integer()),
})

export const SEAT_LINK = table('seat_link', {
  tokenHash: text(),
  seatId: text(),
  eventKey: text(),
  createdAt: integer(),
  expiresAt: integer(),
  usedAt: orNull(integer()),
  letter: orNull(text()),
})

export const SUBSCRIPTION = table('subscription', {
  id: text(),
  userId: text(),
  promoCode: orNull(text()),
  expireAt: orNull(integer()),
  createdAt: integer(),
  updatedAt: integer(),
})

export const BILLING_CHECKOUT = table('billing_checkout', {
  id: text(),
  userId: text(),
  country: text<CountryCode>(),
  state: anyOf(ATTEMPT_STATES),
  priceId: text(),
  quantity: integer(),
  trialDays: integer(),
  codeId: orNull(text()),
  details: text(),
  attribution: orNull(text()),
  customerId: orNull(text()),
  subscriptionId: orNull(text()),
  leaseUntil: orNull(integer()),
  createdAt: integer(),
  updatedAt: integer(),
})

export const BILLING_EVENT = table('billing_event', {
  id: text(),
  country: text<CountryCode>(),
  subscriptionId: orNull(text()),
  setupIntent: orNull(text()),
  at: integer(),
  lookedAt: orNull(integer()),
})

export const BILLING_NEWS = table('billing_news', {
  key: text(),
  userId: text(),
  country: text<CountryCode>(),
  kind: text(),
  facts: text(),
  at: integer(),
  handedAt: orNull(integer()),
})

export const PLAN_CHANGE = table('plan_change', {
  subscriptionId: text(),
  id: text(),
  userId: text(),
  country: text<CountryCode>(),
  priceId: text(),
  quantity: integer(),
  dueAt: integer(),
  createdAt: integer(),
})

export const CARD_CHANGE = table('card_change', {
  setupIntent: text(),
  userId: text(),
  country: text<CountryCode>(),
  subscriptionId: text(),
  isOpen: integer(),
  createdAt: integer(),
})

export const PROMOTION_CODE = table('promotion_code', {
  id: text(),
  code: text(),
  codeKey: text(),
  kind: anyOf(CODE_KINDS),
  country: text<CountryCode>(),
  percent: orNull(real()),
  amountOff: orNull(integer()),
  months: orNull(integer()),
  plans: text(),
  isFirstTimeOnly: integer(),
  useLimit: orNull(integer()),
  endsAt: orNull(integer()),
  vipUntil: orNull(integer()),
  promotionId: orNull(text()),
  isReady: integer(),
  endedAt: orNull(integer()),
  createdAt: integer(),
  isClosed: integer(),
})

export const PROMOTION_USE = table('promotion_use', {
  codeId: text(),
  userId: text(),
  at: integer(),
})
