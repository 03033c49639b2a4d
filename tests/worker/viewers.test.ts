import { describe, expect, it } from 'vitest'
import { type AccessRequest, decideAccess } from '#features/shell/access.ts'
import { overviewOf } from '../../src/features/shared/access/sub-account.ts'
import { anonymous } from '../../src/features/shared/session/viewer.ts'
import { type Account, viewerOf } from '../../src/features/shell/roles.ts'
import { DEMO_ACCOUNTS, type DemoAccountName } from '../../src/server/provider/demo/people/accounts.ts'

const PAID: Account['stripeSubscription'] = { status: 'active', seatRights: null, stripePrice: { frontParams: '{}' } }
const SEAT: Account['stripeSubscription'] = { status: 'active', seatRights: null, stripePrice: { frontParams: '{"isShowSA":true}' } }

/** as the provider says it of whoever may read pro reports */
const OPEN = ['PRO_REPORTS']

function viewer(name: DemoAccountName, stripeSubscription: Account['stripeSubscription'] = null, rights: readonly string[] = []) {
  const { id, name: nickName, roles } = DEMO_ACCOUNTS[name]
  return viewerOf({ id, nickName, avatar: null, roles, rights, stripeSubscription }, null)
}

const VIEWERS = {
  anonymous,
  subscriber: viewer('subscriber', PAID, OPEN),
  agent: viewer('agent'),
  person: viewer('person'),
  seat: viewer('seat', SEAT, OPEN),
  staff: viewer('staff'),
  vendor: viewerOf(null, Date.now() + 1_000),
} satisfies Record<string, AccessRequest['viewer']>
type Who = keyof typeof VIEWERS

const PRO = '/report/property-pro/project/SG/private-stack/x'
const OVERVIEW = '/user/account-overview'
const SEAT_OVERVIEW = '/user/subaccount/account-overview'

const access = (who: Who, pathname: string) => {
  const decided = decideAccess({ pathname, country: 'SG', viewer: VIEWERS[who], search: {} })
  if (decided.kind === 'redirect') return decided.to
  return decided.kind === 'blocked' ? `needs ${decided.needs}` : decided.kind
}

describe('each demo account, by its roles (§6)', () => {
  it.each([
    ['anonymous', OVERVIEW, 'auth-overlay'],
    ['subscriber', OVERVIEW, 'allow'],
    ['agent', OVERVIEW, 'allow'],
    ['person', OVERVIEW, 'allow'],
    ['seat', OVERVIEW, SEAT_OVERVIEW],
    ['staff', OVERVIEW, 'allow'],
    ['vendor', OVERVIEW, 'auth-overlay'],
    ['anonymous', PRO, 'auth-overlay'],
    ['subscriber', PRO, 'allow'],
    ['agent', PRO, 'needs subscription'],
    ['person', PRO, 'needs subscription'],
    ['seat', PRO, SEAT_OVERVIEW],
    ['staff', PRO, 'allow'],
    ['vendor', PRO, 'auth-overlay'],
    ['anonymous', '/realAgent/vendor-orders', '/realAgent/vendor-login'],
    ['staff', '/realAgent/vendor-orders', '/realAgent/vendor-login'],
    ['vendor', '/realAgent/vendor-orders', 'allow'],
    ['seat', '/realAgent/subaccount', 'allow'],
    ['seat', '/scheduler', 'allow'],
    ['seat', '/book/0123456789ab', 'allow'],
    ['seat', '/user/verify-email/abc', 'allow'],
    ['anonymous', '/user/verify-email/abc', 'auth-overlay'],
    ['anonymous', '/user/reset-password/abc', 'allow'],
    ['anonymous', '/user/active-email/abc', 'allow'],
    ['anonymous', '/map', 'allow'],
    ['agent', '/scheduler', 'allow'],
  ] as const)('%s at %s: %s', (who, path, expected) => expect(access(who, path)).toBe(expected))
})

it('gives each kind its own overview', () => {
  const at = (who: Who, path: string) => overviewOf(path, VIEWERS[who])
  expect(at('agent', '/map')).toBe(OVERVIEW)
  expect(at('agent', '/realAgent/nonagent')).toBe('/user/nonagent/account-overview')
  expect(at('person', '/map')).toBe('/user/nonagent/account-overview')
  expect(at('seat', '/realValue')).toBe(SEAT_OVERVIEW)
  expect(at('staff', '/map')).toBe(OVERVIEW)
})
