import type { CountryCode } from '#market/vocabulary.ts'
import { STRIPE_CUSTOMER, STRIPE_TURN } from '../../db/account/billing-tables.ts'
import type { Statements } from '../../db/client.ts'
import { pick } from '../../db/column-table.ts'
import type { CardPort } from '../../ports/cards/cards.ts'
import { type Clock, unixSeconds } from '../../ports/clock/clock.ts'
import { askCards, CardRefusal, cardsOf } from './ask-cards.ts'
import { type FetchedSubscription, SUBSCRIPTION_EXPANDED, subscriptionShape } from './fetched-subscription.ts'
import { writeSubscription } from './write-subscription.ts'

/** What looking at the card service needs; requests and scheduled jobs have it. */
export interface BillingContext {
  account: Statements
  cards: CardPort
  clock: Clock
}

/**
 * Fetches what the card service says of a subscription and writes it once: the only writer of what is known of subscriptions, whoever asks (a webhook,
 * the page that a payment returns to, the daily look, a person). It takes its turn before it asks, and what a later turn has found is never overwritten,
 * so that answers that overtake each other end at the newest. Returns what was fetched; null where there is none, or nobody it belongs to.
 */
export async function syncSubscription(context: BillingContext, country: CountryCode, id: string): Promise<FetchedSubscription | null> {
  const { account, clock } = context
  const { stripe } = cardsOf(context, country)
  const turn = await takeTurn(account, id)
  const subscription = await askCards(subscriptionShape, () => stripe.subscriptions.retrieve(id, { expand: SUBSCRIPTION_EXPANDED })).catch(
    (error: unknown) => {
      if (error instanceof CardRefusal && error.code === 'resource_missing') return null
      throw error
    },
  )
  if (!subscription) return null
  const userId = await payerOf(account, country, subscription)
  if (userId === null) return null
  await writeSubscription(account, { country, userId, subscription, turn, now: unixSeconds(clock) })
  return subscription
}

async function takeTurn(account: Statements, id: string): Promise<number> {
  const row = await account.first(
    pick(STRIPE_TURN, 'asked'),
    'insert into stripe_turn (subscription_id, asked) values (?, 1) on conflict (subscription_id) do update set asked = asked + 1 returning asked',
    id,
  )
  return row?.asked ?? 1
}

/** Whose customer it is; before that is noted, whose checkout it came from. */
async function payerOf(account: Statements, country: CountryCode, { customer, metadata }: FetchedSubscription): Promise<string | null> {
  const row = await account.first(
    pick(STRIPE_CUSTOMER, 'userId'),
    `select user_id as userId from stripe_customer where country = ?1 and customer_id = ?2
    union all select user_id from billing_checkout where id = ?3 and country = ?1 limit 1`,
    country,
    customer.id,
    metadata.checkout ?? '',
  )
  return row?.userId ?? null
}
