import { isPlanKey, type PlanKey } from '#graphql/plan-rights.ts'
import { isRecord } from '#lib/records.ts'
import { STRIPE_PRICE, STRIPE_PRODUCT, STRIPE_SUBSCRIPTION } from '../../db/account/billing-tables.ts'
import { bit, orNull, pick, type RowOf, text } from '../../db/column-table.ts'

/** Access stays this long after a failed payment. */
export const GRACE_SECONDS = 7 * 86_400

/** A subscription with its price and product. Times are unix seconds, amounts in the currency's smallest unit. */
export const SUBSCRIPTION_ROW = {
  ...pick(STRIPE_SUBSCRIPTION, 'userId'),
  /** used through a seat that another account pays for */
  isSeat: bit(),
  /** what the payer grants to the seat, as JSON of SeatRight[]; null for an own subscription */
  seatRights: orNull(text()),
  stripeId: STRIPE_SUBSCRIPTION.columns.stripeId,
  recurringPriceQuantity: STRIPE_SUBSCRIPTION.columns.recurringPriceQuantity,
  trialPeriodDays: STRIPE_SUBSCRIPTION.columns.trialPeriodDays,
  status: STRIPE_SUBSCRIPTION.columns.status,
  /** 1: it waits for the card that is to pay it */
  awaitsCard: STRIPE_SUBSCRIPTION.columns.awaitsCard,
  /** left to pay of an open invoice */
  openAmount: STRIPE_SUBSCRIPTION.columns.openAmount,
  /** of the next period; null where it was not fetched */
  nextAmount: STRIPE_SUBSCRIPTION.columns.nextAmount,
  ...pick(STRIPE_SUBSCRIPTION, 'pastDueAt', 'cancelAtPeriodEnd', 'expireAt', 'createdAt'),
  priceId: STRIPE_PRICE.columns.stripeId,
  priceName: STRIPE_PRICE.columns.name,
  ...pick(STRIPE_PRICE, 'country', 'recurringType', 'intervalCount', 'unitAmount', 'currencyCode'),
  /** JSON text */
  frontParams: STRIPE_PRICE.columns.frontParams,
  /** the frontParams of the price that is paid, the payer's of a seat; null of a VIP code */
  planParams: orNull(STRIPE_PRICE.columns.frontParams),
  productId: STRIPE_PRODUCT.columns.stripeId,
  productName: STRIPE_PRODUCT.columns.name,
}
export type SubscriptionRow = RowOf<typeof SUBSCRIPTION_ROW>

type Standing = Pick<SubscriptionRow, 'status' | 'awaitsCard' | 'expireAt' | 'pastDueAt'>

/**
 * product §2.11: trialing, active, and past_due for a grace of 7 days. An active one whose paid period is over for longer than
 * that no longer entitles either, because no news of its renewal arrived, nor does one whose card was never named.
 */
export function entitles({ status, awaitsCard, expireAt, pastDueAt }: Standing, now: number): boolean {
  if (status === 'trialing' || status === 'active') return awaitsCard === 0 && expireAt + GRACE_SECONDS > now
  return status === 'past_due' && (pastDueAt ?? expireAt) + GRACE_SECONDS > now
}

/** The next payment and its time (unix seconds). */
export interface UpcomingInvoice {
  amountDue: number
  currencyCode: string
  dueAt: number
}

type Billed = Standing &
  Pick<
    SubscriptionRow,
    'isSeat' | 'cancelAtPeriodEnd' | 'unitAmount' | 'recurringPriceQuantity' | 'currencyCode' | 'openAmount' | 'nextAmount'
  >

/** The next invoice of a subscription; null when it ends without one, and for a seat, which its payer's invoice covers. */
export function upcomingInvoice(row: Billed): UpcomingInvoice | null {
  const { status, unitAmount, recurringPriceQuantity, currencyCode, expireAt, pastDueAt, openAmount, nextAmount } = row
  const isOpen = ['past_due', 'unpaid', 'incomplete'].includes(status)
  const renews = ['trialing', 'active'].includes(status) && row.cancelAtPeriodEnd === 0
  if (row.isSeat || (!isOpen && !renews)) return null
  const amountDue = (isOpen ? openAmount : nextAmount) ?? unitAmount * recurringPriceQuantity
  return { amountDue, currencyCode, dueAt: isOpen ? (pastDueAt ?? expireAt) : expireAt }
}

/** A JSON object out of text; null for any other text. */
export function readParams(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const parsed: unknown = JSON.parse(text)
    return isRecord(parsed) ? parsed : null
  } catch {
    return null
  }
}

/** The plan that a price belongs to, by its frontParams; null for one that is none of ours. */
export function planKeyOf(frontParams: string | null): PlanKey | null {
  const plan = frontParams === null ? null : readParams(frontParams)?.plan
  return isPlanKey(plan) ? plan : null
}

/** Whether a price's frontParams (JSON text) hold every wanted pair. */
export function holdsParams(frontParams: string, asked: Readonly<Record<string, unknown>>): boolean {
  const held = readParams(frontParams) ?? {}
  return Object.entries(asked).every(([name, value]) => held[name] === value)
}
