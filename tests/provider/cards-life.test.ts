import type Stripe from 'stripe'
import { expect, it } from 'vitest'
import { BEGUN, cents, DAY_SECONDS, deskClient, giveCard, newShop, refusal } from './cards-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const { stripe } = deskClient(provider)

const HOUR = 3_600
const MONTH = 31 * DAY_SECONDS

const typesOf = async (customer: string, type: string) =>
  (await stripe.events.list({ type, limit: 100 })).data.filter(({ data }) => Reflect.get(data.object, 'customer') === customer)

async function subscribe(token = 'pm_card_visa', more: { trial_period_days?: number } = {}, client = stripe, currency = 'sgd') {
  const shop = await newShop(client, currency)
  await giveCard(client, shop.customer.id, token)
  const subscription = await client.subscriptions.create({ customer: shop.customer.id, items: [{ price: shop.monthly.id }], ...more })
  const advance = (seconds: number) => client.testHelpers.testClocks.advance(shop.clock.id, { frozen_time: BEGUN + seconds })
  const now = (...expand: string[]) => client.subscriptions.retrieve(subscription.id, { expand })
  return { ...shop, subscription, item: subscription.items.data[0]?.id ?? '', advance, now }
}

it('a trial costs nothing, is announced three days before its end, and is charged an hour after it', async () => {
  const { subscription, customer, advance, now } = await subscribe('pm_card_visa', { trial_period_days: 14 })
  expect(subscription).toMatchObject({ status: 'trialing', trial_start: BEGUN, trial_end: BEGUN + 14 * DAY_SECONDS })
  expect(await now('latest_invoice')).toMatchObject({ latest_invoice: { status: 'paid', total: 0, billing_reason: 'subscription_create' } })
  await advance(12 * DAY_SECONDS)
  expect(await typesOf(customer.id, 'customer.subscription.trial_will_end')).toMatchObject([{ created: BEGUN + 11 * DAY_SECONDS }])
  await advance(14 * DAY_SECONDS)
  expect(await now('latest_invoice')).toMatchObject({
    status: 'active',
    latest_invoice: { status: 'draft', billing_reason: 'subscription_cycle' },
  })
  await advance(14 * DAY_SECONDS + HOUR)
  expect(await now('latest_invoice')).toMatchObject({ status: 'active', latest_invoice: { status: 'paid', amount_paid: cents.pro } })
})

it('a trial whose card fails is past due, tried again, and ends after the last try', async () => {
  const { customer, advance, now } = await subscribe('pm_card_chargeCustomerFail', { trial_period_days: 7 })
  const end = 7 * DAY_SECONDS + HOUR
  await advance(end)
  expect(await now('latest_invoice')).toMatchObject({
    status: 'past_due',
    latest_invoice: { status: 'open', attempt_count: 1, next_payment_attempt: BEGUN + end + 3 * DAY_SECONDS },
  })
  await advance(end + 8 * DAY_SECONDS)
  expect(await now('latest_invoice')).toMatchObject({ status: 'past_due', latest_invoice: { attempt_count: 3 } })
  await advance(end + 16 * DAY_SECONDS)
  expect(await now('latest_invoice')).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
    latest_invoice: { status: 'open', attempt_count: 4, next_payment_attempt: null },
  })
  expect(await typesOf(customer.id, 'invoice.payment_failed')).toHaveLength(4)
})

it('stays unpaid after the last try where the account is set so, and comes back when it is paid', async () => {
  const { stripe: australia } = deskClient(provider, 'au')
  const { customer, advance, now } = await subscribe('pm_card_chargeCustomerFail', { trial_period_days: 1 }, australia, 'aud')
  await advance(20 * DAY_SECONDS)
  expect((await now()).status).toBe('unpaid')
  await giveCard(australia, customer.id)
  const { latest_invoice: invoice } = await now()
  expect(await australia.invoices.pay(String(invoice))).toMatchObject({ status: 'paid', attempt_count: 5 })
  expect((await now()).status).toBe('active')
})

it('a card that is changed while a payment is overdue pays the next try', async () => {
  const { customer, advance, now } = await subscribe('pm_card_chargeCustomerFail', { trial_period_days: 1 })
  await advance(2 * DAY_SECONDS)
  expect((await now()).status).toBe('past_due')
  await giveCard(stripe, customer.id)
  await advance(5 * DAY_SECONDS)
  expect(await now('latest_invoice')).toMatchObject({ status: 'active', latest_invoice: { status: 'paid', attempt_count: 2 } })
})

it('renews month by month and keeps the day', async () => {
  const { advance, now, customer } = await subscribe()
  await advance(100 * DAY_SECONDS)
  const { data } = await stripe.invoices.list({ customer: customer.id })
  expect(data.map(({ status, billing_reason: reason }) => [status, reason])).toEqual([
    ['paid', 'subscription_cycle'],
    ['paid', 'subscription_cycle'],
    ['paid', 'subscription_cycle'],
    ['paid', 'subscription_create'],
  ])
  const { items } = await now()
  expect(new Date((items.data[0]?.current_period_end ?? 0) * 1_000).toISOString()).toBe('2027-05-12T04:00:00.000Z')
})

it('a renewal whose card asks for its holder is past due until they answered', async () => {
  const { advance, now, customer } = await subscribe()
  await giveCard(stripe, customer.id, 'pm_card_authenticationRequired')
  await advance(MONTH + HOUR)
  expect(await now('latest_invoice.payments.data.payment.payment_intent')).toMatchObject({
    status: 'past_due',
    latest_invoice: { payments: { data: [{ payment: { payment_intent: { status: 'requires_action' } } }] } },
  })
  expect(await typesOf(customer.id, 'invoice.payment_action_required')).toHaveLength(1)
})

it('an upgrade credits what is left and charges the rest, at once or with the next invoice', async () => {
  const { subscription, item, team, advance, now } = await subscribe()
  await advance(MONTH / 2)
  const items = [{ id: item, price: team.id }]
  const preview = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: { items, proration_behavior: 'always_invoice' },
  })
  expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-cents.pro / 2, cents.team / 2])
  expect([preview.total, preview.amount_due]).toEqual([2_500, 2_500])
  expect((await now()).items.data[0]?.price.id).not.toBe(team.id)
  await stripe.subscriptions.update(subscription.id, { items, proration_behavior: 'always_invoice' })
  expect(await now('latest_invoice')).toMatchObject({
    items: { data: [{ id: item, price: { id: team.id } }] },
    latest_invoice: { status: 'paid', amount_paid: 2_500, billing_reason: 'subscription_update' },
  })
  await advance((MONTH * 3) / 4)
  await stripe.subscriptionItems.update(item, { quantity: 3 })
  const next = await stripe.invoices.createPreview({ subscription: subscription.id })
  expect(next.lines.data.map(({ amount }) => amount)).toEqual([-cents.team / 4, (3 * cents.team) / 4, 3 * cents.team])
  await advance(MONTH + HOUR)
  expect(await now('latest_invoice')).toMatchObject({ latest_invoice: { amount_paid: next.total } })
})

it('another interval begins a new period, with the credit of the old one', async () => {
  const { subscription, item, yearly, advance, now } = await subscribe()
  await advance(MONTH / 2)
  await stripe.subscriptions.update(subscription.id, { items: [{ id: item, price: yearly.id }] })
  const after = await now('latest_invoice')
  expect(after).toMatchObject({ latest_invoice: { amount_paid: cents.yearly - cents.pro / 2 }, billing_cycle_anchor: BEGUN + MONTH / 2 })
  expect(after.items.data[0]?.current_period_end).toBe(BEGUN + MONTH / 2 + 365 * DAY_SECONDS)
})

it('what a smaller plan gives back is credit for the next invoices', async () => {
  const { subscription, item, monthly, team, customer, advance } = await subscribe()
  await stripe.subscriptions.update(subscription.id, { items: [{ id: item, price: team.id }], proration_behavior: 'none' })
  await advance(MONTH + HOUR)
  await stripe.subscriptions.update(subscription.id, { items: [{ id: item, price: monthly.id }], proration_behavior: 'always_invoice' })
  const { balance } = (await stripe.customers.retrieve(customer.id)) as { balance: number }
  expect(balance).toBeLessThan(-4_900)
  await advance(2 * MONTH)
  const [latest] = (await stripe.invoices.list({ customer: customer.id, limit: 1 })).data
  expect(latest).toMatchObject({ total: cents.pro, amount_due: Math.max(cents.pro + balance, 0), starting_balance: balance })
})

it('a change that is not paid waits, and holds once it is', async () => {
  const { subscription, item, team, customer, now } = await subscribe()
  await giveCard(stripe, customer.id, 'pm_card_chargeCustomerFail')
  const items = [{ id: item, price: team.id }]
  const change = (asked: Pick<Stripe.SubscriptionUpdateParams, 'items' | 'payment_behavior'>) =>
    stripe.subscriptions.update(subscription.id, { ...asked, proration_behavior: 'always_invoice' })
  const waiting = await change({ items, payment_behavior: 'pending_if_incomplete' })
  expect(waiting).toMatchObject({ status: 'active', pending_update: { subscription_items: [{ price: { id: team.id } }] } })
  expect(waiting.items.data[0]?.price.id).not.toBe(team.id)
  const method = await giveCard(stripe, customer.id)
  await stripe.invoices.pay(String(waiting.latest_invoice), { payment_method: method.id })
  expect(await now()).toMatchObject({ status: 'active', pending_update: null, items: { data: [{ price: { id: team.id } }] } })
  await giveCard(stripe, customer.id, 'pm_card_chargeCustomerFail')
  expect(await refusal(change({ items: [{ id: item, quantity: 9 }], payment_behavior: 'error_if_incomplete' }))).toMatchObject({
    code: 'card_declined',
  })
  expect((await now()).items.data[0]?.quantity).toBe(1)
})

it('ends with its period when it is cancelled, and goes on when that is taken back', async () => {
  const { subscription, advance, now } = await subscribe()
  const leaving = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  expect(leaving).toMatchObject({ status: 'active', cancel_at: BEGUN + MONTH, canceled_at: BEGUN })
  expect(await refusal(stripe.invoices.createPreview({ subscription: subscription.id }))).toMatchObject({ code: 'invoice_upcoming_none' })
  expect(await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })).toMatchObject({
    cancel_at: null,
    canceled_at: null,
  })
  await advance(MONTH + HOUR)
  expect((await now()).status).toBe('active')
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  await advance(2 * MONTH)
  expect(await now()).toMatchObject({ status: 'canceled', ended_at: expect.any(Number) })
  expect(await refusal(stripe.subscriptions.cancel(subscription.id))).toMatchObject({ code: 'resource_missing' })
})

it('a smaller plan at the end of the period comes by a schedule', async () => {
  const { subscription, monthly, team, item, advance, now } = await subscribe()
  await stripe.subscriptions.update(subscription.id, { items: [{ id: item, price: team.id }], proration_behavior: 'none' })
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id })
  const [running] = schedule.phases
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    phases: [
      { start_date: running?.start_date, end_date: running?.end_date, items: [{ price: team.id, quantity: 1 }] },
      { items: [{ price: monthly.id, quantity: 2 }], duration: { interval: 'month' } },
    ],
  })
  expect(await now()).toMatchObject({ schedule: schedule.id, items: { data: [{ price: { id: team.id } }] } })
  const direct = stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  expect(await refusal(direct)).toMatchObject({ statusCode: 400, message: expect.stringContaining(schedule.id) })
  await advance(MONTH + HOUR)
  expect(await now('latest_invoice')).toMatchObject({
    items: { data: [{ id: item, price: { id: monthly.id }, quantity: 2 }] },
    latest_invoice: { amount_paid: 2 * cents.pro },
  })
  await advance(3 * MONTH)
  expect(await now()).toMatchObject({ schedule: null, status: 'active' })
  expect(await stripe.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({
    status: 'released',
    released_subscription: subscription.id,
  })
})

it('a trial without a card waits for one, and ends as it was set to', async () => {
  const { customer, monthly, clock } = await newShop(stripe)
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: monthly.id }],
    trial_period_days: 7,
    payment_behavior: 'default_incomplete',
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['pending_setup_intent'],
  })
  const setup = subscription.pending_setup_intent
  expect(setup).toMatchObject({ object: 'setup_intent', status: 'requires_payment_method' })
  await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: BEGUN + 8 * DAY_SECONDS })
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled')
})
