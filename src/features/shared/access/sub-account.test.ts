import { expect, it } from 'vitest'
import { SITE_MAP } from './site-map.ts'
import { logoPath, menuPath, overviewPath, SUB_ACCOUNT_PAGES, subAccountVariant } from './sub-account.ts'

it('knows every page of the sub-accounts', () =>
  expect(SUB_ACCOUNT_PAGES).toEqual(SITE_MAP.map(({ path }) => path).filter((path) => path.startsWith('/user/subaccount/'))))

it.each([
  ['/user/subscription-plans', '/user/subaccount/subscription-plans'],
  ['/realValue/faq', '/user/subaccount/realValue/faq'],
  ['/user', null],
  ['/map', null],
])('the variant of %s is %s', (path, expected) => expect(subAccountVariant(path)).toBe(expected))

it('turns the menu’s links on sub-account paths only', () => {
  expect(menuPath('/map', '/realValue')).toBe('/realValue')
  expect(menuPath('/realAgent/subaccount', '/realValue')).toBe('/user/subaccount/realValue')
  expect(menuPath('/user/subaccount/realValue', '/realAgent/pricing')).toBe('/realAgent/subaccount/pricing')
  expect(menuPath('/user/subaccount/realValue', '/realAgent')).toBe('/realAgent/subaccount')
  expect(menuPath('/user/subaccount/realValue', '/about-us')).toBe('/about-us')
})

it('points logo and avatar where §2.8 says', () => {
  expect([logoPath('/map'), logoPath('/user/subaccount/realValue')]).toEqual(['/realAgent', '/realAgent/subaccount'])
  expect(['/map', '/realAgent/nonagent', '/realAgent/subaccount'].map(overviewPath)).toEqual([
    '/user/account-overview',
    '/user/nonagent/account-overview',
    '/user/subaccount/account-overview',
  ])
})
