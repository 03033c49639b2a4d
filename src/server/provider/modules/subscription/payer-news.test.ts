import { expect, it } from 'vitest'
import { amountFor, type FetchedSubscription, nextAmount } from './fetched-subscription.ts'
import { payerNews } from './payer-news.ts'

const DAY = 86_400
const NOW = 1_800_000_000

const TIERS = [
  { upTo: 5, unitAmount: 4_900 },
  { upTo: 15, unitAmount: 4_400 },
  { upTo: null, unitAmount: 3_900 },
]

/** A paid subscription by seats, with some of its fields otherwise. */
function subscriptionOf(
  change: Partial<FetchedSubscription> = {},
  card = { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 },
): FetchedSubscription {
  const price: FetchedSubscription['items']['data'][0]['price'] = {
    id: 'price_1',
    name: 'Agent Team',
    lookupKey: 'sg-agent-team-month',
    currencyCode: 'SGD',
    unitAmount: 4_900,
    tiers: TIERS,
    interval: 'month',
    intervalCount: 1,
    frontParams: '{}',
    trialDays: 0,
    product: { id: 'prod_1', name: 'Agent Team' },
  }
  return {
    id: 'sub_1',
    status: 'active',
    created: NOW - DAY,
    customer: { id: 'cus_1' },
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    trial_start: null,
    trial_end: null,
    metadata: {},
    latest_invoice: null,
    pending_setup_intent: null,
    default_payment_method: card,
    discounts: [],
    items: { data: [{ id: 'si_1', quantity: 6, current_period_start: NOW, current_period_end: NOW + 30 * DAY, price }] },
    ...change,
  }
}

const newsKinds = (subscription: FetchedSubscription) => payerNews(subscription, 'SG', NOW).map(({ kind }) => kind)
const trial = (ends: number) => ({ status: 'trialing', trial_start: NOW - DAY, trial_end: ends })
const invoice = { id: 'in_1', status: 'open', created: NOW - DAY, amount_remaining: 100 }

it.each<[string, Partial<FetchedSubscription>, string[]]>([
  ['nothing of what goes on', {}, []],
  ['the end of a trial, three days before', trial(NOW + 3 * DAY), ['plan-trial-ending']],
  ['nothing of a trial that lasts', trial(NOW + 4 * DAY), []],
  [
    'nothing of a trial that nobody has given a card for',
    {
      ...trial(NOW + DAY),
      default_payment_method: null,
      pending_setup_intent: { id: 'seti_1', status: 'requires_payment_method', client_secret: 's' },
    },
    [],
  ],
  ['a failed payment', { status: 'past_due', latest_invoice: invoice }, ['plan-payment-failed']],
  ['a cancellation, and not the end of its trial', { ...trial(NOW + DAY), cancel_at_period_end: true }, ['plan-cancelled']],
  ['an end', { status: 'canceled', ended_at: NOW }, ['plan-ended']],
  ['nothing of the end of what was never paid', { status: 'canceled', ended_at: NOW, default_payment_method: null }, []],
])('tells %s', (_, change, kinds) => {
  expect(newsKinds(subscriptionOf(change))).toEqual(kinds)
})

it('tells of a card in its last month, once for each card', () => {
  const last = new Date(NOW * 1_000)
  const card = { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: last.getUTCMonth() + 1, expYear: last.getUTCFullYear() }
  expect(newsKinds(subscriptionOf({}, card))).toEqual(['card-expiring'])
  const keys = ['pm_1', 'pm_2'].map((id) => payerNews(subscriptionOf({}, { ...card, id }), 'SG', NOW)[0]?.key)
  expect(new Set(keys).size).toBe(2)
})

it('charges all seats at the tier of their number, and lets a discount end', () => {
  expect([1, 5, 6, 15, 16].map((seats) => amountFor({ unitAmount: 0, tiers: TIERS }, seats))).toEqual([
    4_900, 24_500, 26_400, 66_000, 62_400,
  ])
  const discount = (end: number | null) => ({ end, promotion_code: null, source: { coupon: { percent_off: 50, amount_off: null } } })
  expect(nextAmount(subscriptionOf({ discounts: [discount(null)] }))).toBe(13_200)
  expect(nextAmount(subscriptionOf({ discounts: [discount(NOW + 10 * DAY)] }))).toBe(26_400)
})
