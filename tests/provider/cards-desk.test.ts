import { expect, it } from 'vitest'
import { recordOf } from '#lib/records.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { DESK_KEYS } from '#provider/card-desk/desk-keys.ts'
import { openDesk } from '#provider/card-desk/endpoint/desk.ts'
import { STRIPE_API_VERSION } from '#provider/ports/cards/api-version.ts'
import { systemClock } from '#provider/ports/clock/clock.ts'
import { openCards } from '#provider/ports/open-cards.ts'
import { askAsPage, deskClient, giveCard, newShop, refusal } from './cards-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const { stripe, requests } = deskClient(provider)
const { DB_TRADE } = provider.env

const NO_KEYS = recordOf(COUNTRY_CODES, () => null)

/** The accounts of a Worker in which webhooks are taken down. */
function accounts() {
  const told: { body: string; signature: string }[] = []
  const pending: Promise<unknown>[] = []
  const cards = openCards({
    keys: NO_KEYS,
    apiBase: null,
    isLocal: true,
    database: DB_TRADE,
    clock: systemClock,
    later: (work) => pending.push(work),
    deliver: async (_, body, signature) => told.push({ body, signature }),
  })
  const account = cards.of('MY')
  if (!account) throw new Error('There is no account.')
  return { cards, account, told, settled: () => Promise.all(pending) }
}

it('has an account for Singapore, Malaysia and Australia, and none for Hong Kong', () => {
  const { cards } = accounts()
  expect((['SG', 'MY', 'AU'] as const).map((country) => cards.of(country)?.currency)).toEqual(['sgd', 'myr', 'aud'])
  expect([cards.of('HK'), cards.desk('HK')]).toEqual([null, null])
  expect(cards.of('SG')).toBe(cards.of('SG'))
})

it('speaks in the Worker as it does outside of it', async () => {
  const answer = await provider.fetch('/card-account')
  expect(await answer.json()).toMatchObject({ isDesk: true, customer: { object: 'customer', email: 'worker@example.com' } })
})

it('keeps the accounts of the countries apart', async () => {
  const customer = await stripe.customers.create({ email: 'apart@example.com' })
  const other = deskClient(provider, 'au').stripe
  expect(await refusal(other.customers.retrieve(customer.id))).toMatchObject({ code: 'resource_missing', statusCode: 404 })
})

it('answers an idempotency key once: the same again is the same answer, something else is an error, and reuse is counted', async () => {
  const idempotencyKey = 'subscribe-mei-1'
  const make = (email: string) => stripe.customers.create({ email }, { idempotencyKey })
  const first = await make('mei@example.com')
  const again = await make('mei@example.com')
  expect(again.id).toBe(first.id)
  expect(requests.slice(-2).map(({ isReplayed }) => isReplayed)).toEqual([false, true])
  expect(await refusal(make('other@example.com'))).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
  const row = await DB_TRADE.prepare('select uses from card_desk_key where key = ?').bind(idempotencyKey).first()
  expect(row).toEqual({ uses: 3 })
})

it('does one thing for many at once with one key', async () => {
  const { customer, monthly } = await newShop(stripe)
  await giveCard(stripe, customer.id)
  const ask = () =>
    stripe.subscriptions.create({ customer: customer.id, items: [{ price: monthly.id }] }, { idempotencyKey: 'many', maxNetworkRetries: 9 })
  const made = await Promise.all(Array.from({ length: 12 }, ask))
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect((await stripe.charges.list({ customer: customer.id })).data).toHaveLength(1)
})

it('loses nothing of what many change at once', async () => {
  const { id } = await stripe.customers.create({})
  const fields = Array.from({ length: 10 }, (_, i) => `field${i}`)
  await Promise.all(fields.map((field) => stripe.customers.update(id, { metadata: { [field]: 'kept' } })))
  expect(await stripe.customers.retrieve(id)).toMatchObject({ metadata: Object.fromEntries(fields.map((field) => [field, 'kept'])) })
  const { data } = await stripe.events.list({ type: 'customer.updated', limit: 100 })
  expect(data.filter(({ data: { object } }) => Reflect.get(object, 'id') === id)).toHaveLength(fields.length)
})

it('a declined charge is answered again under its key, and a wrong request is not kept', async () => {
  const { customer, monthly } = await newShop(stripe)
  await giveCard(stripe, customer.id, 'pm_card_chargeCustomerFail')
  const asked = { customer: customer.id, items: [{ price: monthly.id }] }
  const ask = () => stripe.subscriptions.create({ ...asked, payment_behavior: 'error_if_incomplete' }, { idempotencyKey: 'declined' })
  expect(await refusal(ask())).toMatchObject({ code: 'card_declined' })
  await giveCard(stripe, customer.id)
  expect(await refusal(ask())).toMatchObject({ code: 'card_declined' })
  const wrong = (id: string) => stripe.customers.update(id, { name: 'Mei' }, { idempotencyKey: `wrong-${id}` })
  expect(await refusal(wrong('cus_none'))).toMatchObject({ code: 'resource_missing' })
  expect(await refusal(wrong('cus_none'))).toMatchObject({ code: 'resource_missing' })
})

it('asks again with the same key when the connection breaks, an answer is lost or the service is in trouble', async () => {
  const { account } = accounts()
  const trouble = (kind: string, times: number) =>
    DB_TRADE.prepare('insert into card_desk_fault values (?, ?, ?) on conflict do update set kind = excluded.kind, times = excluded.times')
      .bind('MY', kind, times)
      .run()
  for (const kind of ['unreachable', 'server_error', 'answer_lost']) {
    await trouble(kind, 1)
    await account.stripe.customers.create({ email: `${kind}@example.com` })
    expect((await account.stripe.customers.list({ email: `${kind}@example.com` })).data).toHaveLength(1)
  }
  await trouble('unreachable', 9)
  expect(await refusal(account.stripe.customers.list())).toMatchObject({ type: 'StripeConnectionError' })
  await trouble('rate_limit', 9)
  expect(await refusal(account.stripe.customers.list())).toMatchObject({ type: 'StripeRateLimitError', statusCode: 429 })
  await trouble('malformed', 9)
  expect(await refusal(account.stripe.customers.list())).toMatchObject({ type: 'StripeAPIError' })
  await trouble('malformed', 0)
})

it('lists page by page, the newest first', async () => {
  const product = await stripe.products.create({ name: 'Pages' })
  const made: string[] = []
  for (let i = 0; i < 25; i++) {
    const { id } = await stripe.prices.create({ product: product.id, currency: 'sgd', unit_amount: i + 1, lookup_key: `page_${i}` })
    made.unshift(id)
  }
  const first = await stripe.prices.list({ product: product.id })
  expect([first.data.map(({ id }) => id), first.has_more]).toEqual([made.slice(0, 10), true])
  const second = await stripe.prices.list({ product: product.id, limit: 20, starting_after: made[9] })
  expect([second.data.map(({ id }) => id), second.has_more]).toEqual([made.slice(10), false])
  const back = await stripe.prices.list({ product: product.id, limit: 5, ending_before: made[10] })
  expect([back.data.map(({ id }) => id), back.has_more]).toEqual([made.slice(5, 10), true])
  const all: string[] = []
  for await (const price of stripe.prices.list({ product: product.id, limit: 7 })) all.push(price.id)
  expect(all).toEqual(made)
  expect((await stripe.prices.list({ lookup_keys: ['page_3', 'page_4', 'none'] })).data.map(({ unit_amount: amount }) => amount)).toEqual([
    4, 5,
  ])
  expect(await refusal(stripe.prices.list({ starting_after: 'price_none' }))).toMatchObject({ param: 'starting_after' })
})

it('expands what is asked for, through lists and within what was expanded, and refuses what cannot be', async () => {
  const { customer, monthly, product } = await newShop(stripe)
  await giveCard(stripe, customer.id)
  await stripe.subscriptions.create({ customer: customer.id, items: [{ price: monthly.id }] })
  const { data } = await stripe.subscriptions.list({
    customer: customer.id,
    expand: ['data.customer.invoice_settings.default_payment_method', 'data.items.data.price.tiers', 'data.latest_invoice.payments'],
  })
  expect(data[0]).toMatchObject({
    customer: { id: customer.id, invoice_settings: { default_payment_method: { card: { last4: '4242' } } } },
    items: { data: [{ price: { product: product.id, tiers: null } }] },
    latest_invoice: { payments: { data: [{ status: 'paid', amount_paid: 4_900 }] } },
  })
  const [plain] = (await stripe.subscriptions.list({ customer: customer.id })).data
  expect(plain?.customer).toBe(customer.id)
  expect(plain?.latest_invoice).toMatch(/^in_/)
  expect(await refusal(stripe.subscriptions.list({ expand: ['data.nothing'] }))).toMatchObject({ statusCode: 400, param: 'expand' })
})

it('says what is wrong with a request as Stripe does', async () => {
  expect(await refusal(stripe.customers.retrieve('cus_none'))).toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'resource_missing',
    statusCode: 404,
    param: 'id',
    message: "No such customer: 'cus_none'",
  })
  const unknown = { email: 'a@example.com', colour: 'red' }
  expect(await refusal(stripe.customers.create(unknown))).toMatchObject({ code: 'parameter_unknown', param: 'colour' })
  expect(await refusal(stripe.rawRequest('POST', '/v1/products', {}))).toMatchObject({ code: 'parameter_missing', param: 'name' })
  expect(await refusal(stripe.rawRequest('GET', '/v1/nothing'))).toMatchObject({ statusCode: 404 })
  const desk = openDesk({ country: 'SG', database: DB_TRADE, clock: systemClock, later: () => {}, deliver: null })
  expect(
    (await desk.answer(new Request('https://api.example/v1/customers', { headers: { authorization: 'Bearer sk_test_other' } }))).status,
  ).toBe(401)
})

it('refuses whatever looks like the number of a card, and keeps nothing of it', async () => {
  const number = '4242 4242 4242 4242'
  for (const asked of [
    { name: number },
    { metadata: { note: `card ${number.replaceAll(' ', '')}` } },
    { description: number.replaceAll(' ', '-') },
  ])
    expect(await refusal(stripe.customers.create(asked))).toMatchObject({ statusCode: 400 })
  expect(await refusal(stripe.rawRequest('POST', '/v1/customers', { card: { number: 'tok', cvc: '1' } }))).toMatchObject({
    statusCode: 400,
  })
  const page = await askAsPage(provider, 'payment_intents/pi_1/confirm', { client_secret: 'pi_1_secret_1', payment_method: number })
  expect(page.status).toBe(400)
  const { count } = (await DB_TRADE.prepare(
    "select (select count(*) from card_desk_object where json like '%4242%4242%') + (select count(*) from card_desk_key where fingerprint like '%4242%4242%' or answer like '%4242%4242%') as count",
  ).first<{ count: number }>()) ?? { count: -1 }
  expect(count).toBe(0)
  expect(await stripe.customers.create({ phone: '+6591234567', metadata: { at: '1799726400', id: '123456789012' } })).toMatchObject({
    object: 'customer',
  })
})

it('tells of every change by a signed webhook, in order', async () => {
  const { account, told, settled } = accounts()
  const customer = await account.stripe.customers.create({ email: 'told@example.com' })
  await account.stripe.customers.update(customer.id, { name: 'Told' })
  await settled()
  const events = await Promise.all(
    told.map(({ body, signature }) => account.stripe.webhooks.constructEventAsync(body, signature, account.webhookSecret, 300)),
  )
  expect(events).toMatchObject([
    { type: 'customer.created', api_version: STRIPE_API_VERSION, data: { object: { id: customer.id } } },
    { type: 'customer.updated', data: { object: { name: 'Told' }, previous_attributes: { name: null } } },
  ])
  expect(await account.stripe.events.retrieve(events[0]?.id ?? '')).toMatchObject({
    type: 'customer.created',
    request: { id: expect.any(String) },
  })
})

it('a webhook that was changed, signed by another, or is older than 300 seconds is none', async () => {
  const { account, told, settled } = accounts()
  await account.stripe.customers.create({ email: 'signed@example.com' })
  await settled()
  const { body = '', signature = '' } = told[0] ?? {}
  const { webhooks } = account.stripe
  const verify = (text: string, header: string, secret = account.webhookSecret) => webhooks.constructEventAsync(text, header, secret, 300)
  await expect(verify(body.replace('signed@', 'other@'), signature)).rejects.toThrow(/signature/i)
  await expect(verify(body, signature, 'whsec_other')).rejects.toThrow(/signature/i)
  const timestamp = Math.floor(Date.now() / 1_000) - 301
  const old = await webhooks.generateTestHeaderStringAsync({ payload: body, secret: account.webhookSecret, timestamp })
  await expect(verify(body, old)).rejects.toThrow(/tolerance/i)
  expect(await verify(body, signature)).toMatchObject({ object: 'event' })
})

it('shows a page no more than one intent, and that by its secret alone', async () => {
  const { customer } = await newShop(stripe)
  const intent = await stripe.setupIntents.create({ customer: customer.id })
  const secret = intent.client_secret ?? ''
  const path = `setup_intents/${intent.id}`
  const read = await askAsPage(provider, path, { client_secret: secret }, { method: 'GET' })
  expect(read).toMatchObject({ status: 200, body: { id: intent.id, status: 'requires_payment_method' } })
  expect([read.body.customer, read.body.metadata]).toEqual([undefined, undefined])
  expect((await askAsPage(provider, path, { client_secret: `${intent.id}_secret_guess` }, { method: 'GET' })).status).toBe(400)
  expect((await askAsPage(provider, path, { client_secret: secret, key: 'pk_test_other' }, { method: 'GET' })).status).toBe(401)
  expect((await askAsPage(provider, path, { client_secret: secret }, { method: 'GET', origin: 'https://evil.example' })).status).toBe(403)
  expect((await askAsPage(provider, 'customers', {}, { method: 'GET' })).status).toBe(404)
  expect((await askAsPage(provider, path, { client_secret: secret }, { method: 'GET', country: 'hk' })).status).toBe(404)
  const stolen = await provider.fetch('/card-desk/sg/v1/customers', {
    headers: { origin: 'https://site.example', authorization: `Bearer ${DESK_KEYS.secretKey}` },
  })
  expect(stolen.status).toBe(404)
  const kept = await askAsPage(provider, `${path}/confirm`, { client_secret: secret, payment_method: 'pm_card_visa' })
  expect(kept.body.status).toBe('succeeded')
  expect((await stripe.paymentMethods.list({ customer: customer.id })).data).toMatchObject([{ card: { last4: '4242' } }])
})

it('moves the time of everybody by the clock of the desk', async () => {
  const { stripe: malaysia } = deskClient(provider, 'my')
  const product = await malaysia.products.create({ name: 'Pro' })
  const price = await malaysia.prices.create({ product: product.id, currency: 'myr', unit_amount: 9_900, recurring: { interval: 'month' } })
  const customer = await malaysia.customers.create({ email: 'house@example.com' })
  await giveCard(malaysia, customer.id)
  const subscription = await malaysia.subscriptions.create({ customer: customer.id, items: [{ price: price.id }], trial_period_days: 7 })
  const now = Math.floor(Date.now() / 1_000)
  const clock = await malaysia.testHelpers.testClocks.create({ name: 'desk', frozen_time: now })
  await malaysia.testHelpers.testClocks.advance(clock.id, { frozen_time: now + 8 * 86_400 })
  expect(await malaysia.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })).toMatchObject({
    status: 'active',
    latest_invoice: { status: 'paid', amount_paid: 9_900 },
  })
  const late = await malaysia.customers.create({ email: 'late@example.com' })
  expect(late.created).toBeGreaterThanOrEqual(now + 8 * 86_400)
})

it('sends requests as the desk expects them, each changing one under a key of its own', () => {
  const posts = requests.filter(({ method }) => method === 'POST')
  expect(posts.length).toBeGreaterThan(20)
  for (const { headers, body } of posts) {
    expect(headers.get('stripe-version')).toBe(STRIPE_API_VERSION)
    expect(body).not.toContain('undefined')
  }
  // the client gives a key to whatever has none of ours, and never the same to two requests; a retry keeps its own, see above
  const keys = posts.map(({ headers }) => headers.get('idempotency-key') ?? '')
  expect(keys).not.toContain('')
  const ofClient = keys.filter((key) => key.startsWith('stripe-node-retry-'))
  expect(ofClient.length).toBeGreaterThan(20)
  expect(new Set(ofClient).size).toBe(ofClient.length)
})
