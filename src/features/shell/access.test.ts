import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageOf, SITE_MAP } from '#access/site-map.ts'
import { RIGHTS, UNPLANNED_RIGHTS } from '#graphql/plan-rights.ts'
import { isModuleOpen } from '#market/module-countries.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { anonymous, unknownViewer } from '#session/viewer.ts'
import { type Access, type AccessRequest, decideAccess } from './access.ts'

const member = { ...anonymous, isLoggedIn: true }
const people = {
  anonymous,
  member,
  subscriber: { ...member, isSubscribed: true, rights: UNPLANNED_RIGHTS },
  subAccount: { ...member, isSubAccount: true, isSubscribed: true, rights: UNPLANNED_RIGHTS },
  staff: { ...member, isStaff: true, isSubscribed: true, rights: UNPLANNED_RIGHTS },
  vendor: { ...anonymous, hasVendorSession: true },
  unknown: unknownViewer,
}
type Person = keyof typeof people

const decide = (
  pathname: string,
  who: Person = 'anonymous',
  country: AccessRequest['country'] = 'SG',
  search: AccessRequest['search'] = {},
) => decideAccess({ pathname, country, viewer: people[who], search })
const to = (path: string) => ({ kind: 'redirect', to: path })
const allow: Access = { kind: 'allow' }
const overlay = (closable: boolean, authKey = 'login') => ({ kind: 'auth-overlay', closable, authKey })

describe('countries (§6)', () => {
  it('sends home from every page whose module is closed, and from no other', () => {
    const pages = SITE_MAP.filter(({ path }) => !path.includes('$') && path !== '/realAgent/vendor-orders')
    for (const country of COUNTRY_CODES) {
      for (const { path, module } of pages) {
        const isOpen = module !== null && isModuleOpen(module, country)
        expect({ country, path, access: decide(path, 'staff', country) }).toEqual({ country, path, access: isOpen ? allow : to('/') })
      }
    }
  })
  it.each([
    ['/realListing', 'MY'],
    ['/realListing/search', 'HK'],
    ['/realAgent/property-label', 'AU'],
    ['/realValue-savills', 'AU'],
    ['/realValue/faq', 'MY'],
    ['/user/subaccount/realValue/book-a-valuation', 'HK'],
    ['/plugin/report-property', 'AU'],
    ['/report/property', 'AU'],
    ['/realAgent/vendor-orders', 'AU'],
  ] as const)('%s is closed in %s', (path, country) => expect(decide(path, 'member', country)).toEqual(to('/')))
  it('gives the country in the path priority', () => {
    expect(decide('/report/realvalue/project/SG/private-stack/x', 'anonymous', 'AU')).toEqual(allow)
    expect(decide('/report/realvalue/project/AU/private-stack/x', 'anonymous', 'SG')).toEqual(to('/'))
  })
  it('leaves unknown pages to the 404', () =>
    expect(decideAccess({ pathname: '/nowhere', country: 'AU', viewer: people.subAccount, search: {}, isPage: false })).toEqual(allow))
  it.each(['/user/nowhere', '/user/subaccount/nowhere', '/realAgent/nowhere', '/user/subaccount/realListing/nowhere', '/report/nowhere'])(
    '%s is a 404 for everybody, in every country',
    (pathname) => {
      for (const viewer of Object.values(people))
        for (const country of COUNTRY_CODES) expect(decideAccess({ pathname, country, viewer, search: {}, isPage: false })).toEqual(allow)
    },
  )
})

describe('sign-in', () => {
  it.each([
    '/user/account-overview',
    '/smartplan',
    '/scheduler',
    '/realAgent/smartplan',
    '/report/property-pro/project/SG/private-stack/x',
    '/user/account-overview/staff',
  ])('%s shows the anonymous the overlay without a close button', (path) => {
    expect(decide(path)).toEqual(overlay(false))
    expect(decide(path, 'anonymous', 'SG', { auth: true, authKey: 'register' })).toEqual(overlay(false, 'register'))
  })
  it('opens closable where the visitor asked for it', () => {
    expect(decide('/map', 'anonymous', 'SG', { auth: 1 })).toEqual(overlay(true))
    expect(decide('/', 'anonymous', 'SG', { auth: true, authKey: 'register' })).toEqual(overlay(true, 'register'))
    expect(decide('/', 'anonymous', 'SG', { authKey: 'register' })).toEqual(allow)
  })
  it('shows no overlay to a signed-in person', () => expect(decide('/map', 'member', 'SG', { auth: true })).toEqual(allow))
  it.each(['/user/reset-password/abc', '/user/active-email/abc', '/share/abc', '/report/property-preview/project/SG/private-stack/x'])(
    '%s is open to the anonymous',
    (path) => expect(decide(path)).toEqual(allow),
  )
})

describe('what an account may see', () => {
  const pro = '/report/commercial/project/HK/private-stack/x'
  const staff = '/user/account-overview/staff'
  it.each([
    ['member', pro, { kind: 'blocked', needs: 'subscription' }],
    ['subscriber', pro, allow],
    ['staff', pro, allow],
    ['member', staff, { kind: 'blocked', needs: 'staff' }],
    ['subscriber', staff, { kind: 'blocked', needs: 'staff' }],
    ['staff', staff, allow],
    ['member', '/user/account-overview', allow],
    ['member', '/realAgent/vendor-orders', to('/realAgent/vendor-login')],
    ['anonymous', '/realAgent/vendor-orders', to('/realAgent/vendor-login')],
    ['vendor', '/realAgent/vendor-orders', allow],
    ['anonymous', '/realAgent/vendor-login', allow],
  ] as const)('%s at %s', (who, path, expected) => expect(decide(path, who)).toEqual(expected))
})

describe('a viewer whom the provider cannot name', () => {
  const unknown = { kind: 'unknown-viewer' }
  it.each([
    ['/user/account-overview', unknown],
    ['/user/account-overview/staff', unknown],
    ['/report/property-pro/project/SG/private-stack/x', unknown],
    ['/realAgent/vendor-orders', unknown],
    ['/map', allow],
    ['/realAgent/vendor-login', allow],
  ])('at %s', (path, expected) => expect(decide(path, 'unknown')).toEqual(expected))
})

describe('sub-accounts (§6)', () => {
  it.each([
    ['/user/account-overview', '/user/subaccount/account-overview'],
    ['/user/subscription-plans', '/user/subaccount/subscription-plans'],
    ['/user/subscription-plans/checkout', '/user/subaccount/subscription-plans/checkout'],
    ['/realListing', '/user/subaccount/realListing'],
    ['/', '/user/subaccount/account-overview'],
    ['/contact', '/user/subaccount/contact'],
  ])('%s leads to %s', (path, target) => expect(decide(path, 'subAccount')).toEqual(to(target)))
  it.each([
    '/map',
    '/realAgent',
    '/user/nonagent/account-overview',
    '/news',
    '/help-centre',
    '/report/realvalue/project/SG/private-stack/x',
  ])('%s is not for seats, and their overview says so', (path) =>
    expect(decide(path, 'subAccount')).toEqual({ ...to('/user/subaccount/account-overview'), closed: 'seats' }),
  )
  it.each([
    '/scheduler',
    '/book/0123456789ab',
    '/realValue',
    '/realValue/faq',
    '/user/subaccount/realListing',
    '/realAgent/subaccount',
    '/realAgent/subaccount/pricing',
    '/realAgent/vendor-login',
    '/user/verify-email/abc',
    '/user/auth/success',
    '/user/reset-password/abc',
    '/terms-of-purchase',
  ])('%s is theirs', (path) => expect(decide(path, 'subAccount')).toEqual(allow))
  it('are not sent where the country is closed', () => {
    for (const path of ['/realListing', '/realValue/faq'])
      expect(decide(path, 'subAccount', 'MY')).toEqual({ ...to('/user/subaccount/account-overview'), closed: 'country' })
  })
})

describe('redirects', () => {
  const request = fc.record({
    pathname: fc.oneof(
      fc.constantFrom(...SITE_MAP.map(({ example }) => example)),
      fc.constantFrom(
        '/user',
        '/smartplan/1',
        '/user/account-overview/staff',
        '/report/project-pro/project/AU/private-land/x',
        '/user/subaccount',
      ),
      fc.webPath(),
    ),
    country: fc.constantFrom(...COUNTRY_CODES),
    viewer: fc.record({
      isLoggedIn: fc.boolean(),
      isStaff: fc.boolean(),
      rights: fc.subarray([...RIGHTS]),
      isSubAccount: fc.boolean(),
      hasVendorSession: fc.boolean(),
    }),
    search: fc.record({ auth: fc.constantFrom(true, undefined), authKey: fc.constantFrom('login', 'register', undefined) }) as fc.Arbitrary<
      AccessRequest['search']
    >,
  })
  it('lead in one step to a page that exists and does not redirect again', () => {
    fc.assert(
      fc.property(request, (first) => {
        const access = decideAccess(first)
        if (access.kind !== 'redirect') return
        expect(pageOf(access.to)?.path).toBe(access.to)
        expect(decideAccess({ ...first, pathname: access.to }).kind).not.toBe('redirect')
      }),
      { numRuns: 3_000 },
    )
  })
  it('lead a signed-in viewer to a page that is allowed', () => {
    fc.assert(
      fc.property(request, (first) => {
        const signedIn = { ...first, viewer: { ...first.viewer, isLoggedIn: true } }
        const access = decideAccess(signedIn)
        if (access.kind === 'redirect') expect(decideAccess({ ...signedIn, pathname: access.to })).toEqual(allow)
      }),
      { numRuns: 3_000 },
    )
  })
})
