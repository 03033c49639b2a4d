import { describe, expect, it } from 'vitest'
import { SEATS_MAX } from '#graphql/billing-kinds.ts'
import { PLAN_RIGHTS, type PlanKey, RIGHTS } from '#graphql/plan-rights.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { type CatalogueProduct, catalogueOf } from './catalogue.ts'

/** What so many of a plan cost for a period, as the card service counts them: all at the tier of their number. */
function costOf({ prices }: CatalogueProduct, interval: 'month' | 'year', quantity: number): number {
  const price = prices.find((one) => one.interval === interval)
  const tier = price?.tiers.find(({ upTo }) => upTo === null || quantity <= upTo) ?? price
  return tier ? quantity * tier.unitAmount : Number.NaN
}

const holdsAllOf = (more: PlanKey, less: PlanKey): boolean =>
  RIGHTS.every((right) => PLAN_RIGHTS[more][right] || !PLAN_RIGHTS[less][right]) &&
  RIGHTS.some((right) => PLAN_RIGHTS[more][right] && !PLAN_RIGHTS[less][right])

const SOLD = COUNTRY_CODES.flatMap((country) => (['month', 'year'] as const).map((interval) => ({ country, interval }))).filter(
  ({ country }) => catalogueOf(country).length > 0,
)

describe.each(SOLD)('in $country by the $interval, more is never cheaper', ({ country, interval }) => {
  const products = catalogueOf(country)

  it('a plan that opens all of another and something else costs more, with its first seat', () => {
    const pairs = products.flatMap((more) =>
      products.filter((less) => more.audience === less.audience && holdsAllOf(more.plan, less.plan)).map((less) => [more, less] as const),
    )
    expect(pairs.map(([more, less]) => [more.plan, less.plan])).toEqual([['agent-team', 'agent-solo']])
    for (const [more, less] of pairs) expect(costOf(more, interval, 1)).toBeGreaterThan(costOf(less, interval, 1))
  })

  it('one seat more', () => {
    for (const product of products)
      for (let seats = 2; seats <= product.quantityMax; seats++)
        expect(costOf(product, interval, seats), `${product.plan} ${seats}`).toBeGreaterThanOrEqual(costOf(product, interval, seats - 1))
  })

  it('a plan of one’s own for each of a team, which opens no more than the team’s', () => {
    const [solo, team] = products.filter(({ audience }) => audience === 'agent')
    expect([solo?.plan, team?.plan]).toEqual(['agent-solo', 'agent-team'])
    if (solo && team)
      for (let seats = 1; seats <= SEATS_MAX; seats++)
        expect(costOf(team, interval, seats), String(seats)).toBeLessThanOrEqual((seats + 1) * costOf(solo, interval, 1))
  })

  it('a longer period', () => {
    for (const product of products) {
      expect(costOf(product, 'year', 1)).toBeGreaterThan(costOf(product, 'month', 1))
      expect(costOf(product, 'year', 1)).toBeLessThanOrEqual(12 * costOf(product, 'month', 1))
    }
  })
})
