import { beforeAll, expect, it } from 'vitest'
import {
  CancelSubscriptionDocument,
  ChangeCardDocument,
  type ChangeCardMutation,
  ChangeSubscriptionDocument,
  PayInvoiceDocument,
  RedeemCodeDocument,
  ResumeSubscriptionDocument,
} from '#graphql/generated/graphql.ts'
import { codeOf, now } from './account-data-fixture.ts'
import { PASSWORD } from './account-fixture.ts'
import { newKey } from './billing-fixture.ts'
import { killTools, STEPS_BEFORE } from './billing-kills-fixture.ts'
import { giveCard } from './cards-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = killTools(provider)
const { as, billedTo, confirm, doneEverywhere, everywhere, expectAgreed, newPerson, payerOf, priceOf, reconcile, row, run, settle } = tools
const { stripe, teamPayer } = tools
const SG = { country: 'SG' }
/** Whoever looks at a card that was named takes fewer steps than these and those before. */
const SETTLING_STEPS = 10
/** So many are taken before somebody has left: who it is, and whether the password is right. */
const BEFORE_LEAVING = 5
const LEAVING_STEPS = 10

const change = (payPackageId: string, quantity: number, at: 'NOW' | 'AT_END') => (headers: Record<string, string>, key: string) =>
  provider.ask(ChangeSubscriptionDocument, { key, ...SG, payPackageId, quantity, at }, headers)

let prices: { month: string; year: string; team: string; teamYear: string }
beforeAll(async () => {
  prices = {
    month: await priceOf('sg-owner-month'),
    year: await priceOf('sg-owner-year'),
    team: await priceOf('sg-agent-team-month'),
    teamYear: await priceOf('sg-agent-team-year'),
  }
})

it('another period, more seats and fewer, now', async () => {
  const payer = await teamPayer(2)
  const wantedAt = (turn: number) => ({ price: turn % 3 === 1 ? prices.teamYear : prices.team, quantity: turn % 3 === 0 ? 4 : 2 })
  const steps = await doneEverywhere(
    payer,
    1,
    (turn, headers, key) => change(wantedAt(turn).price, wantedAt(turn).quantity, 'NOW')(headers, key),
    (turn) => ({ ...wantedAt(turn), status: 'active' }),
  )
  expect(steps).toBeGreaterThan(10)
}, 120_000)

it('a change with the next period, asked for and carried out', async () => {
  const payer = await payerOf()
  const priceAt = (turn: number) => (turn % 2 === 0 ? prices.year : prices.month)
  const waiting = async () => (await row('select price_id as price from plan_change where user_id = ?', payer.id))?.price
  const asked = await everywhere(async (kill, at, turn) => {
    const key = newKey()
    // every second time it is what there is: the change that waits is taken back
    const [kept, wanted] = turn % 2 === 0 ? [undefined, prices.year] : [prices.year, undefined]
    const ask = (faults = '') => change(wanted ?? prices.month, 1, 'AT_END')(as(payer.token, faults), key)
    const first = await ask(kill)
    expect([kept, wanted], at).toContain(await waiting())
    expect((await ask()).errors, at).toEqual([])
    expect(await waiting(), at).toBe(wanted)
    return first
  })
  expect(asked).toBeGreaterThan(6)
  let isThrough = false
  const carried = await everywhere(async (kill, at, turn) => {
    const before = await billedTo(payer)
    expect((await change(priceAt(turn), 1, 'AT_END')(as(payer.token), newKey())).errors).toEqual([])
    await run('update plan_change set due_at = ? where user_id = ?', now(), payer.id)
    await reconcile(payer.id, kill)
    isThrough = (await waiting()) === undefined
    await reconcile(payer.id)
    expect(await expectAgreed(payer, at), at).toMatchObject({ price: priceAt(turn) })
    expect(await waiting(), at).toBeUndefined()
    expect((await billedTo(payer)).charges - before.charges, at).toBeLessThanOrEqual(1)
    return { isKilled: !isThrough }
  })
  expect(carried).toBeGreaterThan(5)
}, 120_000)

it('the end, and taking it back', async () => {
  const payer = await payerOf()
  const steps = await doneEverywhere(
    payer,
    0,
    (turn, headers, key) => provider.ask(turn % 2 === 0 ? CancelSubscriptionDocument : ResumeSubscriptionDocument, { key, ...SG }, headers),
    (turn) => ({ isEnding: turn % 2 === 0, status: 'active' }),
  )
  expect(steps).toBeGreaterThan(7)
}, 120_000)

it('another card, asked for, named, and used', async () => {
  const payer = await payerOf()
  const cards = ['pm_card_mastercard', 'pm_card_amex'] as const
  const open = async () => (await row('select count(*) as n from card_change where user_id = ? and is_open = 1', payer.id))?.n
  const ask = (key: string, kill = '') => provider.ask<ChangeCardMutation>(ChangeCardDocument, { key, ...SG }, as(payer.token, kill))
  await everywhere(async (kill, at, turn) => {
    const key = newKey()
    const first = await ask(key, kill)
    const step = (await ask(key)).data?.changeCard
    expect(await open(), at).toBe(1)
    await confirm(step?.clientSecret, cards[turn % 2])
    await settle(payer.token, kill)
    await reconcile(payer.id)
    await expectAgreed(payer, at)
    expect((await tools.billing(payer.token))?.subscription?.card?.brand, at).toBe(['mastercard', 'amex'][turn % 2])
    expect(await open(), at).toBe(0)
    return { isKilled: first.isKilled || Number(kill) < STEPS_BEFORE + SETTLING_STEPS }
  })
  expect((await billedTo(payer)).charges).toBe(1)
}, 120_000)

it('an invoice whose payment failed', async () => {
  const payer = await teamPayer(1)
  const cardOf = async (card: string) => {
    const { id } = await giveCard(stripe, payer.customer, card)
    await stripe.subscriptions.update(payer.subscription, { default_payment_method: id })
  }
  const steps = await everywhere(async (kill, at, turn) => {
    await cardOf('pm_card_chargeCustomerFail')
    expect((await change(prices.team, turn + 2, 'NOW')(as(payer.token), newKey())).errors, at).toEqual([])
    expect(await expectAgreed(payer, at), at).toMatchObject({ status: 'past_due' })
    await cardOf('pm_card_visa')
    const [key, before] = [newKey(), await billedTo(payer)]
    const pay = (faults = '') => provider.ask(PayInvoiceDocument, { key, ...SG, withCardOnFile: true }, as(payer.token, faults))
    const first = await pay(kill)
    await reconcile(payer.id)
    await expectAgreed(payer, at)
    expect(await pay(), at).toMatchObject({ errors: [], data: { payInvoice: { state: 'DONE' } } })
    expect(await expectAgreed(payer, at), at).toMatchObject({ status: 'active' })
    expect(await billedTo(payer), at).toEqual({ ...before, charges: before.charges + 1 })
    return first
  })
  expect(steps).toBeGreaterThan(8)
}, 120_000)

it('a VIP code, used', async () => {
  const steps = await everywhere(async (kill, at, turn) => {
    const [{ id, token }, code] = [await newPerson(), `VIP-KILLED-${turn}`]
    await run(
      `insert into promotion_code (id, code, code_key, kind, country, use_limit, vip_until, is_ready, created_at) values (?1, ?1, ?1, 'vip', 'SG', 1, ?2, 1, 1)`,
      code,
      now() + 86_400,
    )
    const redeem = (faults = '') => provider.ask(RedeemCodeDocument, { ...SG, invCode: code }, as(token, faults))
    const first = await redeem(kill)
    expect(await redeem(), at).toMatchObject({ errors: [], data: { redeemCode: { promoCode: code } } })
    expect(await row('select count(*) as n from promotion_use where user_id = ?', id), at).toEqual({ n: 1 })
    expect(codeOf(await provider.ask(RedeemCodeDocument, { ...SG, invCode: code }, as((await newPerson()).token))), at).toBe('code-used-up')
    return first
  })
  expect(steps).toBeGreaterThan(2)
}, 120_000)

it('a code that staff make, and end', async () => {
  const { id: boss, token } = await newPerson()
  await run(`update user set roles = '["ROLE_ADMIN"]' where id = ?`, boss)
  const atCards = async (code: string) => (await stripe.promotionCodes.list({ code, limit: 10 })).data.map(({ active }) => active)
  const kept = (code: string) =>
    row(
      'select is_ready as isReady, promotion_id is not null as isMade, ended_at is not null as isEnded from promotion_code where code = ?',
      code,
    )
  const MAKE = 'mutation M($key: String!, $input: PromotionCodeInput!) { makePromotionCode(key: $key, input: $input) { id } }'
  let [made, ended] = [false, false]
  await everywhere(async (kill, at, turn) => {
    const [key, code] = [newKey(), `KILLED-${turn}`]
    const make = (faults = '') =>
      provider.ask<{ makePromotionCode: { id: string } }>(
        MAKE,
        { key, input: { code, country: 'SG', kind: 'DISCOUNT', percent: 20 } },
        as(token, faults),
      )
    const first = await make(kill)
    const wasKept = await kept(code)
    await reconcile(boss)
    // what was begun is finished, also when nobody comes back to it
    if (wasKept) expect([await kept(code), await atCards(code)], at).toEqual([{ isReady: 1, isMade: 1, isEnded: 0 }, [true]])
    const id = (await make()).data?.makePromotionCode.id
    expect([await kept(code), await atCards(code)], at).toEqual([{ isReady: 1, isMade: 1, isEnded: 0 }, [true]])
    const end = (faults = '') => provider.ask('mutation E($id: ID!) { endPromotionCode(id: $id) { state } }', { id }, as(token, faults))
    const second = await end(kill)
    const isEnded = (await kept(code))?.isEnded
    await reconcile(boss)
    expect(await atCards(code), at).toEqual([isEnded !== 1])
    expect((await end()).errors, at).toEqual([])
    expect([await kept(code), await atCards(code)], at).toEqual([{ isReady: 1, isMade: 1, isEnded: 1 }, [false]])
    ;[made, ended] = [made || !first.isKilled, ended || !second.isKilled]
    return { isKilled: !made || !ended }
  })
}, 120_000)

it('what somebody pays who leaves, comes back, and leaves again', async () => {
  const payer = await payerOf()
  let token = payer.token
  const leave = (faults = '') =>
    provider.ask(`mutation { deleteAccount(currentPassword: "${PASSWORD}") { success } }`, {}, as(token, faults))
  const isEnding = async () => (await stripe.subscriptions.retrieve(payer.subscription)).cancel_at_period_end
  await everywhere(async (kill, at) => {
    await leave(kill)
    const isLeaving = (await row('select deletion_due_at as due from user where id = ?', payer.id))?.due !== null
    if (!isLeaving) expect((await leave()).errors, at).toEqual([])
    await reconcile(payer.id)
    expect(await expectAgreed(payer, at), at).toMatchObject({ isEnding: true })
    token = String((await tools.login(payer.email, PASSWORD)).data?.login.token)
    expect((await provider.ask(ResumeSubscriptionDocument, { key: newKey(), ...SG }, as(token))).errors, at).toEqual([])
    expect(await isEnding(), at).toBe(false)
    // what goes on behind the answer is cut as well, and nothing tells how far it went
    return { isKilled: Number(kill) < BEFORE_LEAVING + LEAVING_STEPS }
  }, BEFORE_LEAVING)
  expect((await billedTo(payer)).charges).toBe(1)
}, 120_000)

it('an account that is deleted ends what it pays first', async () => {
  const { customer, id: first } = await payerOf()
  await giveCard(stripe, customer)
  await run('delete from stripe_customer where user_id = ?', first)
  const steps = await everywhere(async (kill, at, turn) => {
    const [id, { id: subscription, status }] = [
      `gone-${turn}`,
      await stripe.subscriptions.create({ customer, items: [{ price: prices.month }] }),
    ]
    expect(status).toBe('active')
    await run(
      `insert into user (id, email, email_key, nick_name, country, kind, created_at, updated_at, deletion_due_at) values (?1, ?1, ?1, 'Mei', 'SG', 'non-agent', 1, 1, 1)`,
      id,
    )
    await run("insert into stripe_customer (user_id, country, customer_id, created_at) values (?, 'SG', ?, 1)", id, customer)
    await run(
      `insert into stripe_subscription (stripe_id, user_id, price_id, customer_id, recurring_price_quantity, status, expire_at, created_at, updated_at)
      values (?, ?, ?, ?, 1, 'active', ?, 1, 1)`,
      subscription,
      id,
      prices.month,
      customer,
      now() + 86_400,
    )
    await provider.fetch('/clean-up', { headers: { 'x-kill': kill } }).catch(() => null)
    const isGone = async () => (await row('select id from user where id = ?', id)) === null
    const statusNow = async () => (await stripe.subscriptions.retrieve(subscription)).status
    const wasGone = await isGone()
    if (wasGone) expect(await statusNow(), at).toBe('canceled')
    await provider.fetch('/clean-up')
    expect([await isGone(), await statusNow()], at).toEqual([true, 'canceled'])
    return { isKilled: !wasGone }
  })
  expect(steps).toBeGreaterThan(6)
}, 120_000)
