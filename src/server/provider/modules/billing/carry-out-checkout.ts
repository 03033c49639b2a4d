import { z } from 'zod'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { codeById } from '../promotion-code/code-rows.ts'
import { askCards, CardRefusal, cardsOf } from '../subscription/ask-cards.ts'
import type { FetchedSubscription } from '../subscription/fetched-subscription.ts'
import { type BillingContext, syncSubscription } from '../subscription/sync-subscription.ts'
import {
  type CheckoutRow,
  checkoutById,
  endCheckout,
  type InvoiceParty,
  leaseCheckout,
  noteCustomer,
  noteSubscription,
  releaseCheckout,
} from './checkout-row.ts'

/** The card service keeps the key of a request for a day; with an older one it would do it anew. */
const KEY_LIVES_SECONDS = 20 * 3_600
const WAIT_MS = 150
const WAITS = 40

const made = z.object({ id: z.string() })

/** The key of a step of a checkout at the card service: the same whenever the step is tried again. */
const stepKey = ({ id }: Pick<CheckoutRow, 'id'>, step: 'customer' | 'rename' | 'subscription'): string => `checkout-${id}-${step}`

/**
 * Carries an open checkout out as far as the card service's subscription, and returns that; null while somebody else does. It may be killed between any two
 * steps: whoever comes next sends the same requests under the same keys and gets the same customer and the same subscription.
 */
export async function carryOut(context: BillingContext, row: CheckoutRow): Promise<FetchedSubscription | null> {
  const known = row.subscriptionId ?? (await ownOrOthers(context, row))
  return known === null ? null : syncSubscription(context, row.country, known)
}

/** The id of the subscription, made by this request or by another that is at it. */
async function ownOrOthers(context: BillingContext, row: CheckoutRow): Promise<string | null> {
  const { account, clock } = context
  for (let wait = 0; wait < WAITS; wait++) {
    if (await leaseCheckout(account, row.id, unixSeconds(clock))) return makeSubscription(context, row)
    const now = await checkoutById(account, row.id)
    if (now?.state !== 'open' || now.subscriptionId) return now?.subscriptionId ?? null
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  return null
}

async function makeSubscription(context: BillingContext, row: CheckoutRow): Promise<string | null> {
  const { account, clock } = context
  const now = unixSeconds(clock)
  if (now - row.createdAt > KEY_LIVES_SECONDS) {
    await endCheckout(account, row.id, now)
    return null
  }
  try {
    const customer = row.customerId === null ? await makeCustomer(context, row) : await renameCustomer(context, row, row.customerId)
    const { id } = await askForSubscription(context, row, customer)
    await noteSubscription(account, row.id, id)
    return id
  } catch (error) {
    if (error instanceof CardRefusal) {
      await endCheckout(account, row.id, now)
      throw refusalOf(error)
    }
    await releaseCheckout(account, row.id)
    throw error
  }
}

/** Why the card service takes no such subscription. */
function refusalOf({ about, code }: CardRefusal) {
  if (about.includes('promotion_code') || about.startsWith('discounts')) return refusal('code-used-up', 'The code can no longer be used.')
  return code === 'resource_missing' && about.includes('price')
    ? refusal('billing-plan', 'This plan is not sold any more.')
    : refusal('billing-unreachable', 'The card service refused. Nothing was charged.')
}

/** Who the invoices are to name, as the card service takes it. */
function customerOf({ details, country, userId }: CheckoutRow) {
  // written by invoiceParty
  const { name, email, address, taxNumber }: InvoiceParty = JSON.parse(details)
  return { name, email, metadata: { userId, taxNumber }, ...(address && { address: { line1: address, country } }) }
}

async function makeCustomer(context: BillingContext, row: CheckoutRow): Promise<string> {
  const { stripe } = cardsOf(context, row.country)
  const { id } = await askCards(made, () => stripe.customers.create(customerOf(row), { idempotencyKey: stepKey(row, 'customer') }))
  await noteCustomer(context.account, row, id, unixSeconds(context.clock))
  return id
}

async function renameCustomer(context: BillingContext, row: CheckoutRow, customer: string): Promise<string> {
  const { stripe } = cardsOf(context, row.country)
  const { id } = await askCards(made, () => stripe.customers.update(customer, customerOf(row), { idempotencyKey: stepKey(row, 'rename') }))
  return id
}

async function askForSubscription(context: BillingContext, row: CheckoutRow, customer: string) {
  const { stripe } = cardsOf(context, row.country)
  const code = row.codeId === null ? null : await codeById(context.account, row.codeId)
  return askCards(made, () =>
    stripe.subscriptions.create(
      {
        customer,
        items: [{ price: row.priceId, quantity: row.quantity }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        ...(row.trialDays > 0 && {
          trial_period_days: row.trialDays,
          trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
        }),
        ...(code?.promotionId && { discounts: [{ promotion_code: code.promotionId }] }),
        metadata: { checkout: row.id, userId: row.userId, code: row.codeId ?? '', attribution: row.attribution ?? '' },
      },
      { idempotencyKey: stepKey(row, 'subscription') },
    ),
  )
}
