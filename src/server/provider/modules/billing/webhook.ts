import Stripe from 'stripe'
import { z } from 'zod'
import type { CountryCode } from '#market/vocabulary.ts'
import { BILLING_EVENT } from '../../db/account/billing-tables.ts'
import { pick, type RowOf } from '../../db/column-table.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { type BillingContext, syncSubscription } from '../subscription/sync-subscription.ts'
import { openCardChanges, settleCardChange } from './settle.ts'

/** A webhook that was signed longer ago is a replay. */
export const SIGNED_MAX_SECONDS = 300

const anyId = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish()

/** What is read of an event: where to look. Nothing of it is believed. */
const eventShape = z.object({
  id: z.string(),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.string().optional(),
      subscription: anyId,
      parent: z.object({ subscription_details: z.object({ subscription: anyId }).nullish() }).nullish(),
    }),
  }),
})

export type WebhookAnswer = 'taken' | 'refused'

/**
 * Takes a webhook: verified on its raw body with the country's secret, noted by its id, and a reason to look again, which happens behind the answer. What
 * another account signed, what was changed on the way and what is too old is refused, and changes nothing.
 */
export async function takeWebhook(
  context: BillingContext & { later(work: Promise<unknown>): void },
  country: CountryCode,
  { body, signature }: { body: string; signature: string },
): Promise<WebhookAnswer> {
  const event = await verified(context, country, body, signature)
  if (!event) return 'refused'
  const { object } = event.data
  const subscription =
    object.object === 'subscription' ? object.id : (object.subscription ?? object.parent?.subscription_details?.subscription)
  const setupIntent = object.object === 'setup_intent' ? object.id : null
  const noted = { id: event.id, country, subscriptionId: subscription ?? null, setupIntent: setupIntent ?? null }
  await context.account.run(
    'insert or ignore into billing_event (id, country, subscription_id, setup_intent, at) values (?, ?, ?, ?, ?)',
    noted.id,
    country,
    noted.subscriptionId,
    noted.setupIntent,
    unixSeconds(context.clock),
  )
  context.later(
    lookAt(context, noted).catch(() => {
      // the next run looks
      console.error(JSON.stringify({ event: 'webhook-look-failed', country }))
    }),
  )
  return 'taken'
}

async function verified({ cards }: BillingContext, country: CountryCode, body: string, signature: string) {
  const account = cards.of(country)
  if (!account) return null
  try {
    const { stripe, webhookSecret } = account
    const event = await stripe.webhooks.constructEventAsync(
      body,
      signature,
      webhookSecret,
      SIGNED_MAX_SECONDS,
      Stripe.createSubtleCryptoProvider(),
    )
    return eventShape.safeParse(event).data ?? null
  } catch {
    return null
  }
}

/** A webhook that was taken. */
export const NOTED_EVENT_ROW = pick(BILLING_EVENT, 'id', 'country', 'subscriptionId', 'setupIntent')
export type NotedEvent = RowOf<typeof NOTED_EVENT_ROW>

/** Looks where a webhook points, once; one that was delivered again and looked at before is nothing new. */
export async function lookAt(context: BillingContext, { id, country, subscriptionId, setupIntent }: NotedEvent): Promise<void> {
  const { account, clock } = context
  const where = 'from billing_event where country = ? and id = ? and looked_at is null'
  if (!(await account.first({}, `select 1 ${where}`, country, id))) return
  if (subscriptionId) await syncSubscription(context, country, subscriptionId)
  if (setupIntent)
    for (const change of await openCardChanges(account, 'setup_intent = ? and country = ?', setupIntent, country))
      await settleCardChange(context, change)
  await account.run('update billing_event set looked_at = ? where country = ? and id = ?', unixSeconds(clock), country, id)
}
