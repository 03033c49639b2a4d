import type Stripe from 'stripe'
import { expect, it } from 'vitest'
import { BEGUN, cents, DAY_SECONDS, deskClient, giveCard, newShop, refusal } from './cards-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const { stripe } = deskClient(provider)

const MONTH = 31 * DAY_SECONDS

async function newCode(coupon: Stripe.CouponCreateParams, more: Omit<Stripe.PromotionCodeCreateParams, 'promotion'> = {}) {
  const { id } = await stripe.coupons.create(coupon)
  return stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: id }, ...more })
}

const subscribe = (customer: string, price: string, code: string, more: Partial<Stripe.SubscriptionCreateParams> = {}) =>
  stripe.subscriptions.create({ customer, items: [{ price }], discounts: [{ promotion_code: code }], expand: ['latest_invoice'], ...more })

it('a code takes its percent off for the months that it holds, and counts', async () => {
  const { customer, monthly, clock } = await newShop(stripe)
  await giveCard(stripe, customer.id)
  const code = await newCode({ percent_off: 25, duration: 'repeating', duration_in_months: 2 }, { code: 'SPRING25' })
  const subscription = await subscribe(customer.id, monthly.id, code.id)
  const off = Math.round(cents.pro * 0.25)
  expect(subscription).toMatchObject({
    status: 'active',
    latest_invoice: { subtotal: cents.pro, total: cents.pro - off, total_discount_amounts: [{ amount: off }] },
  })
  expect(await stripe.promotionCodes.retrieve(code.id)).toMatchObject({ times_redeemed: 1, active: true })
  expect((await stripe.promotionCodes.list({ code: 'spring25' })).data).toMatchObject([{ id: code.id, code: 'SPRING25' }])
  await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: BEGUN + 2 * MONTH })
  const { data } = await stripe.invoices.list({ customer: customer.id })
  expect(data.map(({ total }) => total)).toEqual([cents.pro, cents.pro - off, cents.pro - off])
})

it('an amount once is taken off the first invoice alone, and an upgrade credits no more than was paid', async () => {
  const { customer, monthly, team, clock } = await newShop(stripe)
  await giveCard(stripe, customer.id)
  const code = await newCode({ amount_off: 4_000, currency: 'sgd', duration: 'once' })
  const subscription = await subscribe(customer.id, monthly.id, code.id)
  expect(subscription.latest_invoice).toMatchObject({ amount_paid: cents.pro - 4_000 })
  const items = [{ id: subscription.items.data[0]?.id, price: team.id }]
  const details = { items, proration_behavior: 'always_invoice', proration_date: BEGUN + MONTH / 2 } as const
  const preview = await stripe.invoices.createPreview({ subscription: subscription.id, subscription_details: { ...details, items } })
  expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-(cents.pro - 4_000) / 2, cents.team / 2])
  await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: BEGUN + MONTH + 3_600 })
  const [latest] = (await stripe.invoices.list({ customer: customer.id })).data
  expect(latest).toMatchObject({ total: cents.pro, total_discount_amounts: [] })
})

it('says which code it does not take, and why', async () => {
  const { customer, monthly } = await newShop(stripe)
  await giveCard(stripe, customer.id)
  const percent = { percent_off: 10 }
  const refusalOf = async (code: string) => (await refusal(subscribe(customer.id, monthly.id, code))).code
  expect(await refusalOf('promo_none')).toBe('resource_missing')
  expect(await refusalOf((await newCode(percent, { expires_at: BEGUN - 1 })).id)).toBe('promotion_code_expired')
  const once = await newCode(percent, { max_redemptions: 1 })
  await subscribe(customer.id, monthly.id, once.id)
  expect(await refusalOf(once.id)).toBe('promotion_code_max_redemptions_reached')
  const ended = await newCode(percent)
  await stripe.promotionCodes.update(ended.id, { active: false })
  expect(await refusalOf(ended.id)).toBe('promotion_code_inactive')
  expect(await refusalOf((await newCode({ amount_off: 500, currency: 'myr' })).id)).toBe('coupon_currency_mismatch')
  const minimum = (amount: number, currency: string) => ({ restrictions: { minimum_amount: amount, minimum_amount_currency: currency } })
  expect(await refusalOf((await newCode(percent, minimum(1, 'aud'))).id)).toBe('promotion_code_currency_mismatch')
  expect(await refusalOf((await newCode(percent, minimum(cents.pro + 1, 'sgd'))).id)).toBe('promotion_code_minimum_not_met')
  const first = await newCode(percent, { restrictions: { first_time_transaction: true } })
  expect(await refusalOf(first.id)).toBe('promotion_code_not_first_time_transaction')
  const other = await newShop(stripe)
  await giveCard(stripe, other.customer.id)
  expect((await subscribe(other.customer.id, other.monthly.id, first.id)).status).toBe('active')
  expect(await refusalOf((await newCode(percent, { customer: other.customer.id })).id)).toBe('promotion_code_customer_mismatch')
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toHaveLength(1)
})

it('refuses coupons that contradict themselves, and a code that is taken', async () => {
  const wrong: Stripe.CouponCreateParams[] = [
    {},
    { percent_off: 10, amount_off: 100, currency: 'sgd' },
    { amount_off: 100 },
    { percent_off: 101 },
    { percent_off: 10, duration: 'repeating' },
  ]
  for (const asked of wrong) expect((await refusal(stripe.coupons.create(asked))).statusCode).toBe(400)
  await newCode({ percent_off: 10 }, { code: 'TAKEN' })
  expect((await refusal(newCode({ percent_off: 10 }, { code: 'taken' }))).code).toBe('resource_already_exists')
})

it('a preview shows tax, code and what is due before there is a subscription', async () => {
  const { monthly } = await newShop(stripe)
  const code = await newCode({ percent_off: 50, duration: 'once' })
  const asked = { items: [{ price: monthly.id, quantity: 2 }] }
  const preview = await stripe.invoices.createPreview({
    customer_details: { address: { country: 'SG' } },
    subscription_details: asked,
    currency: 'sgd',
    discounts: [{ promotion_code: code.id }],
    automatic_tax: { enabled: true },
  })
  const tax = Math.round(cents.pro * 0.09)
  expect(preview).toMatchObject({
    subtotal: 2 * cents.pro,
    total_excluding_tax: cents.pro,
    total: cents.pro + tax,
    amount_due: cents.pro + tax,
    total_taxes: [{ amount: tax, tax_behavior: 'exclusive', taxable_amount: cents.pro }],
  })
  expect(await stripe.promotionCodes.retrieve(code.id)).toMatchObject({ times_redeemed: 0 })
})

it('tax that lies within a price is told and not added', async () => {
  const { customer, product } = await newShop(stripe)
  await giveCard(stripe, customer.id)
  const rate = await stripe.taxRates.create({ display_name: 'GST', percentage: 9, inclusive: true })
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'sgd',
    unit_amount: 10_900,
    recurring: { interval: 'month' },
    tax_behavior: 'inclusive',
  })
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    default_tax_rates: [rate.id],
    expand: ['latest_invoice'],
  })
  expect(subscription.latest_invoice).toMatchObject({
    total: 10_900,
    total_excluding_tax: 10_000,
    amount_paid: 10_900,
    total_taxes: [{ amount: 900, tax_behavior: 'inclusive', tax_rate_details: { tax_rate: rate.id } }],
  })
})

it('seats cost what the tier of their number says', async () => {
  const { customer, product } = await newShop(stripe)
  await giveCard(stripe, customer.id)
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'sgd',
    recurring: { interval: 'month' },
    billing_scheme: 'tiered',
    tiers_mode: 'graduated',
    tiers: [
      { up_to: 2, unit_amount: 3_000, flat_amount: 1_000 },
      { up_to: 'inf', unit_amount: 2_000 },
    ],
    expand: ['tiers'],
  })
  expect(price.tiers).toMatchObject([
    { up_to: 2, unit_amount: 3_000 },
    { up_to: null, unit_amount: 2_000 },
  ])
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id, quantity: 5 }],
    expand: ['latest_invoice'],
  })
  expect(subscription.latest_invoice).toMatchObject({ amount_paid: 1_000 + 2 * 3_000 + 3 * 2_000 })
})
