import { request } from 'node:http'
import fc from 'fast-check'
import Stripe from 'stripe'
import { DESK_KEYS } from '#provider/card-desk/desk-keys.ts'
import type { OwnWorker } from '../fixtures/own-worker.ts'
import { type Bounds, count, type Findings, forAll, knock, newFindings } from './campaign.ts'

const SLOW_ENDED_MS = 75_000
const MEANWHILE_MS = 4_000
const DROP_MS = 500

/** The status of a request to the site whose body comes drop by drop and never ends; null where its connection is closed. */
const dripping = (url: string, path: string): Promise<number | null> =>
  new Promise((resolve) => {
    const sent = request(`${url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', 'content-length': '100000' } })
    const drop = setInterval(() => sent.write(' '), DROP_MS)
    const late = setTimeout(() => sent.destroy(), SLOW_ENDED_MS)
    const end = (status: number | null) => {
      clearInterval(drop)
      clearTimeout(late)
      sent.destroy()
      resolve(status)
    }
    sent.on('response', (response) => end(response.statusCode ?? null))
    sent.on('error', () => end(null))
  })

/** Bodies that drip: each is ended with 408 within its time, and others are answered meanwhile. */
export async function attackBySlowBodies({ url }: OwnWorker, { size }: Bounds): Promise<Findings> {
  const found = newFindings()
  const begun = performance.now()
  const slow = Array.from({ length: size }, (_, at) => dripping(url, ['/graphql', '/webhooks/stripe/sg', '/mcp'][at % 3] ?? '/graphql'))
  let isOver = false
  const ended = Promise.all(slow).then((statuses) => {
    isOver = true
    return statuses
  })
  while (!isOver) {
    const asked = performance.now()
    const { response } = await knock(url, '/robots.txt')
    count(found, `meanwhile ${response.status}`)
    if (performance.now() - asked > MEANWHILE_MS) found.faults.push('somebody else waited for slow bodies')
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  for (const status of await ended) {
    count(found, `ended ${status ?? 'closed'}`)
    // what wants no such body may answer at once
    if (status !== 408 && (status === null || status < 400 || status >= 500))
      found.faults.push(`${status ?? 'no answer'} for a body that drips`)
  }
  if (performance.now() - begun > SLOW_ENDED_MS) found.faults.push('a slow body was not ended in its time')
  return found
}

const stripe = new Stripe(DESK_KEYS.secretKey)
const TOLERANCE_SECONDS = 300

/** Webhooks of the card service: forged, old and altered ones are refused; signed ones are taken in any order and as often as they come, and say nothing that is believed. */
export async function attackWebhooks(worker: OwnWorker, { seed, size }: Bounds): Promise<Findings> {
  const found = newFindings()
  const subscriptions = () => {
    const db = worker.account()
    const rows = db
      .prepare('select stripe_id as id, user_id, status, price_id, expire_at from stripe_subscription order by stripe_id')
      .all()
    db.close()
    return rows
  }
  const before = subscriptions()
  const ids = before.map(({ id }) => String(id))
  const now = Math.floor(Date.now() / 1_000)
  const event = fc.record({
    id: fc.nat(Math.max(3, size / 4)).map((n) => `evt_attack_${n}`),
    type: fc.constantFrom('customer.subscription.deleted', 'customer.subscription.updated', 'invoice.paid', 'nothing.known'),
    subscription: fc.constantFrom(...ids, 'sub_nobody', '../x'),
    created: fc.integer({ min: now - 1_000_000, max: now + 1_000_000 }),
    how: fc.constantFrom('signed', 'signed', 'forged', 'old', 'altered', 'without', 'of another country'),
  })
  // in no order, and every second one twice
  const events = fc.sample(event, { numRuns: size, seed }).flatMap((one, at) => (at % 2 === 0 ? [one, one] : [one]))
  await forAll(events, 6, async ({ id, type, subscription, created, how }) => {
    const object = { object: 'subscription', id: subscription, status: 'canceled', subscription }
    const payload = JSON.stringify({ id, object: 'event', type, created, data: { object } })
    const secret = how === 'forged' ? 'whsec_somebody' : DESK_KEYS.webhookSecret
    const timestamp = Math.floor(Date.now() / 1_000) - (how === 'old' ? 2 * TOLERANCE_SECONDS : 0)
    const signature = await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp })
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      ...(how === 'without' ? {} : { 'stripe-signature': signature }),
    }
    const body = how === 'altered' ? payload.replace('canceled', 'active') : payload
    const { response, text } = await knock(worker.url, `/webhooks/stripe/${how === 'of another country' ? 'zz' : 'sg'}`, {
      method: 'POST',
      headers,
      body,
    })
    count(found, `${how} ${response.status}`)
    const wanted = how === 'signed' ? 204 : how === 'of another country' ? 404 : 400
    if (response.status !== wanted) found.faults.push(`${response.status} for a webhook that is ${how}: ${text.slice(0, 100)}`)
  })
  if (JSON.stringify(subscriptions()) !== JSON.stringify(before))
    found.faults.push('a webhook was believed without asking the card service')
  return found
}

/** Addresses of pictures that nobody has: none is drawn twice or is a server error, and the site answers meanwhile. */
export async function attackPictures({ url }: OwnWorker, { seed, size }: Bounds): Promise<Findings> {
  const found = newFindings()
  const address = fc.oneof(
    fc.nat(1e9).map((n) => `/files/listings/${n}.jpg`),
    fc.tuple(fc.nat(1e9), fc.nat(9_999)).map(([n, width]) => `/files/tours/${n}/${width}.webp?w=${width}`),
    fc.nat(1e9).map((n) => `/files/avatar/${n}`),
    fc.nat(1e9).map((n) => `/og/en-US/project/sg/private-stack/none-${n}.png?v=${n}`),
    // one that there is, by versions that there are not: sent on, and not drawn
    fc.nat(1e9).map((n) => `/og/en-US/site.png?v=x-${n}`),
    fc.constantFrom('/og/', '/og/search?x=1', '/og//evil.example', '/og/../../etc/passwd', '/files/..%2f..%2fx'),
  )
  await forAll(fc.sample(address, { numRuns: size, seed }), 8, async (path) => {
    const begun = performance.now()
    const { response } = await knock(url, path)
    count(found, `${path.split('/')[1]} ${response.status}`)
    if (response.status >= 500) found.faults.push(`${response.status} for ${path}`)
    if (performance.now() - begun > 10_000) found.faults.push(`${path} took longer than 10 s`)
  })
  const asked = performance.now()
  await knock(url, '/robots.txt')
  if (performance.now() - asked > MEANWHILE_MS) found.faults.push('somebody else waited for pictures')
  return found
}
