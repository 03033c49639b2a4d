import Stripe from 'stripe'
import { DESK_KEYS } from '#provider/card-desk/desk-keys.ts'
import { STRIPE_API_VERSION } from '#provider/ports/cards/api-version.ts'
import type { TestProvider } from './harness.ts'

export const DAY_SECONDS = 86_400

/** 12 January 2027, 04:00 UTC: where test clocks begin. */
export const BEGUN = 1_799_726_400

/** The official client against the desk of a country, which runs in the Worker; `requests` are what it sent. */
export function deskClient({ fetch: ask }: TestProvider, country = 'sg') {
  const requests: { method: string; body: string; headers: Headers; isReplayed: boolean }[] = []
  async function wire(input: URL | RequestInfo, init: RequestInit = {}): Promise<Response> {
    const { pathname, search } = new URL(String(input))
    const headers = new Headers(init.headers)
    const body = typeof init.body === 'string' ? init.body : ''
    const method = init.method ?? 'GET'
    const response = await ask(`/card-desk/${country}${pathname}${search}`, {
      method,
      headers: [...headers],
      ...(method === 'POST' && { body }),
    })
    requests.push({ method, body, headers, isReplayed: response.headers.get('idempotent-replayed') === 'true' })
    return new Response(await response.text(), { status: response.status, headers: [...response.headers] })
  }
  const stripe = new Stripe(DESK_KEYS.secretKey, {
    apiVersion: STRIPE_API_VERSION,
    httpClient: Stripe.createFetchHttpClient(wire),
    maxNetworkRetries: 2,
    telemetry: false,
  })
  return { stripe, requests }
}

/** What Stripe.js asks for a page of the site. */
export async function askAsPage(
  { fetch: ask }: TestProvider,
  path: string,
  fields: Record<string, string> = {},
  { country = 'sg', method = 'POST', origin = 'https://site.example' } = {},
) {
  const form = new URLSearchParams({ key: DESK_KEYS.publishableKey, ...fields }).toString()
  const address = `/card-desk/${country}/v1/${path}`
  const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' }
  const response = await (method === 'GET' ? ask(`${address}?${form}`, { headers }) : ask(address, { method, headers, body: form }))
  const text = await response.text()
  const body = (response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {}) as Record<string, unknown> & {
    error?: Record<string, unknown>
  }
  return { status: response.status, body, text }
}

export const cents = { pro: 4_900, team: 9_900, yearly: 49_000 }

/** A catalogue of three prices, a test clock and a customer who lives by it. */
export async function newShop(stripe: Stripe, currency = 'sgd') {
  const product = await stripe.products.create({ name: 'Pro' })
  const bigger = await stripe.products.create({ name: 'Team' })
  const recurring = { interval: 'month' } as const
  const monthly = await stripe.prices.create({ product: product.id, currency, unit_amount: cents.pro, recurring })
  const team = await stripe.prices.create({ product: bigger.id, currency, unit_amount: cents.team, recurring })
  const yearly = await stripe.prices.create({ product: product.id, currency, unit_amount: cents.yearly, recurring: { interval: 'year' } })
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: BEGUN })
  const customer = await stripe.customers.create({ email: 'mei@example.com', name: 'Mei Cedar', test_clock: clock.id })
  return { product, monthly, team, yearly, clock, customer }
}

/** Keeps a card for a customer and makes it the one that is charged. */
export async function giveCard(stripe: Stripe, customer: string, token = 'pm_card_visa') {
  const method = await stripe.paymentMethods.attach(token, { customer })
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: method.id } })
  return method
}

/** The error of a promise that is to fail. */
export async function refusal(work: Promise<unknown>): Promise<InstanceType<typeof Stripe.errors.StripeError>> {
  try {
    await work
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error
    throw error
  }
  throw new Error('This was to be refused.')
}
