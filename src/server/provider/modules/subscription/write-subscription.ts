import type { CountryCode } from '#market/vocabulary.ts'
import type { Guard, Statements } from '../../db/client.ts'
import { awaitsCard, type FetchedPrice, type FetchedSubscription, nextAmount, payingCard } from './fetched-subscription.ts'
import { payerNews } from './payer-news.ts'

/** A subscription that was fetched in a turn, and whose it is. */
export interface SubscriptionWrite {
  country: CountryCode
  userId: string
  subscription: FetchedSubscription
  turn: number
  /** unix seconds */
  now: number
}

/**
 * Writes what was fetched, as one transaction: the subscription, the checkout it came from, the use of its code, and what its payer is to be told.
 * Nothing is written where a later turn has been written already.
 */
export async function writeSubscription(account: Statements, fetched: SubscriptionWrite): Promise<void> {
  const { country, subscription, turn, now, userId } = fetched
  const inTurn: Guard = {
    sql: 'exists (select 1 from stripe_turn where subscription_id = ? and written = ?) and exists (select 1 from user where id = ?)',
    parameters: [subscription.id, turn, userId],
  }
  await Promise.all([
    account.run('update stripe_turn set written = ?1 where subscription_id = ?2 and written < ?1', turn, subscription.id),
    ...writePrice(account, country, subscription.items.data[0].price),
    writeSubscriptionRow(account, fetched, inTurn),
    writeCheckout(account, fetched, inTurn),
    account.run(
      `insert or ignore into promotion_use (code_id, user_id, at) select id, ?, ? from promotion_code where id = ? and ${inTurn.sql}`,
      userId,
      now,
      isBegun(subscription) ? promotionOf(subscription) : null,
      ...inTurn.parameters,
    ),
    ...payerNews(subscription, country, now).map(({ key, kind, facts }) =>
      account.run(
        `insert or ignore into billing_news (key, user_id, country, kind, facts, at) select ?, ?, ?, ?, ?, ? where ${inTurn.sql}`,
        key,
        userId,
        country,
        kind,
        JSON.stringify(facts),
        now,
        ...inTurn.parameters,
      ),
    ),
  ])
}

/** Whether the checkout of a subscription is over, because it was paid or its card was named. */
export const isBegun = (subscription: FetchedSubscription): boolean =>
  !['incomplete', 'incomplete_expired'].includes(subscription.status) && !awaitsCard(subscription)

/** A code is named by the checkout that it came with, as long as the service counts a discount, or has. */
const promotionOf = ({ metadata }: FetchedSubscription): string | null => metadata.code || null

/** Keeps a price and its product as they are now. */
export const writePrice = (account: Statements, country: CountryCode, price: FetchedPrice): Promise<unknown>[] => [
  account.run(
    'insert into stripe_product (stripe_id, name) values (?1, ?2) on conflict (stripe_id) do update set name = ?2',
    price.product.id,
    price.product.name,
  ),
  account.run(
    `insert into stripe_price (stripe_id, product_id, country, name, recurring_type, interval_count, unit_amount, currency_code, front_params, lookup_key,
      tiers, trial_days) values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)
    on conflict (stripe_id) do update set product_id = ?2, name = ?4, unit_amount = ?7, front_params = ?9, lookup_key = ?10, tiers = ?11, trial_days = ?12`,
    price.id,
    price.product.id,
    country,
    price.name,
    price.interval,
    price.intervalCount,
    price.unitAmount,
    price.currencyCode,
    price.frontParams,
    price.lookupKey,
    JSON.stringify(price.tiers),
    price.trialDays,
  ),
]

/** Since when a payment is due. */
const pastDueAt = ({ status, latest_invoice }: FetchedSubscription): number | null =>
  ['past_due', 'unpaid'].includes(status) ? (latest_invoice?.created ?? null) : null

function writeSubscriptionRow(
  account: Statements,
  { userId, subscription, now }: SubscriptionWrite,
  { sql, parameters }: Guard,
): Promise<unknown> {
  const [{ price, quantity = 1, current_period_end: periodEnd }] = subscription.items.data
  const { trial_start, trial_end, latest_invoice: invoice } = subscription
  const card = payingCard(subscription)
  const isOpen = invoice?.status === 'open'
  const columns: Record<string, string | number | null> = {
    user_id: userId,
    price_id: price.id,
    recurring_price_quantity: quantity,
    trial_period_days: trial_start !== null && trial_end !== null ? Math.round((trial_end - trial_start) / 86_400) : null,
    status: subscription.status,
    past_due_at: pastDueAt(subscription),
    cancel_at_period_end: subscription.cancel_at_period_end || subscription.cancel_at !== null ? 1 : 0,
    expire_at: subscription.ended_at ?? periodEnd,
    created_at: subscription.created,
    customer_id: subscription.customer.id,
    awaits_card: awaitsCard(subscription) ? 1 : 0,
    trial_end_at: trial_end,
    ends_at: subscription.ended_at ?? subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEnd : null),
    open_invoice: isOpen ? invoice.id : null,
    open_amount: isOpen ? invoice.amount_remaining : null,
    next_amount: nextAmount(subscription),
    card: card && JSON.stringify(card),
    code_id: promotionOf(subscription),
    attribution: subscription.metadata.attribution || null,
    updated_at: now,
    fetched_at: now,
  }
  const names = Object.keys(columns)
  const marks = names.map(() => '?').join(', ')
  return account.run(
    `insert into stripe_subscription (stripe_id, ${names.join(', ')}) select ?, ${marks} where ${sql}
    on conflict (stripe_id) do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    subscription.id,
    ...Object.values(columns),
    ...parameters,
  )
}

/** The checkout follows its subscription: a kill between making one and noting it changes nothing. */
function writeCheckout(account: Statements, { subscription, now }: SubscriptionWrite, { sql, parameters }: Guard): Promise<unknown> {
  const isOver = ['incomplete_expired', 'canceled'].includes(subscription.status)
  const state = isOver ? 'ended' : isBegun(subscription) ? 'done' : 'open'
  return account.run(
    `update billing_checkout set subscription_id = ?, customer_id = ?, lease_until = null, updated_at = ?,
      state = case when state = 'open' then ? else state end
    where id = ? and ${sql}`,
    subscription.id,
    subscription.customer.id,
    now,
    state,
    subscription.metadata.checkout ?? '',
    ...parameters,
  )
}
