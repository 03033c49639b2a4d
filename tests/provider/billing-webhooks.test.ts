import { expect, it } from 'vitest'
import { now } from './account-data-fixture.ts'
import { billingTools } from './billing-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = billingTools(provider)
const { deliver, run, stripe, subscriber } = tools

/** A subscription that the card service has cancelled, which nobody here has heard of, and the event that says so. */
async function unheard() {
  const person = await subscriber()
  await stripe.subscriptions.cancel(person.subscription)
  const { data } = await stripe.events.list({ limit: 100 })
  const event = data.find(
    ({ type, data: { object } }) => type === 'customer.subscription.deleted' && JSON.stringify(object).includes(person.subscription),
  )
  if (!event) throw new Error('there is no such event')
  return { ...person, event }
}

const statusOf = async (id: string) => (await tools.row('select status from stripe_subscription where stripe_id = ?', id))?.status
const eventsNoted = async () => Number((await tools.row('select count(*) as n from billing_event'))?.n)

/** When an event was looked at, once it was; and how often the subscription has been asked for since the beginning. */
async function lookedAt(event: string): Promise<number> {
  const read = async () => (await tools.row('select looked_at as at from billing_event where id = ?', event))?.at
  await expect.poll(read).toEqual(expect.any(Number))
  return Number(await read())
}
const timesAsked = async (id: string) => Number((await tools.row('select asked from stripe_turn where subscription_id = ?', id))?.asked)

it('looks again when it is told, once for each event', async () => {
  const { event, subscription } = await unheard()
  expect(await statusOf(subscription)).toBe('active')
  const [asked, begun] = [await timesAsked(subscription), now()]
  expect((await deliver(event)).status).toBe(204)
  const at = await lookedAt(event.id)
  expect(at).toBeGreaterThanOrEqual(begun)
  expect(at).toBeLessThanOrEqual(now())
  expect([await statusOf(subscription), (await timesAsked(subscription)) - asked]).toEqual(['canceled', 1])
  // in another minute the same event comes twice more, and a scheduled run comes by
  await run('update billing_event set looked_at = 7, at = 1 where id = ?', event.id)
  for (const again of await Promise.all([deliver(event), deliver(event)])) expect(again.status).toBe(204)
  await tools.runJobs()
  expect([await lookedAt(event.id), (await timesAsked(subscription)) - asked]).toEqual([7, 1])
  // another event of the same thing is a reason of its own
  await deliver({ ...event, id: 'evt_another' })
  await lookedAt('evt_another')
  expect((await timesAsked(subscription)) - asked).toBe(2)
})

it('believes nothing of what it is told', async () => {
  const { subscription } = await subscriber()
  const asked = await timesAsked(subscription)
  const forged = {
    id: 'evt_1',
    type: 'customer.subscription.deleted',
    object: 'event',
    data: { object: { object: 'subscription', id: subscription, status: 'canceled' } },
  }
  expect((await deliver(forged)).status).toBe(204)
  await lookedAt('evt_1')
  expect((await timesAsked(subscription)) - asked).toBe(1)
  expect(await statusOf(subscription)).toBe('active')
})

it.each<[string, Parameters<typeof deliver>[1]]>([
  ['tampered with', { tamper: (body) => body.replace('subscription', 'subscriptiom') }],
  ['replayed after five minutes', { at: now() - 400 }],
  ['signed by a foreign account', { secret: 'whsec_another' }],
  ['for a country without cards', { country: 'hk' }],
])('refuses what was %s, and changes nothing', async (_, how) => {
  const { event, subscription } = await unheard()
  const noted = await eventsNoted()
  const answer = await deliver(event, how)
  expect(answer.status).toBe(400)
  expect(await answer.text()).not.toContain('sub_')
  expect(await eventsNoted()).toBe(noted)
  expect(await statusOf(subscription)).toBe('active')
})

it('is no page, and takes nothing but what is posted', async () => {
  expect((await provider.fetch('/webhooks/stripe/sg')).status).toBe(405)
  expect((await provider.fetch('/webhooks/stripe/xx', { method: 'POST', body: '{}' })).status).toBe(404)
  expect((await provider.fetch('/webhooks/other', { method: 'POST', body: '{}' })).status).toBe(404)
})

it('finds with a run what a cut webhook pointed at, and with the daily look what none told of', async () => {
  const [told, silent] = [await unheard(), await unheard()]
  await run('insert into billing_event (id, country, subscription_id, at) values (?, ?, ?, 1)', told.event.id, 'SG', told.subscription)
  await tools.runJobs()
  expect([await statusOf(told.subscription), await statusOf(silent.subscription)]).toEqual(['canceled', 'active'])
  await run('update stripe_subscription set fetched_at = 1 where stripe_id = ?', silent.subscription)
  await tools.runJobs()
  expect(await statusOf(silent.subscription)).toBe('canceled')
})

it('looks once a day at what the card service does not know any more, so that nothing else waits for its turn', async () => {
  const { id, subscription } = await subscriber()
  await run(
    `insert into stripe_subscription (stripe_id, user_id, price_id, customer_id, recurring_price_quantity, status, expire_at, fetched_at, created_at, updated_at)
    select 'sub_nowhere', ?, price_id, 'cus_nowhere', 1, 'active', expire_at, 0, 1, 1 from stripe_subscription where stripe_id = ?`,
    id,
    subscription,
  )
  await tools.runJobs()
  await tools.runJobs()
  expect(await timesAsked('sub_nowhere')).toBe(1)
  expect(await statusOf('sub_nowhere')).toBe('active')
})
