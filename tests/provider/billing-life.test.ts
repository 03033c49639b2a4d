import { expect, it } from 'vitest'
import {
  CancelSubscriptionDocument,
  ChangeCardDocument,
  type ChangeCardMutation,
  ChangeSubscriptionDocument,
  type ChangeSubscriptionMutation,
  PayInvoiceDocument,
  type PayInvoiceMutation,
  PreviewChangeDocument,
  type PreviewChangeQuery,
  ResumeSubscriptionDocument,
} from '#graphql/generated/graphql.ts'
import { codeOf, now } from './account-data-fixture.ts'
import { PASSWORD } from './account-fixture.ts'
import { billingTools, newKey } from './billing-fixture.ts'
import { DAY_SECONDS, giveCard } from './cards-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = billingTools(provider)
const { as, begin, billing, buyer, confirm, priceOf, run, settle, stripe, subscriber, runJobs } = tools
const SG = { country: 'SG' }

/** The clock by which everybody at the card desk lives. */
const clock = await stripe.testHelpers.testClocks.create({ name: 'desk', frozen_time: now() })
let at = clock.frozen_time
async function days(count: number) {
  at += count * DAY_SECONDS
  await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: at })
}
/** The daily look, which would come by itself. */
async function look(id: string) {
  await run('update stripe_subscription set fetched_at = 0 where user_id = ?', id)
  await runJobs()
}
const change = (token: string, payPackageId: string, quantity: number, when = 'NOW') =>
  provider.ask<ChangeSubscriptionMutation>(
    ChangeSubscriptionDocument,
    { key: newKey(), ...SG, payPackageId, quantity, at: when },
    as(token),
  )
const kindsNotified = async (userId: string) =>
  (
    await provider.env.DB_TRADE.prepare('select kind from notice where user_id = ? order by at, kind').bind(userId).all<{ kind: string }>()
  ).results.map(({ kind }) => kind)
const standing = async (token: string) => (await billing(token))?.subscription?.standing

it('gives one trial, which begins with its card and is charged at its end', async () => {
  const { token, id } = await buyer('sg-agent-solo-month')
  const solo = await priceOf('sg-agent-solo-month')
  const step = (await begin(token, { payPackageId: solo })).data?.beginSubscription
  expect(step).toMatchObject({ state: 'CARD', amountDue: 0 })
  expect(await standing(token)).toBe('CARD_MISSING')
  expect(
    (
      await provider.ask<{ user: { stripeSubscription: unknown } }>(
        '{ user(sourceType: Website) { stripeSubscription { status } } }',
        {},
        as(token),
      )
    ).data?.user.stripeSubscription,
  ).toBeNull()
  await confirm(step?.clientSecret)
  expect(await settle(token)).toMatchObject({ state: 'DONE' })
  expect((await billing(token))?.subscription).toMatchObject({ standing: 'TRIAL', next: { amountDue: 5_900 }, card: { last4: '4242' } })
  await run('update stripe_subscription set trial_end_at = 0 where user_id = ?', id)
  await days(15)
  await look(id)
  expect(await standing(token)).toBe('ACTIVE')
  await provider.ask(CancelSubscriptionDocument, { key: newKey(), ...SG }, as(token))
  await days(32)
  await look(id)
  expect(await standing(token)).toBe('ENDED')
  // the second time there is no trial
  expect((await begin(token, { payPackageId: solo })).data?.beginSubscription).toMatchObject({ state: 'PAYMENT', amountDue: 5_900 })
}, 30_000)

it('keeps access for seven days after a failed payment, tells, and opens again with another card', async () => {
  const { token, id, subscription, email } = await subscriber()
  const [customer] = await tools.customersOf(email)
  const bad = await giveCard(stripe, customer?.id ?? '', 'pm_card_chargeCustomerFail')
  await stripe.subscriptions.update(subscription, { default_payment_method: bad.id })
  await days(32)
  await look(id)
  const due = (await billing(token))?.subscription
  expect(due).toMatchObject({ standing: 'PAST_DUE', next: { amountDue: 1_290 } })
  const since = Number((await tools.row('select past_due_at as at from stripe_subscription where user_id = ?', id))?.at)
  expect(due?.accessUntilDate).toBe(new Date((since + 7 * DAY_SECONDS) * 1_000).toISOString())
  expect(await kindsNotified(id)).toEqual(['plan-payment-failed'])
  expect(codeOf(await change(token, await priceOf('sg-owner-year'), 1))).toBe('billing-state')
  await run('update stripe_subscription set past_due_at = ? where user_id = ?', now() - 8 * DAY_SECONDS, id)
  expect(await standing(token)).toBe('CLOSED')
  const pay = async (withCardOnFile: boolean) =>
    (await provider.ask<PayInvoiceMutation>(PayInvoiceDocument, { key: newKey(), ...SG, withCardOnFile }, as(token))).data?.payInvoice
  expect(await pay(true)).toMatchObject({ state: 'PAYMENT', lastFailure: 'generic_decline', amountDue: 1_290 })
  await confirm((await pay(false))?.clientSecret, 'pm_card_mastercard')
  expect(await settle(token)).toMatchObject({ state: 'DONE' })
  expect(await standing(token)).toBe('ACTIVE')
}, 30_000)

it('changes plan and seats now with what is left set off, and with the next period without', async () => {
  const { token, id, subscription } = await subscriber('sg-agent-solo-month')
  await stripe.subscriptions.update(subscription, { trial_end: 'now' })
  const [month, year, solo] = [
    await priceOf('sg-agent-team-month'),
    await priceOf('sg-agent-team-year'),
    await priceOf('sg-agent-solo-month'),
  ]
  const preview = async (payPackageId: string, quantity: number, when: string) =>
    (await provider.ask<PreviewChangeQuery>(PreviewChangeDocument, { ...SG, payPackageId, quantity, at: when }, as(token))).data
      ?.previewChange
  const shown = await preview(month, 3, 'NOW')
  expect(shown).toMatchObject({ renewsAmount: 19_500 })
  expect(shown?.lines.map(({ kind }) => kind).toSorted()).toEqual(['REST', 'UNUSED'])
  expect(await change(token, month, 3)).toMatchObject({ data: { changeSubscription: { state: 'DONE' } } })
  expect((await billing(token))?.subscription).toMatchObject({ planKey: 'agent-team', quantity: 3, seats: 3 })
  await run(
    `insert into stripe_info (id, email, main_user_id, user_id, status, created_at) values ('seat-1', 'x', ?, null, 'active', 1), ('seat-2', 'y', ?, null, 'active', 1)`,
    id,
    id,
  )
  expect(codeOf(await change(token, month, 1))).toBe('billing-seats-used')
  expect(codeOf(await change(token, solo, 1))).toBe('billing-seats-used')
  expect(await preview(year, 6, 'AT_END')).toMatchObject({ total: 0, renewsAmount: 330_000 })
  await change(token, year, 6, 'AT_END')
  const waiting = (await billing(token))?.subscription
  expect(waiting).toMatchObject({
    quantity: 3,
    change: { planName: 'Agent Team', recurringType: 'year', quantity: 6, date: waiting?.periodEndsDate },
  })
  await change(token, month, 3, 'AT_END')
  expect((await billing(token))?.subscription?.change).toBeNull()
  await change(token, month, 2, 'AT_END')
  await run('update plan_change set due_at = ? where user_id = ?', now(), id)
  await runJobs()
  expect((await billing(token))?.subscription).toMatchObject({ quantity: 2, change: null, next: { amountDue: 13_000 } })
}, 30_000)

it('does again what was asked for under the same key, when something else was done in between', async () => {
  const { token, id, subscription } = await subscriber()
  const [month, year, key] = [await priceOf('sg-owner-month'), await priceOf('sg-owner-year'), newKey()]
  const ask = (payPackageId: string, under = newKey()) =>
    provider.ask(ChangeSubscriptionDocument, { key: under, ...SG, payPackageId, quantity: 1, at: 'NOW' }, as(token))
  const atCards = async () => (await stripe.subscriptions.retrieve(subscription)).items.data[0]?.price.id
  expect((await ask(year, key)).errors).toEqual([])
  expect((await ask(month)).errors).toEqual([])
  expect((await ask(year, key)).errors).toEqual([])
  expect([await atCards(), await tools.row('select price_id as price from stripe_subscription where user_id = ?', id)]).toEqual([
    year,
    { price: year },
  ])
  // what was to come with the next period is not sold any more: what there is goes on
  await run(
    `insert into plan_change (subscription_id, id, user_id, country, price_id, quantity, due_at, created_at) values (?, ?, ?, 'SG', 'price_gone', 1, 1, 1)`,
    subscription,
    newKey(),
    id,
  )
  await runJobs()
  expect(await tools.row('select id from plan_change where user_id = ?', id)).toBeNull()
  expect(await atCards()).toBe(year)
})

it('ends with what is paid for, and takes that back', async () => {
  const { token, id } = await subscriber()
  // there is nothing to take back, or it was by a try whose answer was lost
  expect((await provider.ask(ResumeSubscriptionDocument, { key: newKey(), ...SG }, as(token))).errors).toEqual([])
  expect(await standing(token)).toBe('ACTIVE')
  const key = newKey()
  await Promise.all([1, 2].map(() => provider.ask(CancelSubscriptionDocument, { key, ...SG }, as(token))))
  expect((await billing(token))?.subscription).toMatchObject({ standing: 'ENDING', next: null })
  await runJobs()
  expect(await kindsNotified(id)).toEqual(['plan-cancelled'])
  await provider.ask(ResumeSubscriptionDocument, { key: newKey(), ...SG }, as(token))
  expect((await billing(token))?.subscription).toMatchObject({ standing: 'ACTIVE', endsDate: null })
})

it('lets another card pay, also when nobody comes back from naming it', async () => {
  const { token } = await subscriber()
  const changed = async () =>
    (await provider.ask<ChangeCardMutation>(ChangeCardDocument, { key: newKey(), ...SG }, as(token))).data?.changeCard
  const step = await changed()
  expect(step?.state).toBe('CARD')
  await confirm(step?.clientSecret, 'pm_card_mastercard')
  await settle(token)
  expect((await billing(token))?.subscription?.card).toMatchObject({ brand: 'mastercard', last4: '4444' })
  await confirm((await changed())?.clientSecret, 'pm_card_amex')
  await run('update card_change set created_at = ? where is_open = 1', now() - 600)
  await runJobs()
  expect((await billing(token))?.subscription?.card).toMatchObject({ brand: 'amex' })
})

it('lists invoices with what their paper says', async () => {
  const { token, email } = await subscriber()
  const { data } = await provider.ask<{ billingInvoices: { nodes: Record<string, unknown>[] } }>(
    '{ billingInvoices(country: SG) { nodes { status total tax taxRate { name percent } pdfAddress buyer { name email address } lines { amount } } endCursor } }',
    {},
    as(token),
  )
  expect(data?.billingInvoices).toMatchObject({
    nodes: [
      {
        status: 'paid',
        total: 1_290,
        tax: 107,
        taxRate: { name: 'GST', percent: 9 },
        pdfAddress: null,
        buyer: { name: 'Mei Cedar', email },
      },
    ],
    endCursor: null,
  })
})

it('ends what is paid before an account goes, and lets it stay while that cannot be done', async () => {
  const { token, id, subscription } = await subscriber()
  await provider.ask(`mutation { deleteAccount(currentPassword: "${PASSWORD}") { success } }`, {}, as(token))
  await expect.poll(async () => (await stripe.subscriptions.retrieve(subscription)).cancel_at_period_end).toBe(true)
  await run('update user set deletion_due_at = 1 where id = ?', id)
  await provider.fetch('/clean-up', { headers: { 'x-cards': 'down' } })
  expect(await tools.row('select id from user where id = ?', id)).toEqual({ id })
  await provider.fetch('/clean-up')
  expect(await tools.row('select id from user where id = ?', id)).toBeNull()
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('canceled')
}, 60_000)
