import { describe, expect, it } from 'vitest'
import { PLAN_KEYS } from '#graphql/plan-rights.ts'
import { entitles, GRACE_SECONDS, holdsParams, planKeyOf, readParams, upcomingInvoice } from './subscription-rules.ts'

const NOW = 1_800_000_000
const standing = { status: 'active', awaitsCard: 0, expireAt: NOW, pastDueAt: null } as const

describe('a subscription entitles (product §2.11)', () => {
  it.each(['trialing', 'active'])('%s: until the grace after its paid period is over', (status) => {
    expect(GRACE_SECONDS).toBe(7 * 86_400)
    expect(entitles({ ...standing, status }, NOW + GRACE_SECONDS - 1)).toBe(true)
    expect(entitles({ ...standing, status }, NOW + GRACE_SECONDS)).toBe(false)
    // what is past due counts for who is past due alone
    expect(entitles({ ...standing, status, pastDueAt: NOW - GRACE_SECONDS }, NOW)).toBe(true)
  })

  it('not while it waits for the card that is to pay it', () => {
    expect(entitles({ ...standing, awaitsCard: 1 }, NOW - 1)).toBe(false)
  })

  it('past due: for the grace after the payment that failed, else after its period', () => {
    const late = { ...standing, status: 'past_due', expireAt: NOW + 2 * GRACE_SECONDS, pastDueAt: NOW }
    expect(entitles(late, NOW + GRACE_SECONDS - 1)).toBe(true)
    expect(entitles(late, NOW + GRACE_SECONDS)).toBe(false)
    expect(entitles({ ...late, pastDueAt: null, expireAt: NOW }, NOW + GRACE_SECONDS - 1)).toBe(true)
    expect(entitles({ ...late, pastDueAt: null, expireAt: NOW }, NOW + GRACE_SECONDS)).toBe(false)
  })

  it.each(['canceled', 'unpaid', 'incomplete', 'paused', ''])('never when it is "%s"', (status) => {
    expect(entitles({ ...standing, status }, NOW - GRACE_SECONDS)).toBe(false)
  })
})

describe('the next invoice', () => {
  const billed = {
    ...standing,
    isSeat: 0,
    cancelAtPeriodEnd: 0,
    unitAmount: 4_900,
    recurringPriceQuantity: 3,
    currencyCode: 'SGD',
    openAmount: null,
    nextAmount: null,
  } as const

  it.each(['trialing', 'active'])('%s: what the next period costs, at the end of this one', (status) => {
    expect(upcomingInvoice({ ...billed, status })).toEqual({ amountDue: 14_700, currencyCode: 'SGD', dueAt: NOW })
    const known = { ...billed, status, nextAmount: 9_800, openAmount: 1, pastDueAt: NOW - 9 }
    expect(upcomingInvoice(known)).toEqual({ amountDue: 9_800, currencyCode: 'SGD', dueAt: NOW })
  })

  it.each(['past_due', 'unpaid', 'incomplete'])('%s: what is open, since it is due, whether or not it ends then', (status) => {
    const open = { ...billed, status, openAmount: 5_000, nextAmount: 9_800, pastDueAt: NOW - 9, cancelAtPeriodEnd: 1 }
    expect(upcomingInvoice(open)).toEqual({ amountDue: 5_000, currencyCode: 'SGD', dueAt: NOW - 9 })
    expect(upcomingInvoice({ ...open, openAmount: null, pastDueAt: null })).toEqual({ amountDue: 14_700, currencyCode: 'SGD', dueAt: NOW })
  })

  it('is none of what ends, of what has ended, and of a seat, which its payer pays for', () => {
    expect(upcomingInvoice({ ...billed, cancelAtPeriodEnd: 1 })).toBeNull()
    expect(upcomingInvoice({ ...billed, status: 'canceled' })).toBeNull()
    expect(upcomingInvoice({ ...billed, isSeat: 1 })).toBeNull()
    expect(upcomingInvoice({ ...billed, isSeat: 1, status: 'past_due' })).toBeNull()
  })
})

describe('the frontParams of a price', () => {
  it('are an object as JSON', () => {
    expect(readParams('{"plan":"x"}')).toEqual({ plan: 'x' })
    for (const text of ['', '[', '[]', 'null', '7', '"text"']) expect(readParams(text), text).toBeNull()
  })

  it('name the plan, if it is one of ours', () => {
    for (const plan of PLAN_KEYS) expect(planKeyOf(JSON.stringify({ plan }))).toBe(plan)
    for (const text of [null, '{}', '[', '{"plan":"castle"}', '{"plan":7}']) expect(planKeyOf(text), String(text)).toBeNull()
  })

  it('hold every pair that is asked for', () => {
    const params = '{"tier":"pro","seats":true}'
    expect(holdsParams(params, {})).toBe(true)
    expect(holdsParams(params, { tier: 'pro', seats: true })).toBe(true)
    expect(holdsParams(params, { tier: 'pro', seats: false })).toBe(false)
    expect(holdsParams(params, { tier: 'basic', seats: true })).toBe(false)
    expect(holdsParams('[', { tier: 'pro' })).toBe(false)
    expect(holdsParams('[', {})).toBe(true)
  })
})
