import { describe, expect, it } from 'vitest'
import { visitor } from '#session/viewer.ts'
import { type Account, viewerOf } from './roles.ts'

const account = (more: Partial<Account> = {}): Account => ({
  id: '7',
  nickName: 'Tan',
  avatar: null,
  roles: ['agent'],
  stripeSubscription: null,
  ...more,
})
const subscription = (status: string | null, frontParams: unknown = null) => ({ status, stripePrice: { frontParams } })

describe('viewerOf', () => {
  it('makes a visitor of nobody and of an account without an id', () => {
    expect(viewerOf(null, false)).toEqual(visitor)
    expect(viewerOf(account({ id: '' }), true)).toEqual({ ...visitor, hasVendorSession: true })
  })
  it.each([
    ['no subscription', account(), false],
    ['a record without a status', account({ stripeSubscription: subscription(null) }), false],
    ['a record with a status', account({ stripeSubscription: subscription('trialing') }), true],
    ['an administrator', account({ roles: ['ROLE_ADMIN'] }), true],
    ['a salesperson', account({ roles: ['agent', 'ROLE_SALE'] }), true],
  ])('%s: subscribed as §6 says', (_, who, expected) => expect(viewerOf(who, false).isSubscribed).toBe(expected))
  it('takes the sub-account flag from the price or the role, but never for staff', () => {
    expect(viewerOf(account({ stripeSubscription: subscription('active', '{"isShowSA":true}') }), false).isSubAccount).toBe(true)
    expect(viewerOf(account({ roles: ['sub-account'] }), false).isSubAccount).toBe(true)
    expect(viewerOf(account({ roles: ['sub-account', 'ROLE_SALE'] }), false)).toMatchObject({ isSubAccount: false, isStaff: true })
    expect(viewerOf(account(), false).isSubAccount).toBe(false)
  })
  it('keeps the roles it knows', () => {
    expect(viewerOf(account({ roles: ['agent', 'ROLE_GOD'] }), false).roles).toEqual(['agent'])
  })
})
