import { z } from 'zod'

/** What a field holds that can be expanded: the object, or its id alone. */
const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])

const seconds = z.number().int()
const amount = z.number().int()

const cardShape = z
  .object({
    id: z.string(),
    card: z.object({ brand: z.string(), last4: z.string(), exp_month: z.number().int(), exp_year: z.number().int() }).nullish(),
  })
  .transform(({ id, card }) =>
    card ? { id, brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year } : null,
  )

/** A card as it is told: kept as JSON, never with its number. */
export type CardOnFile = NonNullable<z.output<typeof cardShape>>

const tier = z
  .object({ up_to: z.number().int().nullable(), unit_amount: amount.nullable() })
  .transform(({ up_to, unit_amount }) => ({ upTo: up_to, unitAmount: unit_amount ?? 0 }))

const priceFields = z.object({
  id: z.string(),
  nickname: z.string().nullable(),
  lookup_key: z.string().nullable(),
  currency: z.string(),
  unit_amount: amount.nullable(),
  recurring: z.object({ interval: z.string(), interval_count: z.number().int() }),
  tiers: z.array(tier).nullish(),
  metadata: z.record(z.string(), z.string()),
  product: z.object({ id: z.string(), name: z.string() }),
})

/** A price with its product and tiers. */
export const priceShape = priceFields.transform(
  ({ id, nickname, lookup_key, currency, unit_amount, recurring, tiers, metadata, product }) => ({
    id,
    name: nickname ?? product.name,
    lookupKey: lookup_key,
    currencyCode: currency.toUpperCase(),
    unitAmount: unit_amount ?? tiers?.[0]?.unitAmount ?? 0,
    tiers: tiers ?? [],
    interval: recurring.interval,
    intervalCount: recurring.interval_count,
    frontParams: metadata.frontParams ?? '{}',
    trialDays: Number.parseInt(metadata.trialDays ?? '0', 10) || 0,
    product,
  }),
)

export type FetchedPrice = z.output<typeof priceShape>

const couponShape = z.object({ percent_off: z.number().nullable(), amount_off: amount.nullable() })

const discountShape = z.object({
  end: seconds.nullable(),
  promotion_code: idOf.nullable(),
  source: z.object({ coupon: couponShape.nullable() }),
})

const intentShape = z.object({ id: z.string(), status: z.string(), client_secret: z.string().nullable() })

const invoiceShape = z.object({
  id: z.string(),
  status: z.string().nullable(),
  created: seconds,
  amount_remaining: amount,
  confirmation_secret: z.object({ client_secret: z.string() }).nullish(),
})

const itemShape = z.object({
  id: z.string(),
  quantity: z.number().int().optional(),
  current_period_start: seconds,
  current_period_end: seconds,
  price: priceShape,
})

/** A subscription as the card service answers it, with {@link SUBSCRIPTION_EXPANDED}. */
export const subscriptionShape = z.object({
  id: z.string(),
  status: z.string(),
  created: seconds,
  customer: z.object({
    id: z.string(),
    invoice_settings: z.object({ default_payment_method: cardShape.nullable() }).optional(),
  }),
  cancel_at: seconds.nullable(),
  cancel_at_period_end: z.boolean(),
  ended_at: seconds.nullable(),
  trial_start: seconds.nullable(),
  trial_end: seconds.nullable(),
  metadata: z.record(z.string(), z.string()),
  items: z.object({ data: z.tuple([itemShape], itemShape) }),
  latest_invoice: invoiceShape.nullable(),
  pending_setup_intent: intentShape.nullable(),
  default_payment_method: cardShape.nullable(),
  discounts: z.array(discountShape),
})

export type FetchedSubscription = z.output<typeof subscriptionShape>

/** What is asked for together with a subscription. */
export const SUBSCRIPTION_EXPANDED = [
  'customer.invoice_settings.default_payment_method',
  'default_payment_method',
  'discounts.source.coupon',
  'items.data.price.product',
  'items.data.price.tiers',
  'latest_invoice.confirmation_secret',
  'pending_setup_intent',
]

/** A flat price, or one by tiers. */
interface Amounts {
  unitAmount: number
  tiers: readonly { upTo: number | null; unitAmount: number }[]
}

/** What so many cost a period, before discounts. */
export function amountFor({ unitAmount, tiers }: Amounts, quantity: number): number {
  const tier = tiers.find(({ upTo }) => upTo === null || quantity <= upTo)
  return quantity * (tier?.unitAmount ?? unitAmount)
}

/** The card that pays: the subscription's own, else the customer's. */
export const payingCard = ({ default_payment_method: own, customer }: FetchedSubscription): CardOnFile | null =>
  own ?? customer.invoice_settings?.default_payment_method ?? null

/** Whether it was begun without a payment, and waits for the card that is to pay it. */
export const awaitsCard = (subscription: FetchedSubscription): boolean =>
  (subscription.status === 'trialing' || subscription.status === 'active') &&
  subscription.pending_setup_intent !== null &&
  !['succeeded', 'canceled'].includes(subscription.pending_setup_intent.status) &&
  payingCard(subscription) === null

/** What the next period costs, with the discounts that still hold when it begins. */
export function nextAmount({ items, discounts }: FetchedSubscription): number {
  const [{ price, quantity = 1, current_period_end: at }] = items.data
  return discounts.reduce(
    (left, { end, source: { coupon } }) => {
      if (coupon === null || (end !== null && end <= at)) return left
      return coupon.percent_off === null ? Math.max(0, left - (coupon.amount_off ?? 0)) : Math.round(left * (1 - coupon.percent_off / 100))
    },
    amountFor(price, quantity),
  )
}
