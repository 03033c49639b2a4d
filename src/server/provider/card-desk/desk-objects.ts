import type Stripe from 'stripe'
import type { SumRate } from './money/invoice-sums.ts'

/**
 * An object as it travels and is kept: decimals are texts, and what may be expanded is an id. Made from the types of the `stripe` package, so that the
 * compiler knows when a field is missing or new.
 */
export type Stored<Value> = Value extends string | number | boolean
  ? Value
  : Value extends Stripe.Decimal
    ? string
    : Value extends readonly (infer Item)[]
      ? Stored<Unexpanded<Item>>[]
      : Value extends object
        ? { [Key in keyof Value]: Stored<Unexpanded<Value[Key]>> }
        : Value

type Unexpanded<Value> = [string] extends [Value] ? Exclude<Value, { object: string }> : Value

export interface DeskObjects {
  charge: Stored<Stripe.Charge>
  coupon: Stored<Stripe.Coupon>
  customer: Stored<Stripe.Customer>
  discount: Stored<Stripe.Discount>
  event: DeskEvent
  invoice: Stored<Stripe.Invoice>
  invoice_payment: Stored<Stripe.InvoicePayment>
  payment_intent: Stored<Stripe.PaymentIntent>
  payment_method: Stored<Stripe.PaymentMethod>
  price: Stored<Stripe.Price>
  product: Stored<Stripe.Product>
  promotion_code: Stored<Stripe.PromotionCode>
  setup_intent: Stored<Stripe.SetupIntent>
  subscription: Stored<Stripe.Subscription>
  subscription_schedule: Stored<Stripe.SubscriptionSchedule>
  tax_rate: Stored<Stripe.TaxRate>
  'test_helpers.test_clock': Stored<Stripe.TestHelpers.TestClock>
}

export type DeskKind = keyof DeskObjects

/** An event; what it tells of is the whole object as it was then. */
export interface DeskEvent {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: unknown; previous_attributes?: Record<string, unknown> }
  livemode: boolean
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}

/** A line of an invoice before its sums are worked out. */
export interface DraftLine {
  /** minor units; credits are negative */
  amount: number
  description: string
  period: { start: number; end: number }
  price: string
  product: string
  /** price of one unit, null where it has none of its own */
  unit: string | null
  quantity: number
  item: string
  subscription: string
  isProration: boolean
  rates: SumRate[]
}

/** What the desk remembers of an object and tells nobody. */
export interface DeskHidden {
  /** what a price or a coupon tells only when it is expanded */
  price: { tiers: NonNullable<DeskObjects['price']['tiers']> | null }
  coupon: { products: string[] | null }
  /** unix seconds of the real clock when it was moved */
  'test_helpers.test_clock': { movedAt: number }
  payment_method: { card: string; isSetUp: boolean }
  payment_intent: { invoice: string | null; savesCard: boolean }
  subscription: {
    /** prorations that wait for the next invoice */
    pending: DraftLine[]
    /** the invoice of the running period until it is paid or given up */
    openInvoice: string | null
    /** unix seconds: a draft becomes final and is charged, a failed charge is tried again */
    chargeAt: number | null
    isTrialNoticeSent: boolean
    /** the items that hold once the invoice of a change is paid */
    pendingItems: DeskObjects['subscription']['items']['data'] | null
  }
}

export type HiddenOf<Kind extends DeskKind> = Kind extends keyof DeskHidden ? DeskHidden[Kind] : null

/** How ids of each kind begin. */
export const ID_PREFIXES = {
  charge: 'ch',
  coupon: 'co',
  customer: 'cus',
  discount: 'di',
  event: 'evt',
  invoice: 'in',
  invoice_payment: 'inpay',
  payment_intent: 'pi',
  payment_method: 'pm',
  price: 'price',
  product: 'prod',
  promotion_code: 'promo',
  setup_intent: 'seti',
  subscription: 'sub',
  subscription_schedule: 'sub_sched',
  tax_rate: 'txr',
  'test_helpers.test_clock': 'clock',
} as const satisfies Record<DeskKind, string>
