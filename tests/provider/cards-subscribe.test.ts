import { expect, it } from 'vitest'
import { askAsPage, BEGUN, cents, DAY_SECONDS, deskClient, giveCard, newShop, refusal } from './cards-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const { stripe } = deskClient(provider)

/** A subscription whose first payment waits for a page. */
async function beginCheckout() {
  const shop = await newShop(stripe)
  const subscription = await stripe.subscriptions.create({
    customer: shop.customer.id,
    items: [{ price: shop.monthly.id, quantity: 2 }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.confirmation_secret'],
  })
  const invoice = subscription.latest_invoice
  if (typeof invoice !== 'object' || !invoice?.confirmation_secret) throw new Error('There is no secret to confirm with.')
  const { client_secret: secret } = invoice.confirmation_secret
  return { ...shop, subscription, invoice, secret, intent: secret.split('_secret_')[0] ?? '' }
}

it('begins a subscription that a page pays with a card', async () => {
  const { subscription, invoice, secret, intent, customer } = await beginCheckout()
  expect(subscription.status).toBe('incomplete')
  expect(invoice).toMatchObject({
    status: 'open',
    amount_due: 2 * cents.pro,
    billing_reason: 'subscription_create',
    number: expect.any(String),
  })
  const paid = await askAsPage(provider, `payment_intents/${intent}/confirm`, { client_secret: secret, payment_method: 'pm_card_visa' })
  expect(paid).toMatchObject({ status: 200, body: { id: intent, status: 'succeeded', amount: 2 * cents.pro } })
  expect(paid.body.customer).toBeUndefined()
  const after = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice', 'default_payment_method'] })
  expect(after).toMatchObject({ status: 'active', latest_invoice: { status: 'paid', amount_paid: 2 * cents.pro, amount_remaining: 0 } })
  expect(after.default_payment_method).toMatchObject({ card: { last4: '4242' }, customer: customer.id })
  expect(after.items.data[0]).toMatchObject({ current_period_start: BEGUN, current_period_end: BEGUN + 31 * DAY_SECONDS })
  expect((await stripe.charges.list({ customer: customer.id })).data).toHaveLength(1)
})

it.each([
  ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card', undefined],
])('says why a bank declines %s, and another card pays', async (token, code, declineCode) => {
  const { subscription, secret, intent } = await beginCheckout()
  const refused = await askAsPage(provider, `payment_intents/${intent}/confirm`, { client_secret: secret, payment_method: token })
  expect(refused).toMatchObject({ status: 402, body: { error: { type: 'card_error', code } } })
  expect(refused.body.error?.decline_code).toBe(declineCode)
  expect(refused.body.error?.payment_intent).toMatchObject({ status: 'requires_payment_method' })
  const after = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice.payments.data.payment.payment_intent'] })
  expect(after).toMatchObject({ status: 'incomplete', latest_invoice: { status: 'open', attempt_count: 1 } })
  const paid = await askAsPage(provider, `payment_intents/${intent}/confirm`, {
    client_secret: secret,
    payment_method: 'pm_card_mastercard',
  })
  expect(paid.body.status).toBe('succeeded')
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
})

it('asks for 3-D Secure: passed it is paid, refused it is not', async () => {
  const { subscription, secret, intent } = await beginCheckout()
  const confirm = () =>
    askAsPage(provider, `payment_intents/${intent}/confirm`, {
      client_secret: secret,
      payment_method: 'pm_card_authenticationRequiredOnSetup',
    })
  expect((await confirm()).body).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
  const failed = await askAsPage(provider, `payment_intents/${intent}/authenticate`, { client_secret: secret, outcome: 'fail' })
  expect(failed.body).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  })
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('incomplete')
  await confirm()
  const passed = await askAsPage(provider, `payment_intents/${intent}/authenticate`, { client_secret: secret, outcome: 'pass' })
  expect(passed.body.status).toBe('succeeded')
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
})

it('charges a card that is kept at once, and makes nothing where the bank declines and that is an error', async () => {
  const { customer, monthly } = await newShop(stripe)
  await giveCard(stripe, customer.id)
  const subscription = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: monthly.id }] })
  expect(subscription.status).toBe('active')
  await giveCard(stripe, customer.id, 'pm_card_chargeCustomerFail')
  const asked = { customer: customer.id, items: [{ price: monthly.id }], payment_behavior: 'error_if_incomplete' as const }
  expect(await refusal(stripe.subscriptions.create(asked))).toMatchObject({
    type: 'StripeCardError',
    code: 'card_declined',
    statusCode: 402,
  })
  expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toHaveLength(1)
})

it('does not keep a card that the bank refuses', async () => {
  const { customer } = await newShop(stripe)
  const refused = await refusal(stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer: customer.id }))
  expect(refused).toMatchObject({ code: 'card_declined', decline_code: 'generic_decline' })
  expect((await stripe.paymentMethods.list({ customer: customer.id })).data).toEqual([])
})

it('gives up a first payment that nobody makes for 23 hours', async () => {
  const { subscription, clock, invoice } = await beginCheckout()
  await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: BEGUN + DAY_SECONDS })
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('incomplete_expired')
  expect((await stripe.invoices.retrieve(invoice.id ?? '')).status).toBe('void')
})
