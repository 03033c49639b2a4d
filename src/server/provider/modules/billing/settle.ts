import { z } from 'zod'
import type { CountryCode } from '#market/vocabulary.ts'
import { CARD_CHANGE } from '../../db/account/billing-tables.ts'
import type { Statements } from '../../db/client.ts'
import { pick, type RowOf } from '../../db/column-table.ts'
import { askCards, CardRefusal, cardsOf } from '../subscription/ask-cards.ts'
import { type BillingContext, syncSubscription } from '../subscription/sync-subscription.ts'
import { carryOut } from './carry-out-checkout.ts'
import { openCheckout } from './checkout-row.ts'
import { blankStep, nextStep } from './checkout-step.ts'
import type { CheckoutStep } from './checkout-type.ts'
import { subscriptionsOf } from './payer-rows.ts'

/** Looks again at everything of a person in a country, and says what is next. */
export async function settle(context: BillingContext, userId: string, country: CountryCode): Promise<CheckoutStep> {
  for (const change of await openCardChanges(context.account, 'user_id = ? and country = ?', userId, country))
    await settleCardChange(context, change)
  const row = await openCheckout(context.account, userId, country)
  const begun = row && (await carryOut(context, row))
  if (begun) return nextStep(context, country, begun)
  if (row) return blankStep(context, country, 'working')
  const [newest] = await subscriptionsOf(context.account, userId, country)
  const subscription = newest ? await syncSubscription(context, country, newest.stripeId) : null
  return subscription ? nextStep(context, country, subscription) : blankStep(context, country, 'none')
}

/** A card that was to be named. */
const CARD_CHANGE_ROW = pick(CARD_CHANGE, 'setupIntent', 'userId', 'country', 'subscriptionId')
export type CardChange = RowOf<typeof CARD_CHANGE_ROW>

export const openCardChanges = (account: Statements, where: string, ...parameters: (string | number)[]): Promise<CardChange[]> =>
  account.all(
    CARD_CHANGE_ROW,
    `select setup_intent as setupIntent, user_id as userId, country, subscription_id as subscriptionId from card_change
    where is_open = 1 and ${where} order by created_at limit 20`,
    ...parameters,
  )

const setupShape = z.object({
  status: z.string(),
  payment_method: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullable(),
  customer: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullable(),
})
const made = z.object({ id: z.string() })

/** Lets the card that was named pay from now on; done again, it changes nothing. A card that was not named yet is left to the next look. */
export async function settleCardChange(context: BillingContext, { setupIntent, country, subscriptionId }: CardChange): Promise<void> {
  const { stripe } = cardsOf(context, country)
  const now = await askCards(setupShape, () => stripe.setupIntents.retrieve(setupIntent)).catch((error: unknown) => {
    if (error instanceof CardRefusal) return null
    throw error
  })
  const { payment_method: card, customer } = now ?? {}
  if (now?.status === 'succeeded' && card && customer) {
    await askCards(made, () => stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } }))
    await askCards(made, () => stripe.subscriptions.update(subscriptionId, { default_payment_method: card })).catch((error: unknown) => {
      // it has ended meanwhile
      if (!(error instanceof CardRefusal)) throw error
    })
    await syncSubscription(context, country, subscriptionId)
  } else if (now && now.status !== 'canceled') return
  await context.account.run('update card_change set is_open = 0 where setup_intent = ?', setupIntent)
}
