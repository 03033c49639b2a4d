import type { ChangeTime } from '#graphql/billing-kinds.ts'
import { PLAN_RIGHTS } from '#graphql/plan-rights.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { PLAN_CHANGE } from '../../db/account/billing-tables.ts'
import type { Statements } from '../../db/client.ts'
import { integer, pick, type RowOf } from '../../db/column-table.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { askCards, CardRefusal, cardsOf } from '../subscription/ask-cards.ts'
import { type FetchedSubscription, SUBSCRIPTION_EXPANDED, subscriptionShape } from '../subscription/fetched-subscription.ts'
import { type BillingContext, syncSubscription } from '../subscription/sync-subscription.ts'
import type { AskedPlan } from './asked-plan.ts'
import { blankStep, nextStep } from './checkout-step.ts'
import type { CheckoutStep } from './checkout-type.ts'
import { ongoingSubscription } from './ongoing.ts'

/** What somebody wants instead of what they have; it is checked. */
export interface AskedChange extends AskedPlan {
  key: string
  userId: string
  country: CountryCode
  at: ChangeTime
}

/** What may be changed: the subscription as it is now. Throws `billing-none`, `billing-state`, `billing-seats-used`. */
export async function changeable(
  context: BillingContext,
  { userId, country, price, quantity }: AskedPlan & { userId: string; country: CountryCode },
): Promise<FetchedSubscription> {
  const subscription = await ongoingSubscription(context, userId, country)
  const isSteady =
    (subscription.status === 'active' || subscription.status === 'trialing') &&
    !subscription.cancel_at_period_end &&
    subscription.cancel_at === null
  if (!isSteady) throw refusal('billing-state', 'Pay what is open, or take the cancellation back, before changing the plan.')
  const seats = PLAN_RIGHTS[price.plan].seats ? quantity : 0
  if (seats < (await givenSeats(context.account, userId)))
    throw refusal('billing-seats-used', 'More seats are given away than would be paid for.')
  return subscription
}

/** Sub-accounts that somebody has given away and not taken back. */
const givenSeats = async (account: Statements, userId: string): Promise<number> =>
  (
    await account.first(
      { n: integer() },
      "select count(*) as n from stripe_info where main_user_id = ? and status <> 'removed' and coalesce(user_id <> main_user_id, 1)",
      userId,
    )
  )?.n ?? 0

/** Changes a subscription now, or has it changed with its next period; what it has already takes a waiting change back. */
export async function changePlan(context: BillingContext, asked: AskedChange): Promise<CheckoutStep> {
  const { country, price, quantity, at } = asked
  const subscription = await changeable(context, asked)
  const [item] = subscription.items.data
  const isAsAsked = ({ items }: FetchedSubscription) => items.data[0].price.id === price.id && (items.data[0].quantity ?? 1) === quantity
  const isAlready = isAsAsked(subscription)
  // in one statement: the change that waited is replaced, never lost
  await (!isAlready && at === 'at-end' ? keepChange(context, asked, subscription) : forgetChange(context.account, subscription.id))
  if (isAlready || at === 'at-end') return blankStep(context, country, 'done')
  const { stripe } = cardsOf(context, country)
  const update = {
    items: [{ id: item.id, price: price.id, quantity }],
    proration_behavior: 'always_invoice' as const,
    expand: SUBSCRIPTION_EXPANDED,
  }
  const change = async (key: string) => {
    await askCards(subscriptionShape, () => stripe.subscriptions.update(subscription.id, update, { idempotencyKey: key }))
    return syncSubscription(context, country, subscription.id)
  }
  const first = await change(`${asked.key}-${subscription.id}`)
  // the same was done under this key before, and something else since: the card service has only repeated its old answer
  const changed = first && !isAsAsked(first) ? await change(crypto.randomUUID()) : first
  return changed ? nextStep(context, country, changed) : blankStep(context, country, 'working')
}

export const forgetChange = (account: Statements, subscriptionId: string): Promise<unknown> =>
  account.run('delete from plan_change where subscription_id = ?', subscriptionId)

const keepChange = (
  { account, clock }: BillingContext,
  { key, userId, country, price, quantity }: AskedChange,
  subscription: FetchedSubscription,
): Promise<unknown> =>
  account.run(
    `insert or replace into plan_change (subscription_id, id, user_id, country, price_id, quantity, due_at, created_at) values (?, ?, ?, ?, ?, ?, ?, ?)`,
    subscription.id,
    key,
    userId,
    country,
    price.id,
    quantity,
    subscription.items.data[0].current_period_end,
    unixSeconds(clock),
  )

/** A waiting change is carried out so long before the period ends: the next invoice is made for the new plan. */
export const CHANGE_AHEAD_SECONDS = 3_600

export const DUE_CHANGE_ROW = pick(PLAN_CHANGE, 'subscriptionId', 'id', 'country', 'priceId', 'quantity')
export type DueChange = RowOf<typeof DUE_CHANGE_ROW>

/** Carries a waiting change out without charging for what is left of the period; one whose subscription ends is dropped. */
export async function carryOutChange(context: BillingContext, due: DueChange): Promise<void> {
  const subscription = await syncSubscription(context, due.country, due.subscriptionId)
  if (subscription && ['active', 'trialing'].includes(subscription.status) && !subscription.cancel_at_period_end) {
    const { stripe } = cardsOf(context, due.country)
    const items = [{ id: subscription.items.data[0].id, price: due.priceId, quantity: due.quantity }]
    await askCards(subscriptionShape, () =>
      stripe.subscriptions.update(
        subscription.id,
        { items, proration_behavior: 'none', expand: SUBSCRIPTION_EXPANDED },
        { idempotencyKey: `change-${due.id}` },
      ),
    ).catch((error: unknown) => {
      // it is not sold any more: what there is goes on
      if (!(error instanceof CardRefusal)) throw error
    })
    await syncSubscription(context, due.country, due.subscriptionId)
  }
  await context.account.run('delete from plan_change where subscription_id = ? and id = ?', due.subscriptionId, due.id)
}
