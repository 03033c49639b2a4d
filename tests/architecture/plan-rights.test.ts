import { expect, it } from 'vitest'
import { PATH_RIGHTS } from '#access/route-classes.ts'
import { AGENT_RIGHTS, PLAN_KEYS, PLAN_RIGHTS, RIGHTS, type Right } from '#graphql/plan-rights.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { catalogueOf } from '#provider/modules/plan/catalogue.ts'
import { productSources, type Source } from './sources.ts'

/** How rooms and operations ask for a right: by a guard with its name, or, of seats, by the row of the plan. */
const GUARDS = [/\b(?:needs|mayUse|agentToolStanding|rights\.includes)\(.*?'([a-z-]+)'/g, /\bPLAN_RIGHTS\[[\w.]+\]\.([a-z]+)\b/g]

/** The rights that some source asks for, and those of the paths of pages. */
function askedFor(sources: readonly Source[]): Right[] {
  const found = sources.flatMap(({ text }) => GUARDS.flatMap((guard) => [...text.matchAll(guard)].map(([, right]) => right)))
  const asked = new Set([...found, ...Object.values(PATH_RIGHTS)])
  return RIGHTS.filter((right) => asked.has(right))
}

const SELLING: readonly CountryCode[] = COUNTRY_CODES.filter((country) => catalogueOf(country).length > 0)

it('finds what is asked for by each guard', () => {
  const text = `
    seats: PLAN_RIGHTS[price.plan].seats ? quantity : 0
    const standing = await agentToolStanding(context, await requireViewer(context), 'address-labels')
    const ASKED = { nullable: true, extensions: needs('pro-reports') } as const`
  expect(askedFor([{ path: 'a.ts', text }])).toEqual(['pro-reports', 'address-labels', 'seats'])
  expect(askedFor([{ path: 'a.ts', text: "'market-analyses': ownedKind({" }])).toEqual(['pro-reports'])
})

it('every right that a room asks for is in a plan that is sold wherever plans are, to agents where only they use it', () => {
  expect(SELLING.length).toBeGreaterThan(0)
  for (const country of SELLING)
    for (const right of askedFor(productSources())) {
      const isAgents = AGENT_RIGHTS.some((one) => one === right)
      const sold = catalogueOf(country).filter(({ plan, audience }) => PLAN_RIGHTS[plan][right] && (!isAgents || audience === 'agent'))
      expect(sold.length, `${right} in ${country}`).toBeGreaterThan(0)
    }
})

it('no plan names a right that no room asks for', () => {
  const named = RIGHTS.filter((right) => PLAN_KEYS.some((plan) => PLAN_RIGHTS[plan][right]))
  expect(named.filter((right) => !askedFor(productSources()).includes(right))).toEqual([])
})
