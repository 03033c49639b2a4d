import { describe, expect, it } from 'vitest'
import { afterLogin, afterRegistration, authScreenOf, closeOverlay } from './overlay-rules.ts'

it.each([
  [{}, 'login'],
  [{ forgotPassword: true }, 'forgot-password'],
  [{ authKey: 'register' }, 'register-agent'],
  [{ authKey: 'register', formType: 'nonAgent', forgotPassword: true }, 'register-non-agent'],
  [{ formType: 'nonAgent' }, 'login'],
] as const)('%o shows %s', (search, screen) => expect(authScreenOf(search)).toBe(screen))

it('closes and keeps the other parameters', () => {
  const search = { auth: true, authKey: 'register', formType: 'nonAgent', forgotPassword: 1, countryCode: 'MY', page: 2 } as const
  expect(JSON.parse(JSON.stringify(closeOverlay<Partial<typeof search>>(search)))).toEqual({ countryCode: 'MY', page: 2 })
})

describe('afterLogin (§4)', () => {
  const subAccount = { isSubAccount: true }
  it('keeps the page for most', () => expect(afterLogin('/map', 'SG', { isSubAccount: false })).toEqual({ kind: 'stay' }))
  it('sends sub-accounts to their landing', () =>
    expect(afterLogin('/map', 'SG', subAccount)).toEqual({ kind: 'redirect', to: '/realAgent/subaccount', replace: true }))
  it('stays if already there', () => expect(afterLogin('/realAgent/subaccount', 'SG', subAccount)).toEqual({ kind: 'stay' }))
  it('knows where the landing is closed', () =>
    expect(afterLogin('/', 'AU', subAccount)).toEqual({ kind: 'redirect', to: '/user/subaccount/account-overview', replace: true }))
})

it('sends a non-agent who registered on a sub-account path to the plans (§2.7)', () => {
  expect(afterRegistration('/realAgent/subaccount', 'nonAgent')).toBe('/user/subscription-plans')
  expect(afterRegistration('/realAgent/subaccount', undefined)).toBeNull()
  expect(afterRegistration('/realAgent/nonagent', 'nonAgent')).toBeNull()
})
