import { describe, expect, it } from 'vitest'
import { PLAN_KEYS, type PlanKey, RIGHTS, type Right, UNPLANNED_RIGHTS } from '#graphql/plan-rights.ts'
import type { ProviderContext } from '../../context.ts'
import { mayUse, rightsOfSubscription } from './entitlement.ts'
import { rightsJson, rightsOf, SEAT_RIGHTS, type SeatRight } from './seat-rights.ts'

interface Held {
  planParams: string | null
  seatRights: string | null
}

/** The rule as it was before there were rights, of whoever is no staff: one answer for everything. */
const isSubscribed = ({ seatRights }: Held): boolean => seatRights === null || rightsOf(seatRights).includes('reports')

const GRANTS: readonly (readonly SeatRight[])[] = Array.from({ length: 2 ** SEAT_RIGHTS.length }, (_, chosen) =>
  SEAT_RIGHTS.filter((_right, at) => chosen & (2 ** at)),
)
/** Prices of our plans, and what has none of them: an older price, one whose text is none of ours, a VIP code. */
const PRICES: readonly (string | null)[] = [
  ...PLAN_KEYS.map((plan) => JSON.stringify({ plan, isShowSA: false })),
  '{}',
  '{"plan":"gold"}',
  '[',
  null,
]
/** What §6 calls subscribed opens all of these. */
const OF_SUBSCRIBERS: readonly Right[] = [
  'pro-reports',
  'unit-numbers',
  'deal-sheets',
  'market-analyses',
  'address-labels',
  'smart-plan-handouts',
]

/** A request in which the subscription was looked up; nobody: an anonymous caller. */
function requestOf(who: { roles?: readonly string[]; held?: Held; sessionPurpose?: string } | null) {
  let lookups = 0
  const made = new Map<unknown, unknown>()
  const viewer = who && { id: 'a', roles: JSON.stringify(who.roles ?? []), sessionPurpose: who.sessionPurpose ?? 'user' }
  const context = {
    viewer: async () => viewer,
    clock: { nowMs: () => 0 },
    account: {
      all: async () => {
        lookups++
        return who?.held ? [{ userId: 'a', ...who.held }] : []
      },
    },
    perRequest(make: (context: unknown) => unknown) {
      if (!made.has(make)) made.set(make, make(context))
      return made.get(make)
    },
  } as unknown as ProviderContext
  return { may: (right: Right) => mayUse(context, right), lookups: () => lookups }
}

describe('what is open to whom', () => {
  it.each(PRICES.flatMap((planParams) => [null, ...GRANTS].map((grants) => [planParams, grants] as const)))(
    'is what it was with one boolean: price %s, granted %j',
    async (planParams, grants) => {
      const held = { planParams, seatRights: grants && rightsJson(grants) }
      const { may } = requestOf({ held })
      for (const right of OF_SUBSCRIBERS) expect(await may(right), right).toBe(isSubscribed(held))
    },
  )

  it.each([
    ['nobody', null, false],
    ['an account without a plan', {}, false],
    ['a salesperson', { roles: ['agent', 'ROLE_SALE'] }, true],
    ['an administrator without a plan', { roles: ['ROLE_ADMIN'] }, true],
    ['staff in a session of vendors', { roles: ['ROLE_ADMIN'], sessionPurpose: 'vendor' }, false],
    ['a plan in a session of vendors', { held: { planParams: null, seatRights: null }, sessionPurpose: 'vendor' }, false],
  ] as const)('%s', async (_, who, isOpen) => {
    const { may } = requestOf(who)
    for (const right of OF_SUBSCRIBERS) expect(await may(right), right).toBe(isOpen)
  })

  it('seats come with the plan that sells them, and never with a seat, a VIP code or the work as staff', async () => {
    const opened = PLAN_KEYS.filter((plan) =>
      rightsOfSubscription({ planParams: JSON.stringify({ plan }), seatRights: null }).includes('seats'),
    )
    expect(opened).toEqual<PlanKey[]>(['agent-team'])
    for (const planParams of PRICES)
      expect(rightsOfSubscription({ planParams, seatRights: rightsJson(SEAT_RIGHTS) })).not.toContain('seats')
    expect(UNPLANNED_RIGHTS).not.toContain('seats')
  })

  it('is looked up once a request, and not at all for nobody', async () => {
    const [member, nobody] = [requestOf({}), requestOf(null)]
    await Promise.all([...RIGHTS, ...RIGHTS].flatMap((right) => [member.may(right), nobody.may(right)]))
    expect([member.lookups(), nobody.lookups()]).toEqual([1, 0])
  })
})
