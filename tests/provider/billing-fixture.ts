import type Stripe from 'stripe'
import {
  BeginSubscriptionDocument,
  type BeginSubscriptionMutation,
  BillingDocument,
  type BillingQuery,
  PlansDocument,
  type PlansQuery,
  SettleCheckoutDocument,
  type SettleCheckoutMutation,
} from '#graphql/generated/graphql.ts'
import { DESK_KEYS } from '#provider/card-desk/desk-keys.ts'
import { dataTools, now } from './account-data-fixture.ts'
import { askAsPage, deskClient } from './cards-fixture.ts'
import type { TestProvider } from './harness.ts'

export const newKey = () => crypto.randomUUID()
export const DETAILS = { name: 'Mei Cedar', address: '12 Example Road' }

/** Steps that the tests of plans and payments share, by the real schema and the card desk. */
export function billingTools(provider: TestProvider) {
  const tools = dataTools(provider)
  const { stripe, requests } = deskClient(provider)

  const as = (token: string, faults = '') => ({
    authorization: `Bearer ${token}`,
    'x-client-address': tools.nextAddress(),
    ...(/^\d+$/.test(faults) ? { 'x-kill': faults } : faults && { 'x-cards': faults }),
  })
  const plans = async (audience = 'AGENT', country = 'SG', headers: Record<string, string> = {}) =>
    (await provider.ask<PlansQuery>(PlansDocument, { country, audience }, headers)).data?.plans

  /** The price of a plan by its lookup key, e.g. "sg-agent-solo-month". */
  async function priceOf(lookupKey: string): Promise<string> {
    await plans()
    const row = await tools.row('select stripe_id as id from stripe_price where lookup_key = ?', lookupKey)
    return String(row?.id)
  }

  const begin = async (
    token: string,
    { key = newKey(), faults = '', ...change }: { key?: string; faults?: string; payPackageId?: string; [field: string]: unknown } = {},
  ) =>
    provider.ask<BeginSubscriptionMutation>(
      BeginSubscriptionDocument,
      { key, input: { country: 'SG', payPackageId: await priceOf('sg-owner-month'), quantity: 1, details: DETAILS, ...change } },
      as(token, faults),
    )
  const settle = async (token: string, faults = '') =>
    (await provider.ask<SettleCheckoutMutation>(SettleCheckoutDocument, { country: 'SG' }, as(token, faults))).data?.settleCheckout
  const billing = async (token: string) => (await provider.ask<BillingQuery>(BillingDocument, { country: 'SG' }, as(token))).data?.billing

  /** What a page of the site does with a secret and a test card. */
  const confirm = (secret: string | null | undefined, card = 'pm_card_visa') => {
    const id = String(secret).split('_secret_')[0] ?? ''
    const kind = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'
    return askAsPage(provider, `${kind}/${id}/confirm`, { client_secret: String(secret), payment_method: card })
  }

  /** Somebody whose account is of the kind that the plan is for. */
  async function buyer(lookupKey: string) {
    const person = await tools.newPerson()
    const kind = lookupKey.includes('-agent-') ? 'agent' : lookupKey.includes('-sub-account-') ? 'sub-account' : 'non-agent'
    await tools.run('update user set kind = ? where id = ?', kind, person.id)
    return person
  }

  /** Somebody who has subscribed and paid. */
  async function subscriber(lookupKey = 'sg-owner-month', quantity = 1) {
    const person = await buyer(lookupKey)
    const { data, errors } = await begin(person.token, { payPackageId: await priceOf(lookupKey), quantity })
    if (!data) throw new Error(`could not begin: ${JSON.stringify(errors)}`)
    await confirm(data.beginSubscription.clientSecret)
    const step = await settle(person.token)
    if (step?.state !== 'DONE') throw new Error(`could not settle: ${JSON.stringify(step)}`)
    return { ...person, subscription: String((await billing(person.token))?.subscription?.id) }
  }

  const runJobs = async () => (await (await provider.fetch('/jobs')).json()) as Record<string, number | null>
  const customersOf = async (email: string): Promise<Stripe.Customer[]> => (await stripe.customers.list({ email })).data

  /** Hands an event over as the card service does. */
  async function deliver(
    event: object,
    { at = now(), secret = DESK_KEYS.webhookSecret, country = 'sg', tamper = (body: string) => body } = {},
  ) {
    const payload = JSON.stringify(event)
    const signature = await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp: at })
    return provider.fetch(`/webhooks/stripe/${country}`, {
      method: 'POST',
      headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
      body: tamper(payload),
    })
  }
  return {
    ...tools,
    stripe,
    requests,
    as,
    plans,
    priceOf,
    begin,
    settle,
    billing,
    buyer,
    confirm,
    subscriber,
    runJobs,
    customersOf,
    deliver,
  }
}
