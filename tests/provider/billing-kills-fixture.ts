import { expect } from 'vitest'
import { now } from './account-data-fixture.ts'
import { billingTools, newKey } from './billing-fixture.ts'
import type { Answer, TestProvider } from './harness.ts'

/** Before so many steps, which find out who asks, nothing is asked of the card service. */
export const STEPS_BEFORE = 3
const STEPS_MAX = 40
/** `npm run test:all` kills after each number of steps; others take every fourth, which ones is said by `SEED`. */
const STRIDE = process.env.TESTS === 'all' ? 1 : 4
const SEED = Number(process.env.SEED ?? 0)

/** After how many steps a request is killed, one time after another, until one comes through. */
export function* killPoints(from: number): Generator<{ steps: number; at: string; turn: number }> {
  const first = from + (SEED % STRIDE)
  for (let steps = first, turn = 0; steps < STEPS_MAX; steps += STRIDE, turn++)
    yield { steps, turn, at: `killed after ${steps} steps (SEED=${SEED})` }
}

export interface Payer {
  id: string
  token: string
  subscription: string
  customer: string
}

/** Steps that the tests of killed requests share. */
export function killTools(provider: TestProvider) {
  const tools = billingTools(provider)
  const { as, customersOf, row, run, stripe, subscriber, runJobs } = tools

  async function payerOf(lookupKey?: string, quantity?: number): Promise<Payer & { email: string }> {
    const person = await subscriber(lookupKey, quantity)
    const [customer] = await customersOf(person.email)
    return { ...person, customer: customer?.id ?? '' }
  }

  /** Somebody who pays for seats, and has been charged for them. */
  async function teamPayer(seats: number): Promise<Payer> {
    const payer = await payerOf('sg-agent-team-month', seats)
    await stripe.subscriptions.update(payer.subscription, { trial_end: 'now' })
    return payer
  }

  /** One reconciliation, as it would come by itself in the course of a day; killed after so many steps, or not. */
  async function reconcile(id: string, kill = '') {
    await run('update stripe_subscription set fetched_at = 0 where user_id = ?', id)
    await run('update card_change set created_at = ? where user_id = ? and is_open = 1', now() - 600, id)
    await run('update promotion_code set created_at = 1, ended_at = case when ended_at is null then null else 1 end')
    if (kill) await provider.fetch('/jobs', { headers: { 'x-kill': kill } })
    else await runJobs()
  }

  /** That our row says what the card service does. */
  async function expectAgreed({ subscription }: Payer, at: string) {
    const fetched = await stripe.subscriptions.retrieve(subscription, { expand: ['latest_invoice', 'default_payment_method'] })
    const [item] = fetched.items.data
    const [invoice, card] = [fetched.latest_invoice, fetched.default_payment_method]
    const kept = await row(
      `select status, price_id as price, recurring_price_quantity as quantity, cancel_at_period_end as ends, expire_at as until, open_invoice as open,
        card ->> '$.id' as card from stripe_subscription where stripe_id = ?`,
      subscription,
    )
    expect(kept, at).toEqual({
      status: fetched.status,
      price: item?.price.id,
      quantity: item?.quantity,
      ends: fetched.cancel_at_period_end ? 1 : 0,
      until: fetched.ended_at ?? item?.current_period_end,
      open: typeof invoice === 'object' && invoice?.status === 'open' ? invoice.id : null,
      card: typeof card === 'object' ? card?.id : card,
    })
    return { status: fetched.status, price: item?.price.id, quantity: item?.quantity, isEnding: fetched.cancel_at_period_end }
  }

  /** What somebody was charged for and billed so far. */
  async function billedTo({ customer }: Pick<Payer, 'customer'>) {
    const about = { customer, limit: 100 }
    const [charges, invoices] = await Promise.all([stripe.charges.list(about), stripe.invoices.list(about)])
    return { charges: charges.data.filter(({ paid }) => paid).length, invoices: invoices.data.length }
  }

  /** Has something done again and again, killed later each time, until once it comes through; `turn` counts from 0. Returns after how many steps that was. */
  async function everywhere(
    attempt: (kill: string, at: string, turn: number) => Promise<Pick<Answer, 'isKilled'>>,
    from = STEPS_BEFORE,
  ): Promise<number> {
    for (const { steps, at, turn } of killPoints(from)) if (!(await attempt(String(steps), at, turn)).isKilled) return steps
    throw new Error('it never came through')
  }

  /** As {@link everywhere}, of something that a person does with a subscription: one look brings our rows to what the card service says; doing it again, what was wanted. */
  async function doneEverywhere(
    payer: Payer,
    invoicesMore: number,
    act: (turn: number, headers: Record<string, string>, key: string) => Promise<Answer>,
    wanted: (turn: number) => object,
  ): Promise<number> {
    let before = await billedTo(payer)
    return everywhere(async (kill, at, turn) => {
      const key = newKey()
      const first = await act(turn, as(payer.token, kill), key)
      await reconcile(payer.id)
      await expectAgreed(payer, at)
      const again = await act(turn, as(payer.token), key)
      expect(again.errors, at).toEqual([])
      expect(await expectAgreed(payer, at), at).toMatchObject(wanted(turn))
      const after = await billedTo(payer)
      expect(after.invoices - before.invoices, at).toBe(invoicesMore)
      expect(after.charges - before.charges, at).toBeLessThanOrEqual(invoicesMore)
      before = after
      return first
    })
  }

  return { ...tools, payerOf, teamPayer, reconcile, expectAgreed, billedTo, everywhere, doneEverywhere }
}
