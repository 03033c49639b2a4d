import { describe, expect, it, vi } from 'vitest'
import { codeOf } from './account-data-fixture.ts'
import { billingTools, newKey } from './billing-fixture.ts'
import { killPoints } from './billing-kills-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = billingTools(provider)
const { as, begin, billing, confirm, customersOf, newPerson, plans, priceOf, run, settle, stripe, runJobs } = tools

/** What the card service knows of somebody. */
async function atCards(email: string) {
  const customers = await customersOf(email)
  const [subscriptions, charges] = await Promise.all([
    Promise.all(customers.map(({ id }) => stripe.subscriptions.list({ customer: id, status: 'all' }))),
    Promise.all(customers.map(({ id }) => stripe.charges.list({ customer: id }))),
  ])
  return { customers, subscriptions: subscriptions.flatMap(({ data }) => data), charges: charges.flatMap(({ data }) => data) }
}

/** As if minutes had passed. */
const later = (userId: string) => run('update billing_checkout set lease_until = 0, updated_at = 0 where user_id = ?', userId)

it('makes one subscription of fifty requests at once, and one charge', async () => {
  const { token, email } = await newPerson()
  await priceOf('sg-owner-month')
  const answers = await Promise.all(Array.from({ length: 50 }, () => begin(token)))
  const secrets = new Set(answers.flatMap(({ data }) => data?.beginSubscription.clientSecret ?? []))
  expect(answers.flatMap(({ errors }) => errors)).toEqual([])
  expect(secrets.size).toBe(1)
  const [secret] = secrets
  await Promise.all([confirm(secret), confirm(secret), settle(token)])
  expect(await settle(token)).toMatchObject({ state: 'DONE' })
  const known = await atCards(email)
  expect([known.customers.length, known.subscriptions.length, known.charges.length]).toEqual([1, 1, 1])
  expect(
    await tools.row('select count(*) as n from stripe_subscription where user_id = (select id from user where email = ?)', email),
  ).toEqual({ n: 1 })
}, 60_000)

it('converges within one look, wherever the Worker is killed', async () => {
  await priceOf('sg-owner-month')
  let [last, isThrough] = [0, false]
  for (const { steps, at } of killPoints(0)) {
    last = steps
    const { token, email, id } = await newPerson()
    isThrough = (await begin(token, { faults: String(steps) })).errors.length === 0
    await later(id)
    await runJobs()
    const known = await atCards(email)
    expect(known.subscriptions.length, at).toBeLessThanOrEqual(1)
    const step = (await begin(token)).data?.beginSubscription
    expect(step?.state, at).toBe('PAYMENT')
    await confirm(step?.clientSecret)
    // killed on the page that the payment returns to, too
    await settle(token, String(steps))
    await run('update stripe_subscription set fetched_at = 0 where user_id = ?', id)
    await runJobs()
    expect((await billing(token))?.subscription?.standing, at).toBe('ACTIVE')
    const after = await atCards(email)
    expect([after.customers.length, after.subscriptions.length, after.charges.length], at).toEqual([1, 1, 1])
    if (isThrough) break
  }
  expect([isThrough, last > 7]).toEqual([true, true])
}, 240_000)

describe.each(['down', 'busy', 'broken', 'malformed', 'empty'])('a card service that is %s', (fault) => {
  it('leaves plans and account calm, and loses nothing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { token, email } = await newPerson()
    await run('update price_reading set at = 0')
    expect((await plans('AGENT', 'SG', { 'x-cards': fault }))?.plans).toHaveLength(2)
    const refused = await begin(token, { faults: fault })
    expect(codeOf(refused)).toBe('billing-unreachable')
    expect(
      (await provider.ask('{ billing(country: SG) { subscription { id } openCheckout { payPackageId } } }', {}, as(token, fault))).errors,
    ).toEqual([])
    const step = (await begin(token)).data?.beginSubscription
    expect(step?.state).toBe('PAYMENT')
    expect((await atCards(email)).subscriptions).toHaveLength(1)
  }, 30_000)
})

it('shows plans and account at once while the card service takes ten seconds', async () => {
  const { token } = await newPerson()
  await plans()
  await run('update price_reading set at = 0')
  const at = Date.now()
  expect((await plans('AGENT', 'SG', { 'x-cards': 'slow' }))?.plans).toHaveLength(2)
  expect((await provider.ask('{ billing(country: SG) { payment } }', {}, as(token, 'slow'))).errors).toEqual([])
  expect(Date.now() - at).toBeLessThan(3_000)
})

it('tries again under the same keys when an answer is lost', async () => {
  const { token, email, id } = await newPerson()
  expect((await begin(token, { faults: 'lost' })).data?.beginSubscription.state).toBe('PAYMENT')
  const row = await tools.row('select id from billing_checkout where user_id = ?', id)
  const keys = await provider.env.DB_TRADE.prepare('select key, uses from card_desk_key where key like ? order by key')
    .bind(`checkout-${row?.id}-%`)
    .all<{ key: string; uses: number }>()
  expect(keys.results).toEqual([
    { key: `checkout-${row?.id}-customer`, uses: 2 },
    { key: `checkout-${row?.id}-subscription`, uses: 1 },
  ])
  expect((await atCards(email)).customers).toHaveLength(1)
})

it('goes on with the same checkout from two tabs, and replaces it when the plan changes', async () => {
  const { token, email } = await newPerson()
  const [year, key] = [await priceOf('sg-owner-year'), newKey()]
  const first = (await begin(token, { key })).data?.beginSubscription
  expect((await begin(token, { key })).data?.beginSubscription.clientSecret).toBe(first?.clientSecret)
  expect((await begin(token)).data?.beginSubscription.clientSecret).toBe(first?.clientSecret)
  const second = (await begin(token, { payPackageId: year })).data?.beginSubscription
  expect(second).toMatchObject({ state: 'PAYMENT', amountDue: 12_900, payPackageId: year })
  // the other tab still shows the first one: it can be paid no more
  expect((await confirm(first?.clientSecret)).body.status).not.toBe('succeeded')
  await confirm(second?.clientSecret)
  expect(await settle(token)).toMatchObject({ state: 'DONE', payPackageId: year })
  const known = await atCards(email)
  expect([known.subscriptions.filter(({ status }) => status === 'active').length, known.charges.filter(({ paid }) => paid).length]).toEqual(
    [1, 1],
  )
})

it.each([
  ['pm_card_chargeDeclined', 'generic_decline'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
])('says why %s was declined, and lets another card pay', async (card, failure) => {
  const { token } = await newPerson()
  const step = (await begin(token)).data?.beginSubscription
  await confirm(step?.clientSecret, card)
  expect(await settle(token)).toMatchObject({ state: 'PAYMENT', lastFailure: failure, clientSecret: step?.clientSecret })
  expect((await billing(token))?.subscription?.standing).toBe('UNPAID')
  await confirm(step?.clientSecret, 'pm_card_mastercard')
  expect(await settle(token)).toMatchObject({ state: 'DONE', lastFailure: null })
})
