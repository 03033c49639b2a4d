import { type BillingStanding, GRACE_DAYS } from '#graphql/billing-kinds.ts'
import { PLAN_RIGHTS } from '#graphql/plan-rights.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { PLAN_CHANGE, STRIPE_PRICE, STRIPE_PRODUCT } from '../../db/account/billing-tables.ts'
import type { Statements } from '../../db/client.ts'
import { pick } from '../../db/column-table.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { cardPayment } from '../plan/plan-list.ts'
import { codeById } from '../promotion-code/code-rows.ts'
import type { CardOnFile } from '../subscription/fetched-subscription.ts'
import { CARD_NOTICE_DAYS, cardEndsAt } from '../subscription/payer-news.ts'
import { entitles, GRACE_SECONDS, planKeyOf, upcomingInvoice } from '../subscription/subscription-rules.ts'
import { promotionsOf } from '../subscription/subscription-store.ts'
import { openCheckout } from './checkout-row.ts'
import type { BilledSubscription, BillingOverview, PayingCard, PendingChange } from './overview-type.ts'
import { type PayerRow, subscriptionsOf } from './payer-rows.ts'

/** How somebody pays in a country, from our own tables. */
export async function readOverview(context: ProviderContext, userId: string, country: CountryCode): Promise<BillingOverview> {
  const { account } = context
  const now = unixSeconds(context.clock)
  const [rows, row, promotions, changes] = await Promise.all([
    subscriptionsOf(account, userId, country),
    openCheckout(account, userId, country),
    promotionsOf(account, [userId]),
    waitingChanges(account, userId, country),
  ])
  const code = row?.codeId ? await codeById(account, row.codeId) : null
  const [newest] = rows
  return {
    country,
    ...cardPayment(context, country),
    subscription: newest ? billed(newest, changes.get(newest.stripeId) ?? null, now) : null,
    openCheckout: row && { payPackageId: row.priceId, quantity: row.quantity, invCode: code?.code ?? null },
    vip: promotions.find(({ promoCode, expireAt }) => promoCode !== null && expireAt !== null && expireAt > now) ?? null,
  }
}

const CHANGE_ROW = {
  ...pick(PLAN_CHANGE, 'subscriptionId', 'quantity'),
  payPackageId: PLAN_CHANGE.columns.priceId,
  at: PLAN_CHANGE.columns.dueAt,
  planName: STRIPE_PRODUCT.columns.name,
  recurringType: STRIPE_PRICE.columns.recurringType,
}

/** What changes with the next period, by subscription. */
async function waitingChanges(account: Statements, userId: string, country: CountryCode): Promise<Map<string, PendingChange>> {
  const rows = await account.all(
    CHANGE_ROW,
    `select change.subscription_id as subscriptionId, change.price_id as payPackageId, change.quantity, change.due_at as at,
      product.name as planName, price.recurring_type as recurringType
    from plan_change change join stripe_price price on price.stripe_id = change.price_id
    join stripe_product product on product.stripe_id = price.product_id where change.user_id = ? and change.country = ?`,
    userId,
    country,
  )
  return new Map(rows.map((row) => [row.subscriptionId, row]))
}

/** How a subscription stands, from its newest state alone. */
export function standingOf(row: PayerRow, now: number): BillingStanding {
  const { status, awaitsCard, endsAt } = row
  if (status === 'canceled' || status === 'incomplete_expired') return 'ended'
  if (awaitsCard === 1) return 'card-missing'
  if (status === 'incomplete') return 'unpaid'
  if (!entitles(row, now)) return 'closed'
  if (status === 'past_due') return 'past-due'
  if (endsAt !== null) return 'ending'
  return status === 'trialing' ? 'trial' : 'active'
}

function billed(row: PayerRow, change: PendingChange | null, now: number): BilledSubscription {
  const plan = planKeyOf(row.frontParams)
  const standing = standingOf(row, now)
  const next = upcomingInvoice({ ...row, isSeat: 0, recurringPriceQuantity: row.quantity })
  return {
    id: row.stripeId,
    standing,
    status: row.status,
    payPackageId: row.priceId,
    planKey: plan ?? '',
    planName: row.productName,
    recurringType: row.recurringType,
    currencyCode: row.currencyCode,
    quantity: row.quantity,
    createdAt: row.createdAt,
    periodEndsAt: row.expireAt,
    trialEndsAt: row.trialEndAt,
    endsAt: row.endsAt,
    next,
    change,
    invCode: row.invCode,
    seats: plan && PLAN_RIGHTS[plan].seats && entitles(row, now) ? row.quantity : 0,
    accessUntil: standing === 'past-due' || standing === 'closed' ? (row.pastDueAt ?? row.expireAt) + GRACE_SECONDS : null,
    card: row.card === null ? null : shownCard(row.card, now),
  }
}

function shownCard(json: string, now: number): PayingCard {
  // written by writeSubscription
  const { brand, last4, expMonth, expYear }: CardOnFile = JSON.parse(json)
  return {
    brand,
    last4,
    expMonth,
    expYear,
    isExpiring: cardEndsAt({ expMonth, expYear }) - now <= CARD_NOTICE_DAYS * (GRACE_SECONDS / GRACE_DAYS),
  }
}
