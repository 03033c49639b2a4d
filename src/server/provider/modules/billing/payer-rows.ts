import type { CountryCode } from '#market/vocabulary.ts'
import { PROMOTION_CODE, STRIPE_PRICE, STRIPE_PRODUCT, STRIPE_SUBSCRIPTION } from '../../db/account/billing-tables.ts'
import type { Statements } from '../../db/client.ts'
import { orNull, pick, type RowOf } from '../../db/column-table.ts'

/** A subscription as the account database knows it. Times are unix seconds. */
const PAYER_ROW = {
  ...pick(STRIPE_SUBSCRIPTION, 'stripeId', 'userId', 'status', 'awaitsCard', 'priceId'),
  productName: STRIPE_PRODUCT.columns.name,
  ...pick(STRIPE_PRICE, 'frontParams', 'recurringType', 'intervalCount', 'currencyCode', 'unitAmount'),
  quantity: STRIPE_SUBSCRIPTION.columns.recurringPriceQuantity,
  ...pick(
    STRIPE_SUBSCRIPTION,
    'createdAt',
    'expireAt',
    'pastDueAt',
    'cancelAtPeriodEnd',
    'trialEndAt',
    'endsAt',
    'openInvoice',
    'openAmount',
    'nextAmount',
    'card',
    'customerId',
  ),
  invCode: orNull(PROMOTION_CODE.columns.code),
}
export type PayerRow = RowOf<typeof PAYER_ROW>

const COLUMNS = `s.stripe_id as stripeId, s.user_id as userId, s.status, s.awaits_card as awaitsCard, s.price_id as priceId, product.name as productName,
  price.front_params as frontParams, price.recurring_type as recurringType, price.interval_count as intervalCount, price.currency_code as currencyCode,
  price.unit_amount as unitAmount, s.recurring_price_quantity as quantity, s.created_at as createdAt, s.expire_at as expireAt, s.past_due_at as pastDueAt,
  s.cancel_at_period_end as cancelAtPeriodEnd, s.trial_end_at as trialEndAt, s.ends_at as endsAt, s.open_invoice as openInvoice,
  s.open_amount as openAmount, s.next_amount as nextAmount, s.card, s.customer_id as customerId, code.code as invCode`

const FROM = `from stripe_subscription s join stripe_price price on price.stripe_id = s.price_id
  join stripe_product product on product.stripe_id = price.product_id left join promotion_code code on code.id = s.code_id`

/** Not over, as far as we know. */
const ONGOING = "s.status not in ('canceled', 'incomplete_expired')"

/** Somebody's subscriptions in a country, the ones that go on first, then the newest; attempts that came to nothing are left out. */
export const subscriptionsOf = (account: Statements, userId: string, country: CountryCode): Promise<PayerRow[]> =>
  account.all(
    PAYER_ROW,
    `select ${COLUMNS} ${FROM} where s.user_id = ? and price.country = ? and s.status <> 'incomplete_expired'
      and not (s.card is null and s.status = 'canceled')
    order by ${ONGOING} desc, s.created_at desc, s.stripe_id limit 20`,
    userId,
    country,
  )

/** Those that are paid or owed, and begun. */
export const payingSubscriptions = async (account: Statements, userId: string, country: CountryCode): Promise<PayerRow[]> =>
  (await subscriptionsOf(account, userId, country)).filter(
    ({ status, awaitsCard }) => ['trialing', 'active', 'past_due', 'unpaid', 'paused'].includes(status) && awaitsCard === 0,
  )

/** Whether somebody has had a trial in a country: one is given. */
export const hadTrial = async (account: Statements, userId: string, country: CountryCode): Promise<boolean> =>
  (await account.first(
    {},
    `select 1 from stripe_subscription s join stripe_price price on price.stripe_id = s.price_id
    where s.user_id = ? and price.country = ? and s.trial_period_days > 0 and s.card is not null`,
    userId,
    country,
  )) !== null
