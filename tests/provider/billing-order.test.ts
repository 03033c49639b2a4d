import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import Stripe from 'stripe'
import { expect, it } from 'vitest'
import { DESK_KEYS } from '#provider/card-desk/desk-keys.ts'
import { openDesk } from '#provider/card-desk/endpoint/desk.ts'
import { Statements } from '#provider/db/client.ts'
import { takeWebhook } from '#provider/modules/billing/webhook.ts'
import { SUBSCRIPTION_EXPANDED } from '#provider/modules/subscription/fetched-subscription.ts'
import type { BillingContext } from '#provider/modules/subscription/sync-subscription.ts'
import { syncSubscription } from '#provider/modules/subscription/sync-subscription.ts'
import type { CardAccount } from '#provider/ports/cards/cards.ts'
import { systemClock } from '#provider/ports/clock/clock.ts'
import { recordingDatabase } from '../bench/recording-database.ts'
import { examples } from '../fixtures/short-sample.ts'
import { DAY_SECONDS, giveCard, newShop } from './cards-fixture.ts'

const STREAMS = examples(100, 15)
const ORDERS = 50
const PAYER = 'payer'

/** A database of its own with all migrations, in memory; no Worker is between, so that thousands of orders take seconds. */
function inMemory(which: 'account' | 'trade') {
  const file = new DatabaseSync(':memory:')
  const folder = new URL(`../../src/server/provider/db/${which}/migrations/`, import.meta.url)
  for (const name of readdirSync(folder).toSorted()) file.exec(readFileSync(new URL(name, folder), 'utf8'))
  const { database, recorded } = recordingDatabase(file)
  return { file, database, recorded }
}

/** What the card service said at a moment, and the events it sent for what had happened since the moment before. */
interface Moment {
  subscription: object
  events: { id: string; type: string }[]
}

const ACTIONS = ['pay', 'fail', 'upgrade', 'seats', 'cancel', 'resume', 'month', 'end'] as const
type Action = (typeof ACTIONS)[number]

const trade = inMemory('trade')
const desk = openDesk({ country: 'SG', database: trade.database, clock: systemClock, later: () => {}, deliver: null })
const stripe = new Stripe(DESK_KEYS.secretKey, {
  httpClient: Stripe.createFetchHttpClient((url: URL | RequestInfo, init?: RequestInit) => desk.answer(new Request(url, init))),
  maxNetworkRetries: 0,
  telemetry: false,
})

/** A subscription lives at the card desk: it is begun and then these things happen to it, as far as they can. */
async function stream(actions: readonly Action[]): Promise<{ id: string; customer: string; moments: Moment[] }> {
  const { customer, monthly, team, clock } = await newShop(stripe)
  const known = new Set<string>()
  const moments: Moment[] = []
  const begun = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: monthly.id }],
    payment_behavior: 'default_incomplete',
  })
  const { id } = begun
  const look = async () => {
    const [subscription, { data }] = await Promise.all([
      stripe.subscriptions.retrieve(id, { expand: SUBSCRIPTION_EXPANDED }),
      stripe.events.list({ limit: 100 }),
    ])
    const events = data.filter((event) => !known.has(event.id) && JSON.stringify(event.data.object).includes(id)).toReversed()
    for (const event of events) known.add(event.id)
    moments.push({ subscription: JSON.parse(JSON.stringify(subscription)), events: JSON.parse(JSON.stringify(events)) })
  }
  await look()
  let at = clock.frozen_time
  for (const action of ['pay', ...actions] as const) {
    await act(action, { id, customer: customer.id, prices: [monthly.id, team.id], clock: clock.id, at }).catch(() => null)
    if (action === 'month') at += 32 * DAY_SECONDS
    await look()
  }
  return { id, customer: customer.id, moments }
}

interface Acted {
  id: string
  customer: string
  prices: [string, string]
  clock: string
  at: number
}

async function act(action: Action, { id, customer, prices, clock, at }: Acted): Promise<unknown> {
  const now = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })
  const item = now.items.data[0]?.id ?? ''
  const invoice = typeof now.latest_invoice === 'object' ? (now.latest_invoice?.id ?? '') : ''
  switch (action) {
    case 'pay':
      await giveCard(stripe, customer)
      return stripe.invoices.pay(invoice)
    case 'fail':
      return giveCard(stripe, customer, 'pm_card_chargeCustomerFail')
    case 'upgrade':
      return stripe.subscriptions.update(id, { items: [{ id: item, price: prices[1] }], proration_behavior: 'always_invoice' })
    case 'seats':
      return stripe.subscriptions.update(id, { items: [{ id: item, quantity: 3 }] })
    case 'cancel':
      return stripe.subscriptions.update(id, { cancel_at_period_end: true })
    case 'resume':
      return stripe.subscriptions.update(id, { cancel_at_period_end: false })
    case 'month':
      return stripe.testHelpers.testClocks.advance(clock, { frozen_time: at + 32 * DAY_SECONDS })
    case 'end':
      return stripe.subscriptions.cancel(id)
  }
}

const account = inMemory('account')
account.file.exec(`insert into user (id, email, email_key, nick_name, country, kind, created_at, updated_at)
  values ('${PAYER}', 'mei@example.com', 'mei@example.com', 'Mei', 'SG', 'non-agent', 1, 1)`)

/** What is kept of the subscription, without when it was fetched. */
const kept = (id: string): Record<string, unknown> => {
  const row = account.file.prepare('select * from stripe_subscription where stripe_id = ?').get(id) ?? {}
  return { ...row, fetched_at: 0, updated_at: 0 }
}

/** A card service whose answers take as long as the order of things says: each is what was true when it was asked. */
function slowCards(timeline: { now: object }, holds: readonly number[]) {
  let asked = 0
  let beats = 0
  const waiting: { until: number; go(): void }[] = []
  const retrieve = async () => {
    const said = timeline.now
    const until = beats + (holds[asked++ % Math.max(1, holds.length)] ?? 0)
    await new Promise<void>((go) => waiting.push({ until, go }))
    return said
  }
  /** Time passes: answers that are due arrive. */
  async function beat(count = 1) {
    for (let n = 0; n < count; n++) {
      beats++
      for (const one of waiting.filter(({ until }) => until <= beats)) {
        waiting.splice(waiting.indexOf(one), 1)
        one.go()
      }
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  const client = { subscriptions: { retrieve }, webhooks: stripe.webhooks }
  const cards: CardAccount = {
    country: 'SG',
    publishableKey: '',
    currency: 'sgd',
    isDesk: false,
    webhookSecret: DESK_KEYS.webhookSecret,
    stripe: client as unknown as Stripe,
  }
  return { port: { of: () => cards, desk: () => null }, beat, isQuiet: () => waiting.length === 0 }
}

/** One order in which the events of a stream arrive: when (in beats after they happened), how often, or not at all. */
const orderOf = (events: number) =>
  fc.record({
    delays: fc.array(fc.nat({ max: 12 }), { minLength: events, maxLength: events }),
    times: fc.array(fc.constantFrom(0, 1, 1, 1, 2), { minLength: events, maxLength: events }),
    // some answers come long after the others
    holds: fc.array(fc.oneof(fc.nat({ max: 4 }), fc.nat({ max: 40 })), { minLength: 1, maxLength: 8 }),
  })

it(`ends at what the card service says, whatever the order: ${STREAMS} streams, ${ORDERS} orders each`, async () => {
  const actions = fc.array(fc.constantFrom(...ACTIONS), { minLength: 2, maxLength: 6 })
  const ends = new Set<unknown>()
  for (const chosen of fc.sample(actions, STREAMS)) {
    const { id, customer, moments } = await stream(chosen)
    account.file.exec(`delete from stripe_customer; insert into stripe_customer values ('${PAYER}', 'SG', '${customer}', 1)`)
    const events = moments.flatMap((moment, at) => moment.events.map((event) => ({ event, at })))
    const signed = await Promise.all(
      events.map(async ({ event, at }) => {
        const payload = JSON.stringify(event)
        return {
          at,
          body: payload,
          signature: await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret: DESK_KEYS.webhookSecret }),
        }
      }),
    )
    const last = moments.at(-1)?.subscription ?? {}
    const fresh = () =>
      account.file.exec('delete from stripe_subscription; delete from stripe_turn; delete from billing_event; delete from billing_news')
    fresh()
    const straight = slowCards({ now: last }, [0])
    const subscription = syncSubscription({ account: new Statements(account.database), cards: straight.port, clock: systemClock }, 'SG', id)
    await straight.beat(8)
    await subscription
    const expected = kept(id)
    ends.add(expected.status)
    for (const order of fc.sample(orderOf(events.length), ORDERS)) {
      fresh()
      await inOrder({ id, moments, signed, order })
      expect(kept(id), JSON.stringify({ chosen, order })).toEqual(expected)
    }
    account.recorded.length = 0
    trade.recorded.length = 0
  }
  // the streams have not all ended alike
  expect(ends.size).toBeGreaterThan(2)
}, 240_000)

interface Ordered {
  id: string
  moments: readonly Moment[]
  signed: readonly { at: number; body: string; signature: string }[]
  order: { delays: readonly number[]; times: readonly number[]; holds: readonly number[] }
}

/** Lets the stream happen, its webhooks arrive in this order, and the daily look come at the end. */
async function inOrder({ id, moments, signed, order }: Ordered): Promise<void> {
  const timeline = { now: moments[0]?.subscription ?? {} }
  const cards = slowCards(timeline, order.holds)
  const work: Promise<unknown>[] = []
  const context: BillingContext & { later(one: Promise<unknown>): void } = {
    account: new Statements(account.database),
    cards: cards.port,
    clock: systemClock,
    later: (one) => work.push(one),
  }
  const EVERY = 3
  const arrivals = signed.flatMap(({ at, ...sent }, n) =>
    Array.from({ length: order.times[n] ?? 1 }, (_, again) => ({ beat: at * EVERY + (order.delays[n] ?? 0) + again * 2, sent })),
  )
  const until = Math.max(moments.length * EVERY, ...arrivals.map(({ beat }) => beat))
  for (let beat = 0; beat <= until; beat++) {
    timeline.now = moments[Math.min(moments.length - 1, Math.floor(beat / EVERY))]?.subscription ?? {}
    for (const { sent } of arrivals.filter((one) => one.beat === beat)) work.push(takeWebhook(context, 'SG', sent))
    await cards.beat()
  }
  const daily = syncSubscription({ ...context, account: new Statements(account.database) }, 'SG', id)
  for (let wait = 0; wait < 12 || !cards.isQuiet(); wait++) await cards.beat()
  await Promise.all([daily, ...work])
}
