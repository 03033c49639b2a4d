import { expect, it } from 'vitest'
import { z } from 'zod'
import { isRecord } from '#lib/records.ts'
import { CARD_FIELDS_READ } from '#provider/ports/cards/fields-read.ts'
import examples from '../fixtures/stripe/objects.json' with { type: 'json' }
import { BEGUN, DAY_SECONDS, deskClient, giveCard, newShop } from './cards-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const { stripe } = deskClient(provider)

const published = z.record(z.string(), z.record(z.string(), z.unknown())).parse(examples.resources)

/** Fields of the examples that answers of the pinned version do not have, or only when they are expanded. */
const NOT_MADE: Readonly<Record<string, readonly string[]>> = {
  charge: ['refunds'],
  // the example's event tells of another kind of object
  event: ['data.object'],
  // now within `parent`
  invoice: ['subscription'],
  // optional, and expanded in the example
  subscription_schedule: ['default_settings.automatic_tax', 'phases[].items[].plan'],
}

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'list' : value === null || value === undefined ? 'nothing' : typeof value

/** Where what the desk tells differs from an example: fields that it lacks, and values of another kind. Nothing fits anything. */
function differences(example: unknown, told: unknown, path = ''): string[] {
  const [kind, other] = [kindOf(example), kindOf(told)]
  if (kind === 'nothing' || other === 'nothing') return []
  if (kind !== other) return [`${path} is a ${other}, not a ${kind}`]
  if (Array.isArray(example) && Array.isArray(told))
    return example.length && told.length ? differences(example[0], told[0], `${path}[]`) : []
  if (!isRecord(example) || !isRecord(told) || path.endsWith('metadata') || path.endsWith('payment_method_options')) return []
  return Object.keys(example).flatMap((key) => {
    const at = path === '' ? key : `${path}.${key}`
    return key in told ? differences(example[key], told[key], at) : [`${at} is missing`]
  })
}

/** One object of each kind as the API tells it, from the life of a subscription. */
async function liveObjects(): Promise<Record<string, unknown>> {
  const { product, clock, customer } = await newShop(stripe)
  const method = await giveCard(stripe, customer.id)
  const rate = await stripe.taxRates.create({ display_name: 'GST', percentage: 9, inclusive: false, country: 'SG', tax_type: 'gst' })
  const coupon = await stripe.coupons.create({ percent_off: 10, duration: 'forever', name: 'Ten' })
  const code = await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: coupon.id } })
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'sgd',
    unit_amount: 1_000,
    lookup_key: 'shape',
    recurring: { interval: 'month' },
    nickname: 'Shape',
  })
  const { id } = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    discounts: [{ promotion_code: code.id }],
    default_tax_rates: [rate.id],
  })
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id })
  await stripe.subscriptionSchedules.release(schedule.id)
  await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: BEGUN + 32 * DAY_SECONDS })
  const subscription = await stripe.subscriptions.update(id, {
    cancel_at_period_end: true,
    expand: ['discounts', 'latest_invoice.payments'],
  })
  const invoice = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null
  const payment = invoice?.payments?.data[0]
  const intentId = String(payment?.payment.payment_intent)
  const dead = await stripe.customers.create({})
  return {
    charge: (await stripe.charges.list({ customer: customer.id })).data[0],
    coupon: await stripe.coupons.retrieve(coupon.id),
    customer: await stripe.customers.retrieve(customer.id),
    deleted_customer: await stripe.customers.del(dead.id),
    discount: subscription.discounts[0],
    event: (await stripe.events.list({ limit: 1 })).data[0],
    invoice: await stripe.invoices.retrieve(invoice?.id ?? ''),
    invoice_payment: payment,
    line_item: invoice?.lines.data[0],
    payment_intent: await stripe.paymentIntents.retrieve(intentId),
    payment_method: await stripe.paymentMethods.retrieve(method.id),
    price: await stripe.prices.retrieve(price.id),
    product: await stripe.products.retrieve(product.id),
    promotion_code: await stripe.promotionCodes.retrieve(code.id),
    setup_intent: await stripe.setupIntents.create({ customer: customer.id }),
    subscription: await stripe.subscriptions.retrieve(id),
    subscription_item: subscription.items.data[0],
    subscription_schedule: await stripe.subscriptionSchedules.retrieve(schedule.id),
    tax_rate: await stripe.taxRates.retrieve(rate.id),
    'test_helpers.test_clock': await stripe.testHelpers.testClocks.retrieve(clock.id),
  }
}

// as they travel: the client turns decimals into objects of its own
const told = z.record(z.string(), z.unknown()).parse(JSON.parse(JSON.stringify(await liveObjects())))

it.each(Object.keys(published))('%s has the fields and kinds of the published example', (kind) => {
  expect(told[kind]).toBeDefined()
  expect(
    differences(published[kind], told[kind]).filter(
      (one) => !NOT_MADE[kind]?.some((field) => one.startsWith(`${field} `) || one.startsWith(`${field}.`)),
    ),
  ).toEqual([])
})

/** Whether there is a field at a path "items.data[].price.id"; what is nothing in an example may hold anything further down. */
function holds(value: unknown, [step, ...rest]: string[]): boolean {
  if (step === undefined || value === null) return true
  const isList = step.endsWith('[]')
  const key = isList ? step.slice(0, -2) : step
  if (!isRecord(value) || !(key in value)) return false
  const next = value[key]
  if (!isList) return holds(next, rest)
  return Array.isArray(next) && next.length > 0 && holds(next[0], rest)
}

it.each(Object.entries(CARD_FIELDS_READ))(
  'what the application reads of a %s is there, in the examples and at the desk',
  (kind, fields) => {
    const missing = fields.filter((field) => !holds(published[kind], field.split('.')) || !holds(told[kind], field.split('.')))
    expect(missing).toEqual([])
  },
)

it('knows a field that is missing and a value of another kind', () => {
  expect(differences({ a: 1, b: { c: 'x' }, d: [{ e: true }] }, { a: '1', b: {}, d: [{ e: 0 }] })).toEqual([
    'a is a string, not a number',
    'b.c is missing',
    'd[].e is a number, not a boolean',
  ])
  expect(holds({ a: [{ b: 1 }] }, ['a[]', 'c'])).toBe(false)
})
