import type { DatabaseSync } from 'node:sqlite'
import { recordOf } from '#lib/records.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { Statements } from '../../db/client.ts'
import { writableFile } from '../../db/writable-file.ts'
import { readPrices } from '../../modules/plan/read-prices.ts'
import { type BillingContext, syncSubscription } from '../../modules/subscription/sync-subscription.ts'
import { openCards } from '../../ports/open-cards.ts'
import { DEMO_ACCOUNTS } from '../people/accounts.ts'
import { DEMO_PAYERS, type DemoPayer, type PaidState } from './payers.ts'

const DAY = 86_400

interface Databases {
  account: DatabaseSync
  trade: DatabaseSync
}

/**
 * Has invented people subscribe at the local card desk, in every state, and the demo's subscriber for a team with two seats; what the account database says
 * of them is fetched from the desk, so that both agree. Who is a customer already is left alone. `now` in unix seconds.
 */
export async function fillSubscriptions({ account, trade }: Databases, now: number): Promise<void> {
  const clock = { nowMs: () => now * 1_000 }
  const work: Promise<unknown>[] = []
  const cards = openCards({
    keys: recordOf(COUNTRY_CODES, () => null),
    apiBase: null,
    isLocal: true,
    database: writableFile(trade),
    clock,
    deliver: null,
    later: (one) => work.push(one),
  })
  const context: BillingContext = { account: new Statements(writableFile(account)), cards, clock }
  for (const country of ['SG', 'MY', 'AU'] as const) await readPrices(context, country)
  const { id, email, name } = DEMO_ACCOUNTS.subscriber
  const subscriber: DemoPayer = {
    id,
    email,
    name,
    country: 'SG',
    kind: 'agent',
    price: 'sg-agent-team-month',
    quantity: 2,
    state: 'active',
  }
  for (const payer of [subscriber, ...DEMO_PAYERS]) await subscribe(context, account, payer, now)
  // what stood in for it before there was a desk
  account
    .prepare(
      "delete from stripe_subscription where stripe_id = 'sub_demo_agent' and exists (select 1 from stripe_customer where user_id = ?)",
    )
    .run(id)
  await Promise.all(work)
}

async function subscribe(context: BillingContext, db: DatabaseSync, payer: DemoPayer, now: number): Promise<void> {
  putUser(db, payer, now)
  const isThere = db.prepare('select 1 from user where id = ?').get(payer.id)
  const isKnown = db.prepare('select 1 from stripe_customer where user_id = ?').get(payer.id)
  const price = db.prepare('select stripe_id as id from stripe_price where lookup_key = ?').get(payer.price)
  if (!isThere || isKnown || !price) return
  const stripe = context.cards.of(payer.country)?.stripe
  if (!stripe) return
  const { begunDaysAgo, trialDays, isLeftUnpaid, laterCard, end } = STATES[payer.state]
  const begun = begunDaysAgo === 0 ? null : await stripe.testHelpers.testClocks.create({ frozen_time: now - begunDaysAgo * DAY })
  const customer = await stripe.customers.create({
    name: payer.name,
    email: payer.email,
    metadata: { userId: payer.id },
    ...(begun && { test_clock: begun.id }),
  })
  if (!isLeftUnpaid) await giveCard(stripe, customer.id, 'pm_card_visa')
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: String(price.id), quantity: payer.quantity }],
    metadata: { userId: payer.id },
    ...(isLeftUnpaid && { payment_behavior: 'default_incomplete' as const }),
    ...(trialDays > 0 && { trial_period_days: trialDays }),
  })
  if (laterCard) await giveCard(stripe, customer.id, laterCard)
  if (begun) await stripe.testHelpers.testClocks.advance(begun.id, { frozen_time: now })
  if (end === 'now') await stripe.subscriptions.cancel(subscription.id)
  if (end === 'period') await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  db.prepare('insert into stripe_customer (user_id, country, customer_id, created_at) values (?, ?, ?, ?)').run(
    payer.id,
    payer.country,
    customer.id,
    now,
  )
  await syncSubscription(context, payer.country, subscription.id)
}

type Client = NonNullable<ReturnType<BillingContext['cards']['of']>>['stripe']

async function giveCard(stripe: Client, customer: string, card: string): Promise<void> {
  const { id } = await stripe.paymentMethods.attach(card, { customer })
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } })
}

interface Way {
  /** 0: today, by the real clock; else by a clock of their own, which stands still now */
  begunDaysAgo: number
  trialDays: number
  /** the first payment waits */
  isLeftUnpaid: boolean
  /** with which the renewal is tried */
  laterCard: string | null
  end: 'now' | 'period' | null
}

const PLAIN: Way = { begunDaysAgo: 0, trialDays: 0, isLeftUnpaid: false, laterCard: null, end: null }

/** How a subscription comes into each state. */
const STATES: Record<PaidState, Way> = {
  active: PLAIN,
  trialing: { ...PLAIN, trialDays: 14 },
  ending: { ...PLAIN, end: 'period' },
  canceled: { ...PLAIN, end: 'now' },
  incomplete: { ...PLAIN, isLeftUnpaid: true },
  incomplete_expired: { ...PLAIN, begunDaysAgo: 3, isLeftUnpaid: true },
  past_due: { ...PLAIN, begunDaysAgo: 33, laterCard: 'pm_card_chargeCustomerFail' },
}

/** Somebody without a password: the account is there to be looked at by staff. */
function putUser(db: DatabaseSync, { id, email, name, country, kind }: DemoPayer, now: number): void {
  db.prepare(
    `insert or ignore into user (id, email, email_key, nick_name, country, kind, roles, email_verified_at, created_at, updated_at)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(id, email, email, name, country, kind, JSON.stringify([kind]), now, now, now)
}
