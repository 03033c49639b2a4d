import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aHome, cents, somebody } from '#fixtures/plan-household.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { planRulesOf } from './engine/country-plans.ts'
import { walkPlan } from './engine/month-engine.ts'
import type { PlanStep } from './engine/plan-model.ts'
import { changeDraft, type PlanDraft, readPlanDraft, scenarioOf, shownVariant } from './plan-draft.ts'
import { emptyPlan, examplePlan } from './plan-examples.ts'
import { planFaults } from './plan-faults.ts'
import { projectOfReportLink } from './report-link.ts'

const NAMES = { owned: 'Now', planned: 'Next', sellFirst: 'Sale first', buyFirst: 'Purchase first' }
const example = (country: (typeof COUNTRY_CODES)[number] = 'SG') => examplePlan(country, '2026-11', NAMES)

describe('the example', () => {
  it.each(COUNTRY_CODES)(
    '%s: can be kept, has no faults, holds with the sale first and breaks with the purchase first',
    async (country) => {
      const draft = example(country)
      expect(readPlanDraft(JSON.stringify(draft))).toEqual(draft)
      const ends = await Promise.all(
        draft.variants.map(async ({ steps }) => {
          expect(planFaults({ ...draft.plan, steps }).size).toBe(0)
          return walkPlan({ ...draft.plan, country, steps }, await planRulesOf(country), scenarioOf(draft.scenario, null)).breaks.length
        }),
      )
      expect(ends[0]).toBe(0)
      expect(ends[1]).toBeGreaterThan(0)
    },
  )
})

describe('a draft', () => {
  it('is read as it was written, and nothing else is', () => {
    expect(readPlanDraft(JSON.stringify(emptyPlan('HK', '2026-11', 'A')))).toEqual(emptyPlan('HK', '2026-11', 'A'))
    for (const json of [null, '', '[', '{}', JSON.stringify({ ...example(), variants: [] })]) expect(readPlanDraft(json)).toBeNull()
    const broken = { ...example(), plan: { ...example().plan, cash: -1 } }
    expect(readPlanDraft(JSON.stringify(broken))).toBeNull()
    fc.assert(fc.property(fc.json(), (json) => readPlanDraft(json) === null || typeof readPlanDraft(json) === 'object'))
  })

  it('loses the steps of a home that goes, in every variant, and nothing more', () => {
    const draft = changeDraft(example(), { kind: 'remove-home', id: 'home-2' })
    expect(draft.plan.homes.map(({ id }) => id)).toEqual(['home-1'])
    expect(draft.variants.map(({ steps }) => steps.map(({ kind }) => kind))).toEqual([['sell'], ['sell']])
  })

  it('has up to three variants, each with its own steps, and one at least', () => {
    const steps = shownVariant(example()).steps
    const copy = (id: string) => ({ kind: 'add-variant', variant: { id, name: id, steps } }) as const
    const three = [copy('c'), copy('d')].reduce(changeDraft, example())
    expect(three.variants.map(({ id }) => id)).toEqual(['sell-first', 'buy-first', 'c'])
    expect(three.shown).toBe('c')
    const emptied = changeDraft(three, { kind: 'remove-step', id: 'sell' })
    expect(emptied.variants.map((variant) => variant.steps.length)).toEqual([2, 2, 1])
    const one = ['c', 'buy-first', 'sell-first'].reduce<PlanDraft>((draft, id) => changeDraft(draft, { kind: 'remove-variant', id }), three)
    expect(one.variants.map(({ id }) => id)).toEqual(['sell-first'])
  })

  it('follows the market’s past, or a figure of one’s own', () => {
    const bands = { low: -120, middle: 210, high: 480 }
    const scenario = { market: 'CONDO', band: 'low', own: 300, rateChange: 50 } as const
    expect(scenarioOf(scenario, bands)).toEqual({ growth: -120, rateChange: 50, pause: null })
    expect(scenarioOf(scenario, null).growth).toBe(300)
    expect(scenarioOf({ ...scenario, band: 'own' }, bands).growth).toBe(300)
  })
})

describe('what cannot be', () => {
  const faults = (change: Partial<Parameters<typeof planFaults>[0]>) =>
    Object.fromEntries(planFaults({ ...example().plan, steps: [], ...change }))
  const sell = (id: string, home: string, month: number): PlanStep => ({ id, kind: 'sell', home, month })
  const buy = (id: string, home: string, month: number): PlanStep => ({
    id,
    kind: 'buy',
    home,
    month,
    loanShare: 0,
    rate: 0,
    years: 0,
    fund: 0,
  })

  it('is said at its field', () => {
    expect(faults({ people: [somebody({ age: 17 }), somebody({ age: 66, wages: 1 })] })).toEqual({
      'person.0.age': 'age-young',
      'person.1.retiresAt': 'age-retired',
    })
    const homes = [
      aHome({ price: 0 }),
      aHome({ id: 'h2', isOwned: true, boughtOn: '2027-01', loan: { left: cents(1), rate: 0, months: 0 } }),
    ]
    expect(faults({ homes })).toEqual({
      'home.h1.price': 'home-price',
      'home.h2.boughtOn': 'bought-later',
      'home.h2.months': 'loan-months',
    })
    expect(faults({ steps: [sell('a', 'home-1', -1), sell('b', 'home-2', 500), sell('c', 'gone', 1)] })).toEqual({
      'step.a.month': 'step-past',
      'step.b.month': 'step-late',
      'step.b.home': 'sell-unowned',
      'step.c.home': 'step-home',
    })
  })

  it('follows from the steps before, in whatever order they were written', () => {
    expect(faults({ steps: [sell('s', 'home-2', 3), buy('b', 'home-2', 5)] })).toEqual({ 'step.s.home': 'sell-unowned' })
    expect(faults({ steps: [sell('s', 'home-2', 6), buy('b', 'home-2', 5)] })).toEqual({})
    expect(faults({ steps: [buy('b', 'home-1', 5)] })).toEqual({ 'step.b.home': 'buy-owned' })
    expect(faults({ steps: [{ id: 'r', kind: 'repay', home: 'home-2', month: 9, amount: 1 }, buy('b', 'home-2', 5)] })).toEqual({
      'step.r.home': 'act-no-loan',
    })
    expect(faults({ steps: [{ id: 'l', kind: 'let', home: 'home-2', month: 9, rent: 1 }] })).toEqual({ 'step.l.home': 'act-unowned' })
    const refinance: PlanStep = { id: 'f', kind: 'refinance', home: 'home-1', month: 9, rate: 1, years: 0 }
    expect(faults({ steps: [refinance, { ...buy('b', 'home-2', 5), loanShare: 1 } as PlanStep] })).toEqual({
      'step.f.years': 'loan-years',
      'step.b.years': 'loan-years',
    })
  })
})

it.each([
  ['https://example.com/report/realvalue/project/SG/private-stack/the-meadow?x=1', { typeGroup: 'private-stack', slug: 'the-meadow' }],
  ['/zh-cn/report/property-pro/project/sg/public-stack/106-lane/block-1', { typeGroup: 'public-stack', slug: '106-lane' }],
  ['/report/realvalue/project/MY/private-stack/the-meadow', null],
  ['/report/realvalue/project/SG/castle/the-meadow', null],
  ['/report/realvalue/project/SG/private-stack/%E0%A4%A', null],
  ['the meadow', null],
])('%s names the project of a report', (link, project) => expect(projectOfReportLink(link, 'SG')).toEqual(project))
