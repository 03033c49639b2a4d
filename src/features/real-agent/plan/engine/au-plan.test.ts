import { describe, expect, it } from 'vitest'
import { aHome, aPlan, CALM, cents, flowsOf, somebody } from '#fixtures/plan-household.ts'
import { australiaPlan } from './au-plan.ts'
import { walkPlan } from './month-engine.ts'
import type { PlanStep, SmartPlan } from './plan-model.ts'

const walk = (change: Partial<SmartPlan>) => walkPlan(aPlan('AU', change), australiaPlan, CALM)
const buy = (change: Partial<Extract<PlanStep, { kind: 'buy' }>> = {}): PlanStep => ({
  id: 's1',
  kind: 'buy',
  home: 'h1',
  month: 0,
  loanShare: 0,
  rate: 600,
  years: 30,
  fund: 0,
  ...change,
})
const bought = (change: Partial<SmartPlan>) => flowsOf(walk({ steps: [buy()], ...change }).moves[0]?.flows).slice(1)

/** Rates: revenue.nsw.gov.au (from 1 July 2026), sro.vic.gov.au, apra.gov.au, ato.gov.au; compared 25 November 2026. */
describe('a household in Australia', () => {
  it('pays the duty of the state and, as a foreign person, its surcharge', () => {
    const nsw = [aHome({ price: cents(900_000) })]
    // 11,602 and 4.5 % of what lies above 387,000
    expect(bought({ homes: nsw })).toEqual([['au-transfer', -(11_602 + 23_085)]])
    expect(bought({ homes: nsw, people: [somebody(), somebody({ residency: 'foreigner' })] })).toEqual([
      ['au-transfer', -34_687],
      ['au-foreign', -81_000],
    ])
    // Victoria: 5.5 % of the whole; a first home of 600,000 pays nothing
    expect(bought({ homes: [aHome({ state: 'VIC', use: 'investment' })] })).toEqual([['au-transfer', -55_000]])
    expect(bought({ homes: [aHome({ state: 'VIC', use: 'first-home', price: cents(600_000) })] })).toEqual([])
  })

  it('borrows what income after tax and living costs repays at 3 points above the rate', () => {
    const wages = { people: [somebody({ wages: cents(8_000), tax: cents(2_000) })], living: cents(2_500) }
    const bank = (change: Partial<SmartPlan>) => walk({ ...wages, steps: [buy({ loanShare: 8_000 })], ...change }).breaks[0]
    // 3,500 × (1 − 1.0075^−360) ÷ 0.0075
    expect(bank({})).toMatchObject({ limit: cents(434_986), loan: { bound: 'income', testedAt: 9 } })
    expect(bank({ debts: cents(500) })?.limit).toBe(cents(372_845))
  })

  it('sells without duty and keeps super apart, with 12 % less 15 % tax', () => {
    const month = (wages: number) => australiaPlan.fund.contribution(cents(wages), 40, 'citizen', '2026-11-01')
    expect(month(8_000)).toEqual({ employee: 0, saved: cents(816) })
    // 270,830 a year is the most that counts: 32,499.60, of which 15 % is tax
    expect(month(50_000).saved).toBe(cents(2_302.05))
    const { months, moves } = walk({
      people: [somebody({ wages: cents(8_000), tax: cents(2_000) })],
      living: cents(2_500),
      agentFee: 200,
      homes: [aHome({ isOwned: true })],
      steps: [{ id: 's1', kind: 'sell', home: 'h1', month: 0 }],
    })
    expect(flowsOf(moves[0]?.flows)).toEqual([
      ['sale', 1_000_000],
      ['fees', -20_000],
    ])
    expect(months[0]).toMatchObject({ closing: cents(2_000_000 + 980_000 + 3_500), fund: cents(816), homes: 0, debt: 0 })
  })
})
