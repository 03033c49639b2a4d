import { describe, expect, it } from 'vitest'
import { aHome, aPlan, CALM, cents, somebody } from '#fixtures/plan-household.ts'
import { hongKongPlan } from './hk-plan.ts'
import { findingsOf } from './plan-findings.ts'
import type { PlanStep } from './plan-model.ts'

const sell: PlanStep = { id: 's', kind: 'sell', home: 'h1', month: 7 }

describe('what is shown of a plan', () => {
  const rules = hongKongPlan
  const { steps: _, ...plan } = aPlan('HK', {
    years: 30,
    cash: cents(1_000),
    people: [somebody({ wages: cents(20_000) })],
    living: cents(19_000),
    homes: [aHome({ isOwned: true, costs: cents(500) })],
  })
  const variants = [
    { id: 'a', name: 'Sale', steps: [sell] },
    { id: 'b', name: 'Nothing', steps: [] },
  ]
  const findings = findingsOf(rules, { plan, variants, shown: 'a', scenario: CALM, bands: null })

  it('is a line of few points with the first, the last and the moves among them', () => {
    const months = findings.line.map(({ month }) => month)
    expect(months.length).toBeLessThan(190)
    for (const month of [0, 6, 7, 359]) expect(months).toContain(month)
    expect(months).toEqual(months.toSorted((one, other) => one - other))
    expect(findings.marks).toEqual([{ id: 's', month: 7, closing: findings.line.find(({ month }) => month === 7)?.closing }])
  })

  it('is years that end where the next begin, and add up', () => {
    expect(findings.years).toHaveLength(30)
    let cash = cents(1_000)
    for (const { inflow, outflow, closing } of findings.years) {
      expect(cash + inflow - outflow).toBe(closing)
      cash = closing
    }
    expect(findings.years.at(-1)?.month).toBe(359)
  })

  it('is every variant in a row, and the shown one under other circumstances', () => {
    // wages of 20,000 less 1,000; living costs of 19,000 and 500 for the home: two months of savings, until the sale
    expect(findings.variants.map(({ id, breaksIn }) => [id, breaksIn])).toEqual([
      ['a', 2],
      ['b', 2],
    ])
    expect(findings.firstBreak).toMatchObject({ reason: 'cash', month: 2 })
    expect(findings.sensitivity.map(({ id }) => id)).toEqual([
      'base',
      'rate-up',
      'rate-up-more',
      'rate-down',
      'growth-low',
      'growth-high',
      'pause',
    ])
    expect(findings.fund).toMatchObject({ buysHomes: false })
  })

  it('is the first variant where the shown one is not there any more', () =>
    expect(findingsOf(rules, { plan, variants, shown: 'gone', scenario: CALM, bands: null }).name).toBe('Sale'))
})
