import { expect, it } from 'vitest'
import { SITE_MAP } from './site-map.ts'
import { isOfferedTo, logoPath, menuPath, overviewPath, SUB_ACCOUNT_PAGES, subAccountRedirect, subAccountVariant } from './sub-account.ts'

const visitor = { isSubAccount: false }
const seat = { isSubAccount: true }

it('knows every page of the sub-accounts', () =>
  expect(SUB_ACCOUNT_PAGES).toEqual(SITE_MAP.map(({ path }) => path).filter((path) => path.startsWith('/user/subaccount/'))))

it.each([
  ['/user/subscription-plans', '/user/subaccount/subscription-plans'],
  ['/realValue/faq', '/user/subaccount/realValue/faq'],
  ['/contact', '/user/subaccount/contact'],
  ['/user', null],
  ['/map', null],
])('the variant of %s is %s', (path, expected) => expect(subAccountVariant(path)).toBe(expected))

it('turns the menu’s links on sub-account paths only', () => {
  expect(menuPath('/map', '/realValue', visitor)).toBe('/realValue')
  expect(menuPath('/realAgent/subaccount', '/realValue', visitor)).toBe('/user/subaccount/realValue')
  expect(menuPath('/user/subaccount/realValue', '/realAgent/pricing', visitor)).toBe('/realAgent/subaccount/pricing')
  expect(menuPath('/user/subaccount/realValue', '/realAgent', visitor)).toBe('/realAgent/subaccount')
  expect(menuPath('/user/subaccount/realValue', '/about-us', visitor)).toBe('/about-us')
})

it('points logo and avatar where §2.8 says', () => {
  expect([logoPath('/map', visitor), logoPath('/user/subaccount/realValue', visitor)]).toEqual(['/realAgent', '/realAgent/subaccount'])
  expect(['/map', '/realAgent/nonagent', '/realAgent/subaccount'].map(overviewPath)).toEqual([
    '/user/account-overview',
    '/user/nonagent/account-overview',
    '/user/subaccount/account-overview',
  ])
})

it('turns a sub-account user’s links everywhere, and never to a page that sends them away (§6)', () => {
  expect(menuPath('/realValue', '/realValue/faq', seat)).toBe('/user/subaccount/realValue/faq')
  expect(menuPath('/realValue', '/contact', seat)).toBe('/user/subaccount/contact')
  expect(menuPath('/realValue', '/', seat)).toBe('/user/subaccount/account-overview')
  expect(logoPath('/realValue', seat)).toBe('/realAgent/subaccount')
  expect(isOfferedTo(seat, '/realValue')).toBe(true)
  expect(isOfferedTo(seat, '/privacy-policy')).toBe(true)
  for (const path of ['/map', '/search', '/news', '/realLaunch'] as const) {
    expect(isOfferedTo(seat, path)).toBe(false)
    expect(isOfferedTo(visitor, path)).toBe(true)
  }
})

it.each(['/news', '/help-centre', '/our-team', '/clients', '/training-sessions', '/map'])('§6: %s leads to the overview', (path) =>
  expect(subAccountRedirect(path, 'SG')).toBe('/user/subaccount/account-overview'),
)

it.each(['/realAgent/market-analysis', '/realAgent/property-label', '/realAgent/property-label/PdfList', '/user/today', '/user/tours'])(
  'what a payer lets a seat do is open to it: %s',
  (path) => expect(subAccountRedirect(path, 'SG')).toBeNull(),
)

it('§6: the contact page has a variant, the legal texts are for everybody', () => {
  expect(subAccountRedirect('/contact', 'SG')).toBe('/user/subaccount/contact')
  expect(subAccountRedirect('/terms-of-use', 'SG')).toBeNull()
})
