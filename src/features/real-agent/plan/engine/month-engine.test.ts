import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aHome, aPlan, CALM, cents, somebody } from '#fixtures/plan-household.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { planRulesOf } from './country-plans.ts'
import { walkPlan } from './month-engine.ts'
import type { PlanStep, SmartPlan } from './plan-model.ts'
import { monthAfter, monthsFrom } from './plan-months.ts'
import { growthBands, planFigures, sensitivityOf } from './plan-scenarios.ts'

const HOMES = ['h0', 'h1', 'h2']
const step: fc.Arbitrary<PlanStep> = fc
  .record({
    id: fc.uuid(),
    home: fc.constantFrom(...HOMES),
    month: fc.nat(40),
    kind: fc.constantFrom('buy', 'sell', 'let', 'refinance', 'repay'),
    loanShare: fc.integer({ min: 0, max: 9_000 }),
    rate: fc.nat(600),
    years: fc.integer({ min: 1, max: 40 }),
    fund: fc.nat(50_000_00),
    rent: fc.constant(0),
    amount: fc.nat(400_000_00),
  })
  .map((all) => all as PlanStep)
const plan = fc.record({
  country: fc.constantFrom(...COUNTRY_CODES),
  steps: fc.array(step, { maxLength: 12 }),
  price: fc.integer({ min: 100_000_00, max: 3_000_000_00 }),
  wages: fc.nat(30_000_00),
  living: fc.nat(9_000_00),
})

type Made = typeof plan extends fc.Arbitrary<infer Value> ? Value : never

const madeOf = ({ country, steps, price, wages, living }: Made): SmartPlan =>
  aPlan(country, {
    years: 5,
    steps,
    living,
    fund: cents(80_000),
    fundRate: 250,
    fundPaysLoans: true,
    agentFee: 200,
    legalFee: cents(2_500),
    people: [somebody({ wages }), somebody({ age: 63, wages })],
    isMarried: true,
    homes: [
      aHome({ id: 'h0', isOwned: true, price, rent: cents(900), costs: cents(300), loan: { left: 200_000_00, rate: 300, months: 200 } }),
      ...['h1', 'h2'].map((id) => aHome({ id, price })),
    ],
  })

describe('walking through a plan', () => {
  it('closes the cash of every month on what came and went, whatever is planned', async () => {
    const rules = Object.fromEntries(await Promise.all(COUNTRY_CODES.map(async (code) => [code, await planRulesOf(code)] as const)))
    fc.assert(
      fc.property(plan, fc.integer({ min: -300, max: 500 }), (made, growth) => {
        const asked = madeOf(made)
        const found = rules[made.country]
        if (!found) return
        const { months } = walkPlan(asked, found, { ...CALM, growth })
        let before = asked.cash
        for (const { opening, inflow, outflow, closing, net, fund, homes, debt } of months) {
          expect(opening).toBe(before)
          expect(opening + inflow - outflow).toBe(closing)
          expect(net).toBe(closing + fund + homes - debt)
          expect([closing, fund, debt, homes].every(Number.isSafeInteger)).toBe(true)
          expect(Math.min(fund, debt)).toBeGreaterThanOrEqual(0)
          before = closing
        }
        // the other order of the same steps is the same plan
        const scenario = { ...CALM, growth }
        expect(walkPlan({ ...asked, steps: asked.steps.toReversed() }, found, scenario)).toEqual(walkPlan(asked, found, scenario))
      }),
    )
  })

  it('makes no money out of nothing: without wages, rents and growth nobody is richer than at the start', async () => {
    const rules = Object.fromEntries(await Promise.all(COUNTRY_CODES.map(async (code) => [code, await planRulesOf(code)] as const)))
    fc.assert(
      fc.property(plan, (made) => {
        const rich = madeOf({ ...made, wages: 0 })
        const asked = { ...rich, fundRate: 0, homes: rich.homes.map((home) => ({ ...home, rent: 0 })) }
        const found = rules[made.country]
        if (!found) return
        const start = asked.cash + asked.fund + made.price - 200_000_00
        for (const { net } of walkPlan(asked, found, CALM).months) expect(net).toBeLessThanOrEqual(start)
      }),
    )
  })

  it('repays a loan to the cent', async () => {
    const home = aHome({ isOwned: true, loan: { left: cents(100_000), rate: 300, months: 24 } })
    const { months } = walkPlan(aPlan('SG', { homes: [home] }), await planRulesOf('SG'), CALM)
    // 100,000 × 0.0025 ÷ (1 − 1.0025^−24) = 4,298.12
    expect(months[0]).toMatchObject({ outflow: cents(4_298.13), debt: cents(100_000 + 250 - 4_298.13) })
    expect([months[22]?.debt !== 0, months[23]?.debt, months[24]?.outflow]).toEqual([true, 0, 0])
  })

  it('lends at the scenario’s rate, refinances and takes repayments', async () => {
    const home = aHome({ isOwned: true, loan: { left: cents(120_000), rate: 0, months: 120 } })
    const rules = await planRulesOf('SG')
    const asked = aPlan('SG', {
      homes: [home],
      legalFee: cents(1_800),
      steps: [
        { id: 'a', kind: 'repay', home: 'h1', month: 10, amount: cents(55_000) },
        { id: 'b', kind: 'refinance', home: 'h1', month: 20, rate: 0, years: 5 },
        { id: 'c', kind: 'let', home: 'h1', month: 30, rent: cents(2_500) },
      ],
    })
    const { months } = walkPlan(asked, rules, CALM)
    // 110,000 is left after ten months, 55,000 after the repayment, over 110 months
    expect(months[10]).toMatchObject({ outflow: cents(55_000 + 500), debt: cents(54_500) })
    // 50,000 over sixty months
    expect(months[20]).toMatchObject({ outflow: cents(1_800 + 833.34) })
    expect(months[30]?.inflow).toBe(cents(2_500))
    expect(walkPlan(asked, rules, { ...CALM, rateChange: 100 }).months[0]?.outflow).toBeGreaterThan(cents(1_000))
  })

  it('stops wages at retirement and in a pause, and says where cash ends', async () => {
    const asked = aPlan('HK', {
      cash: cents(10_000),
      people: [somebody({ age: 63, retiresAt: 65, wages: cents(30_000), tax: cents(500) })],
      living: cents(27_000),
      homes: [],
    })
    const rules = await planRulesOf('HK')
    const { months, breaks } = walkPlan(asked, rules, CALM)
    expect([months[0]?.inflow, months[23]?.inflow, months[24]?.inflow]).toEqual([cents(30_000), cents(30_000), 0])
    // 10,000 and 24 times 1,000 last one month of 27,000
    expect(breaks).toEqual([{ month: 25, reason: 'cash', home: null, wanted: cents(27_000), limit: cents(7_000) }])
    expect(walkPlan(asked, rules, { ...CALM, pause: { from: 2, months: 3 } }).breaks[0]).toMatchObject({ month: 2, reason: 'cash' })
  })
})

describe('growth as a market had it', () => {
  it('is the quartiles of its changes over twelve months', () => {
    // 1 % a month for three years
    const points = Array.from({ length: 37 }, (_, at) => ({ month: monthAfter('2020-01', at), value: 100 * 1.01 ** at }))
    expect(growthBands(points)).toEqual({ low: 1_268, middle: 1_268, high: 1_268, n: 25, from: '2020-01', to: '2023-01' })
    expect(growthBands(points.slice(0, 30))).toBeNull()
    expect(growthBands([])).toBeNull()
  })

  it('moves the prices of what is owned and of what is planned alike', async () => {
    const homes = [aHome({ id: 'h0', isOwned: true }), aHome()]
    const steps: PlanStep[] = [{ id: 's', kind: 'buy', home: 'h1', month: 12, loanShare: 0, rate: 0, years: 1, fund: 0 }]
    const { moves, months } = walkPlan(aPlan('HK', { homes, steps, cash: cents(3_000_000) }), await planRulesOf('HK'), {
      ...CALM,
      growth: 500,
    })
    expect(moves[0]?.price).toBe(cents(1_050_000))
    expect(months[11]?.homes).toBe(cents(1_050_000))
  })
})

it('tells a plan in a line, and what else might happen', async () => {
  const home = aHome({ isOwned: true, loan: { left: cents(500_000), rate: 300, months: 240 } })
  const asked = aPlan('SG', { homes: [home], people: [somebody({ wages: cents(8_000) })], cash: cents(20_000), living: cents(3_000) })
  const rows = sensitivityOf(asked, await planRulesOf('SG'), CALM, { low: -100, high: 400 })
  const end = (key: string) => planFigures(rows.find((row) => row.key === key)?.result ?? { months: [], moves: [], breaks: [] })
  expect(end('rate-up').endCash).toBeLessThan(end('base').endCash)
  expect(end('rate-up-more').endCash).toBeLessThan(end('rate-up').endCash)
  expect(end('rate-down').endCash).toBeGreaterThan(end('base').endCash)
  expect(end('growth-high').endNet).toBeGreaterThan(end('growth-low').endNet)
  // six months without 8,000 less 1,600
  expect(end('base').endCash - end('pause').endCash).toBe(cents(6 * 6_400))
  expect(end('nothing')).toMatchObject({ leastCash: 0, endNet: 0 })
})

it('counts months', () => {
  expect([monthAfter('2026-11', 0), monthAfter('2026-11', 2), monthAfter('2026-11', -11)]).toEqual(['2026-11', '2027-01', '2025-12'])
  fc.assert(fc.property(fc.integer({ min: -500, max: 500 }), (by) => monthsFrom('2026-11', monthAfter('2026-11', by)) === by))
})
