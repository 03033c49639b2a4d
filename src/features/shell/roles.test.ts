import { describe, expect, it } from 'vitest'
import { anonymous } from '#session/viewer.ts'
import { type Account, closedSeatOf, viewerOf } from './roles.ts'

const account = (more: Partial<Account> = {}): Account => ({
  id: '7',
  nickName: 'Tan',
  avatar: null,
  roles: ['agent'],
  rights: [],
  stripeSubscription: null,
  ...more,
})
const subscription = (status: string | null, frontParams: unknown = null) => ({ status, seatRights: null, stripePrice: { frontParams } })

describe('viewerOf', () => {
  it('is anonymous without an account or an account id', () => {
    expect(viewerOf(null, null)).toEqual(anonymous)
    expect(viewerOf(account({ id: '' }), 99)).toEqual({ ...anonymous, hasVendorSession: true, vendorUntil: 99 })
  })
  it.each([
    ['no subscription', account(), false],
    ['a record without a status', account({ stripeSubscription: subscription(null) }), false],
    ['a record with a status', account({ stripeSubscription: subscription('trialing') }), true],
    [
      'a seat with the right to reports',
      account({ stripeSubscription: { ...subscription('active'), seatRights: ['LEADS', 'REPORTS'] } }),
      true,
    ],
    ['a seat without it', account({ stripeSubscription: { ...subscription('active'), seatRights: ['LEADS'] } }), false],
    ['an administrator', account({ roles: ['ROLE_ADMIN'] }), true],
    ['a salesperson', account({ roles: ['agent', 'ROLE_SALE'] }), true],
  ])('%s: subscribed as §6 says', (_, who, expected) => expect(viewerOf(who, null).isSubscribed).toBe(expected))
  it('takes the sub-account flag from the price or the role, but never for staff', () => {
    expect(viewerOf(account({ stripeSubscription: subscription('active', '{"isShowSA":true}') }), null).isSubAccount).toBe(true)
    expect(viewerOf(account({ roles: ['sub-account'] }), null).isSubAccount).toBe(true)
    expect(viewerOf(account({ roles: ['sub-account', 'ROLE_SALE'] }), null)).toMatchObject({ isSubAccount: false, isStaff: true })
    expect(viewerOf(account(), null).isSubAccount).toBe(false)
  })
  it('says what a sub-account may do: what is granted, all where it pays for itself, nothing without a seat that entitles', () => {
    const held = (status: string | null, seatRights: string[] | null) =>
      viewerOf(account({ roles: ['sub-account'], stripeSubscription: { ...subscription(status), seatRights } }), null).seatRights
    expect(held('active', ['ORDERS', 'REPORTS', 'RIGHT_OF_TOMORROW'])).toEqual(['REPORTS', 'ORDERS'])
    expect(held('active', null)).toEqual(['REPORTS', 'LEADS', 'ORDERS', 'LISTINGS', 'CALENDAR'])
    expect(held(null, ['ORDERS'])).toEqual([])
    expect(viewerOf(account({ roles: ['sub-account'] }), null).seatRights).toEqual([])
    expect(viewerOf(account(), null)).not.toHaveProperty('seatRights')
  })
  it('takes the rights it knows from the provider, in the order of the table', () => {
    expect(viewerOf(account({ rights: ['SEATS', 'PRO_REPORTS', 'RIGHT_OF_TOMORROW'] }), null).rights).toEqual(['pro-reports', 'seats'])
    expect(viewerOf(account({ stripeSubscription: subscription('active') }), null)).toMatchObject({ isSubscribed: true, rights: [] })
  })
  it('keeps the roles it knows', () => {
    expect(viewerOf(account({ roles: ['agent', 'ROLE_GOD'] }), null).roles).toEqual(['agent'])
  })
})

describe('closedSeatOf', () => {
  const seat = { holderName: 'Rowan Larch', state: 'ACTIVE', isPaidFor: true } as const
  const none = { stripeSubscription: null }
  it('says who pays for a seat that opens nothing, and why', () => {
    expect(closedSeatOf(none, { ...seat, state: 'SUSPENDED' })).toEqual({ standing: 'suspended', holder: 'Rowan Larch' })
    expect(closedSeatOf(none, { ...seat, isPaidFor: false })).toEqual({ standing: 'unpaid', holder: 'Rowan Larch' })
  })
  it('is none of whoever misses nothing', () => {
    expect(closedSeatOf(none, null)).toBeNull()
    expect(closedSeatOf(none, seat)).toBeNull()
    expect(closedSeatOf(none, { ...seat, state: 'REMOVED' })).toBeNull()
    expect(closedSeatOf({ stripeSubscription: subscription('active') }, { ...seat, state: 'SUSPENDED' })).toBeNull()
  })
})
