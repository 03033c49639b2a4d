import { describe, expect, it } from 'vitest'
import { aHome, aPlan, CALM, cents, flowsOf, somebody } from '#fixtures/plan-household.ts'
import { walkPlan } from './month-engine.ts'
import { malaysiaPlan } from './my-plan.ts'
import type { PlanStep, SmartPlan } from './plan-model.ts'

const walk = (change: Partial<SmartPlan>) => walkPlan(aPlan('MY', change), malaysiaPlan, CALM)
const buy = (change: Partial<Extract<PlanStep, { kind: 'buy' }>> = {}): PlanStep => ({
  id: 's1',
  kind: 'buy',
  home: 'h1',
  month: 0,
  loanShare: 0,
  rate: 420,
  years: 30,
  fund: 0,
  ...change,
})
const sell = (month: number, home = 'h1'): PlanStep => ({ id: 's9', kind: 'sell', home, month })

/** Rates: hasil.gov.my (stamp duty, RPGT), kwsp.gov.my (Third Schedule, withdrawal to buy a house), bnm.gov.my; compared 25 November 2026. */
describe('a household in Malaysia', () => {
  it('buys at 800,000 with a loan of 640,000: 16,000 on the transfer, 3,200 on the loan', () => {
    const people = [somebody({ wages: cents(20_000) })]
    const { moves, months } = walk({ people, homes: [aHome({ price: cents(800_000) })], steps: [buy({ loanShare: 8_000 })] })
    expect(flowsOf(moves[0]?.flows)).toEqual([
      ['price', -800_000],
      ['loan', 640_000],
      // 100,000 at 1 %, 400,000 at 2 %, 300,000 at 3 %
      ['my-transfer', -(1_000 + 8_000 + 9_000)],
      ['my-loan', -3_200],
    ])
    // wages less 11 % of them
    expect(months[0]?.closing).toBe(cents(2_000_000 - 160_000 - 18_000 - 3_200 + 20_000 - 2_200))
    // 640,000 at 4.2 % over 30 years is 3,129.71 a month
    expect(months[1]?.outflow).toBe(cents(2_200 + 3_129.71))
  })

  it('pays nothing on a first home up to 500,000, and 8 % as a foreigner', () => {
    const bought = (change: Partial<SmartPlan>) => flowsOf(walk({ steps: [buy()], ...change }).moves[0]?.flows).slice(1)
    expect(bought({ homes: [aHome({ price: cents(500_000), use: 'first-home' })] })).toEqual([])
    expect(bought({ homes: [aHome({ price: cents(500_000) })] })).toEqual([['my-transfer', -9_000]])
    expect(bought({ people: [somebody({ residency: 'foreigner' })] })).toEqual([['my-transfer', -80_000]])
  })

  it('sells in the third year and pays 30 % of the gain less a tenth', () => {
    const home = aHome({ isOwned: true, boughtOn: '2024-01', paid: cents(500_000), price: cents(800_000) })
    const sold = (month: number, agentFee = 0) => flowsOf(walk({ homes: [home], agentFee, steps: [sell(month)] }).moves[0]?.flows)
    // 300,000 less 30,000, at 30 %
    expect(sold(0)).toEqual([
      ['sale', 800_000],
      ['my-gains', -81_000],
    ])
    // 2 % to the agent is taken off the gain: 284,000 less 28,400
    expect(sold(0, 200)).toContainEqual(['my-gains', -76_680])
    // from the sixth year on
    expect(sold(27)).toEqual([['sale', 800_000]])
  })

  it('borrows 70 % for a third home', () => {
    const loan = { left: cents(10_000), rate: 400, months: 100 }
    const homes = [aHome({ id: 'h2', isOwned: true, loan }), aHome({ id: 'h3', isOwned: true, loan }), aHome()]
    const { breaks } = walk({ homes, people: [somebody({ wages: cents(50_000) })], steps: [buy({ loanShare: 9_000 })] })
    expect(breaks[0]).toMatchObject({ reason: 'loan', wanted: cents(900_000), limit: cents(700_000), loan: { bound: 'value' } })
    expect(walk({ people: [somebody({ wages: cents(50_000) })], steps: [buy({ years: 40, loanShare: 5_000 })] }).breaks[0]).toMatchObject({
      reason: 'term',
      wanted: 40,
      limit: 35,
    })
  })
})

describe('the Employees Provident Fund', () => {
  const month = (wages: number, age = 30, residency = 'citizen') =>
    malaysiaPlan.fund.contribution(cents(wages), age, residency as 'citizen', '2026-11-01')

  it('counts the upper end of a band of wages, and keeps 15 % for homes', () => {
    expect(month(5_000)).toEqual({ employee: cents(550), saved: cents(180) })
    expect(month(6_000)).toEqual({ employee: cents(660), saved: cents(207) })
    // 5,100: 561 and 612
    expect(month(5_010)).toEqual({ employee: cents(561), saved: cents(175.95) })
    expect(month(5_000, 60)).toEqual({ employee: 0, saved: cents(30) })
    expect(month(5_000, 30, 'foreigner')).toEqual({ employee: cents(100), saved: cents(30) })
  })

  it('gives the difference between price and loan with a tenth of the price, or what there is', () => {
    const taken = (fund: number, change: Partial<SmartPlan> = {}) =>
      walk({
        homes: [aHome({ price: cents(75_000) })],
        people: [somebody({ wages: cents(9_000) })],
        fund: cents(fund),
        steps: [buy({ loanShare: 8_000, fund: cents(50_000) })],
        ...change,
      }).breaks.find(({ reason }) => reason === 'fund')?.limit
    // the office's own example: 15,000 and 7,500
    expect(taken(18_000)).toBe(cents(18_000))
    expect(taken(30_000)).toBe(cents(22_500))
    expect(taken(30_000, { people: [somebody({ age: 55, wages: cents(9_000) })] })).toBe(0)
    const paidFor = aHome({ id: 'h0', isOwned: true, fundUsed: cents(1) })
    expect(taken(30_000, { homes: [paidFor, aHome({ price: cents(75_000) })] })).toBe(0)
  })
})
