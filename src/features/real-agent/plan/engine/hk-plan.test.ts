import { describe, expect, it } from 'vitest'
import { aHome, aPlan, CALM, cents, flowsOf, somebody } from '#fixtures/plan-household.ts'
import { hongKongPlan } from './hk-plan.ts'
import { walkPlan } from './month-engine.ts'
import type { PlanStep, SmartPlan } from './plan-model.ts'

const walk = (change: Partial<SmartPlan>) => walkPlan(aPlan('HK', { cash: cents(10_000_000), ...change }), hongKongPlan, CALM)
const buy = (change: Partial<Extract<PlanStep, { kind: 'buy' }>> = {}): PlanStep => ({
  id: 's1',
  kind: 'buy',
  home: 'h1',
  month: 0,
  loanShare: 0,
  rate: 350,
  years: 30,
  fund: 0,
  ...change,
})

/** Rates: ird.gov.hk (Scale 2), hkma.gov.hk (70 %, 50 % of income), mpfa.org.hk; compared 25 November 2026. */
describe('a household in Hong Kong', () => {
  it.each([
    [4_000_000, 100],
    // 67,500 is 1.5 %; 10 % of what lies above 4.5 million
    [4_500_000, 67_500],
    [4_600_000, 77_500],
    [6_000_000, 135_000],
    [9_000_000, 270_000],
  ])('pays by Scale 2: %i costs %i, whoever buys and however many homes there are', (price, duty) => {
    const homes = [aHome({ id: 'h0', isOwned: true }), aHome({ price: cents(price) })]
    const people = [somebody({ residency: 'foreigner' })]
    expect(flowsOf(walk({ homes, people, steps: [buy()] }).moves[0]?.flows)).toEqual([
      ['price', -price],
      ['hk-ad-valorem', -duty],
    ])
  })

  it('sells after a year without duty, and keeps price less loan, agent and lawyer', () => {
    const people = [somebody({ wages: cents(90_000) })]
    const steps: PlanStep[] = [buy({ loanShare: 7_000, rate: 0 }), { id: 's2', kind: 'sell', home: 'h1', month: 12 }]
    const { moves } = walk({ people, homes: [aHome({ price: cents(6_000_000) })], agentFee: 100, legalFee: cents(10_000), steps })
    expect(flowsOf(moves[1]?.flows)).toEqual([
      ['sale', 6_000_000],
      // eleven instalments of 11,666.67, the first of them in December
      ['redeemed', -(4_200_000 - 11 * 11_666.67)],
      ['fees', -70_000],
    ])
  })

  it('borrows 70 % of the price, and what half of the wages repays', () => {
    const bank = (wages: number, price: number) =>
      walk({ people: [somebody({ wages: cents(wages) })], homes: [aHome({ price: cents(price) })], steps: [buy({ loanShare: 8_000 })] })
        .breaks[0]
    expect(bank(90_000, 6_000_000)).toMatchObject({ limit: cents(4_200_000), loan: { bound: 'value', testedAt: 3.5 } })
    // 25,000 × (1 − (1 + 0.035/12)^−360) ÷ (0.035/12)
    expect(bank(50_000, 9_000_000)).toMatchObject({ limit: cents(5_567_374), loan: { bound: 'income' } })
  })

  it('saves for retirement, which buys no home', () => {
    const month = (wages: number, age = 40) => hongKongPlan.fund.contribution(cents(wages), age, 'citizen', '2026-11-01')
    expect(month(40_000)).toEqual({ employee: cents(1_500), saved: cents(3_000) })
    expect(month(20_000)).toEqual({ employee: cents(1_000), saved: cents(2_000) })
    expect(month(7_000)).toEqual({ employee: 0, saved: cents(350) })
    expect(month(40_000, 65)).toEqual({ employee: 0, saved: 0 })
    expect(walk({ fund: cents(500_000), steps: [buy({ fund: cents(1) })] }).breaks[0]).toMatchObject({ reason: 'fund', limit: 0 })
  })
})
