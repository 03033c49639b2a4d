import { beforeEach, describe, expect, it } from 'vitest'
import { codeOf, dataTools, now } from './account-data-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = dataTools(provider)

describe('subscriptions (§6, §7)', () => {
  const CHECK = `query Check($country: CountryCode!, $frontParams: String) { checkSubscription(country: $country, frontParams: $frontParams) {
    stripeSubscription { stripeId status recurringPriceQuantity expireDate stripePrice { frontParams currencyCode unitAmount } stripeProduct { name } }
    invoiceUpcoming { amountDue currencyCode dueDate } } }`
  const OWN =
    '{ user(sourceType: Website) { stripeSubscription { stripeId status stripePrice { frontParams unitAmount } } subscription { promoCode } } }'
  const check = async (token: string, variables: Record<string, unknown> = { country: 'SG' }) =>
    (await tools.ask<{ checkSubscription: Record<string, unknown> }>(CHECK, variables, { token })).data?.checkSubscription
  const own = async (token: string) =>
    (await tools.ask<{ user: { stripeSubscription: { status: string } | null } }>(OWN, {}, { token })).data?.user.stripeSubscription
  const put = (userId: string, status: string, expireAt: number, more: { pastDueAt?: number; quantity?: number } = {}) =>
    tools.run(
      `insert into stripe_subscription (stripe_id, user_id, price_id, recurring_price_quantity, status, past_due_at, expire_at, created_at, updated_at)
      values (?, ?, 'price', ?, ?, ?, ?, 1, 1)`,
      `sub-${userId}`,
      userId,
      more.quantity ?? 1,
      status,
      more.pastDueAt ?? null,
      expireAt,
    )
  beforeEach(async () => {
    await tools.run("insert or ignore into stripe_product (stripe_id, name) values ('product', 'Plan')")
    await tools.run(`insert or ignore into stripe_price (stripe_id, product_id, country, name, recurring_type, interval_count, unit_amount, currency_code, front_params)
      values ('price', 'product', 'SG', 'Monthly', 'month', 1, 4900, 'SGD', '{"tier":"pro","seats":true}')`)
  })
  const DAY = 86_400

  it.each([
    ['trialing', 5, undefined, true],
    ['active', 5, undefined, true],
    ['active', -6, undefined, true],
    ['active', -8, undefined, false],
    ['past_due', 20, -6, true],
    ['past_due', 20, -8, false],
    ['past_due', -8, undefined, false],
    ['canceled', 5, undefined, false],
    ['unpaid', 5, undefined, false],
    ['incomplete', 5, undefined, false],
    ['paused', 5, undefined, false],
  ])('%s, paid until day %i, due since day %s: entitles %s', async (status, days, dueDays, entitles) => {
    const { token, id } = await tools.newPerson()
    const at = now()
    await put(id, status, at + days * DAY, dueDays === undefined ? {} : { pastDueAt: at + dueDays * DAY })
    expect((await own(token))?.status ?? null).toBe(entitles ? status : null)
    expect((await check(token))?.stripeSubscription === null).toBe(!entitles)
  })

  it('has the next invoice, the open one of a subscription that no longer entitles, and nothing of other markets', async () => {
    const { token, id } = await tools.newPerson()
    expect(await check(token)).toEqual({ stripeSubscription: null, invoiceUpcoming: null })
    const expireAt = now() + DAY
    await put(id, 'active', expireAt, { quantity: 3 })
    const next = { amountDue: 14_700, currencyCode: 'SGD', dueDate: new Date(expireAt * 1_000).toISOString() }
    expect(await check(token)).toMatchObject({ stripeSubscription: { status: 'active' }, invoiceUpcoming: next })
    expect(await check(token, { country: 'HK' })).toEqual({ stripeSubscription: null, invoiceUpcoming: null })
    expect(await check(token, { country: 'SG', frontParams: '{"tier":"pro"}' })).toMatchObject({ stripeSubscription: { status: 'active' } })
    expect(await check(token, { country: 'SG', frontParams: '{"tier":"basic"}' })).toEqual({
      stripeSubscription: null,
      invoiceUpcoming: null,
    })
    expect(codeOf(await tools.ask(CHECK, { country: 'SG', frontParams: '[' }, { token }))).toBe('front-params-invalid')
    await tools.run('update stripe_subscription set cancel_at_period_end = 1 where user_id = ?', id)
    expect((await check(token))?.invoiceUpcoming).toBeNull()
    await tools.run("update stripe_subscription set status = 'unpaid' where user_id = ?", id)
    expect(await check(token)).toMatchObject({ stripeSubscription: null, invoiceUpcoming: { amountDue: 14_700 } })
    expect(codeOf(await tools.ask(CHECK, { country: 'SG' }))).toBe('invalid_access_token')
  })

  it('lets a seat use what its payer pays for, marked as a sub-account, as long as the payer does', async () => {
    const [payer, holder] = [await tools.newPerson(), await tools.newPerson()]
    await put(payer.id, 'active', now() + DAY, { quantity: 2 })
    await tools.run(
      "insert into stripe_info (id, email, main_user_id, user_id, status, created_at) values (?, 'x', ?, ?, 'active', 1)",
      `seat-${holder.id}`,
      payer.id,
      holder.id,
    )
    expect(await own(holder.token)).toMatchObject({ status: 'active', stripePrice: { frontParams: '{"isShowSA":true}', unitAmount: 0 } })
    expect(await check(holder.token)).toEqual({ stripeSubscription: null, invoiceUpcoming: null })
    await tools.run("update stripe_info set status = 'suspended' where user_id = ?", holder.id)
    expect(await own(holder.token)).toBeNull()
    await tools.run("update stripe_info set status = 'active', expire_at = 1 where user_id = ?", holder.id)
    expect(await own(holder.token)).toBeNull()
    await tools.run('update stripe_info set expire_at = null where user_id = ?', holder.id)
    await tools.run("update stripe_subscription set status = 'canceled' where user_id = ?", payer.id)
    expect(await own(holder.token)).toBeNull()
  })
})
