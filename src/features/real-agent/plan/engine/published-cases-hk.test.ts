import { describe, expect, it } from 'vitest'
import { aHome, aPlan, CALM, cents, flowsOf, somebody } from '#fixtures/plan-household.ts'
import { loanOf } from '#property/loans/instalment.ts'
import { hongKongPlan } from './hk-plan.ts'
import { walkPlan } from './month-engine.ts'
import type { PlanStep, SmartPlan } from './plan-model.ts'

const walk = (change: Partial<SmartPlan>) => walkPlan(aPlan('HK', { cash: cents(50_000_000), ...change }), hongKongPlan, CALM)
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
const earning = (wages: number) => [somebody({ wages: cents(wages) })]

/** Pages were read on 26 November 2026. What they print is rounded; the cents beside it are ours, by hand. */
describe('what the authorities of Hong Kong reckon', () => {
  /**
   * Inland Revenue Department, "Illustrative Examples" of ad valorem duty: example 25, Mr Chan's first home by Scale 2 since 22 February 2023, and
   * example 14, the home of Mr Tang and Ms Fong. Since 28 February 2024 that scale is everybody's; between 4.5 and 100 million it is the same.
   * https://www.ird.gov.hk/eng/faq/avdexample.htm
   */
  it.each([
    // 2.25 % of the whole
    [5_000_000, 112_500],
    // 135,000 and a tenth of what lies above 6,000,000
    [6_500_000, 185_000],
    // 3 % of the whole
    [9_000_000, 270_000],
    // 270,000 and a tenth of what lies above 9,000,000
    [10_000_000, 370_000],
    // 3.75 % of the whole
    [15_000_000, 562_500],
  ])('a home for %i costs %i in duty, the second as the first', (price, duty) => {
    for (const start of ['2024-03', '2025-03', '2026-11'])
      for (const held of [[], [aHome({ id: 'h0', isOwned: true })]]) {
        const { moves } = walk({ start, homes: [...held, aHome({ price: cents(price) })], steps: [buy()] })
        expect(flowsOf(moves[0]?.flows)).toEqual([
          ['price', -price],
          ['hk-ad-valorem', -duty],
        ])
      }
  })

  /**
   * Policy Address 2024, paragraph 170, and the Monetary Authority on 16 October 2024: 70 % of a home of any price, for one's own use or not, first
   * home or not, and half of the income. https://policyaddress.gov.hk/2024/en/p170.html
   */
  it('70 % is lent on any home, and half of the income pays for it', () => {
    const second = [aHome({ id: 'h0', isOwned: true, loan: { left: cents(1), rate: 0, months: 1 } })]
    const bank = (price: number, wages: number) =>
      walk({
        homes: [...second, aHome({ price: cents(price), use: 'investment' })],
        people: earning(wages),
        steps: [buy({ loanShare: 9_000 })],
      }).breaks[0]
    expect(bank(4_000_000, 1_000_000)).toMatchObject({ limit: cents(2_800_000), loan: { bound: 'value' } })
    expect(bank(40_000_000, 1_000_000)).toMatchObject({ limit: cents(28_000_000), loan: { bound: 'value' } })
    // half of 60,002 less the cent that is owed, which counts as a dollar: 30,000 × (1 − (1 + 0.035/12)^−360) ÷ (0.035/12)
    expect(bank(40_000_000, 60_002)).toMatchObject({ limit: cents(Math.floor(loanOf(30_000, 3.5, 30))), loan: { bound: 'income' } })
  })

  /**
   * Mandatory Provident Fund Schemes Authority, "Mandatory Contributions", table of monthly paid employees.
   * https://www.mpfa.org.hk/en/mpf-system/mandatory-contributions
   */
  it.each([
    [7_000, 0, 350],
    [7_100, 355, 710],
    [30_000, 1_500, 3_000],
    [45_000, 1_500, 3_000],
  ])('of %i a month an employee pays %i, and %i are saved', (wages, employee, saved) => {
    const { months } = walk({ people: earning(wages) })
    expect(months[0]).toMatchObject({ inflow: cents(wages), outflow: cents(employee), fund: cents(saved) })
  })
})

describe('households of Hong Kong in print', () => {
  /**
   * Hong Kong Homes, Cullinan Sky phase 1, tower 5, flat 203907: price 8,845,000, duty 265,350, agent 88,450, cash in all 3,007,300, loan 6,191,500,
   * 300 instalments of 30,997, which is 30,996.11 rounded up. A plan names no agent of a purchase: what he gets stands with the fees of the papers.
   * https://hongkonghomes.com/zh-hk/sales/hk/cullinan-sky-phase-1-tower-05-elite-zone-203907
   */
  it('who buys at Cullinan Sky pays 3,007,300 and 30,996.11 a month for 25 years', () => {
    const { moves, months, breaks } = walk({
      homes: [aHome({ price: cents(8_845_000) })],
      people: earning(70_000),
      legalFee: cents(88_450),
      steps: [buy({ loanShare: 7_000, years: 25 })],
    })
    expect(breaks).toEqual([])
    expect(flowsOf(moves[0]?.flows)).toEqual([
      ['price', -8_845_000],
      ['loan', 6_191_500],
      // 3 % of the whole
      ['hk-ad-valorem', -265_350],
      ['fees', -88_450],
    ])
    expect(flowsOf(moves[0]?.flows).reduce((sum, [, amount]) => sum + amount, 0)).toBe(-3_007_300)
    expect(months[1]?.outflow).toBe(cents(1_500 + 30_996.11))
    expect(Math.ceil(30_996.11) * 300).toBe(9_299_100)
  })

  /**
   * House 101, mortgage calculator of a flat for 6,000,000: loan 4,200,000 over 30 years, interest 3,127,904 in all, an income of 40,711 a month at 50 %,
   * duty 135,000. The rate, which the page does not print, is 4.125 %. https://m.aps101.com.hk/calculator?skin=house101
   */
  it('a flat for 6,000,000 asks for 40,711 a month and costs 3,127,904 in interest', () => {
    const flat = { years: 31, homes: [aHome({ price: cents(6_000_000) })], steps: [buy({ loanShare: 7_000, rate: 412.5 })] }
    expect(walk({ ...flat, people: earning(40_710) }).breaks[0]).toMatchObject({ reason: 'loan', loan: { bound: 'income' } })
    const { moves, months, breaks } = walk({ ...flat, people: earning(40_711) })
    expect(breaks).toEqual([])
    expect(flowsOf(moves[0]?.flows)).toContainEqual(['hk-ad-valorem', -135_000])
    // 4,200,000 × 0.0034375 ÷ (1 − 1.0034375^−360) is 20,355.289; the last instalment is what is left
    expect(months[1]?.outflow).toBe(cents(1_500 + 20_355.29))
    const interest = months.slice(1, 361).reduce((sum, { outflow }) => sum + outflow - cents(1_500), 0) - cents(4_200_000)
    expect(Math.round(interest / 100)).toBe(3_127_904)
    expect([months[360]?.debt, months[361]?.outflow]).toEqual([0, cents(1_500)])
  })

  /**
   * Hong Kong Property Services, affordability calculator, as of 16 October 2024: 30,000 a month carries 15,000, which repays 3,095,019 at 6.125 % less
   * 2 % over 30 years; with 2,000,000 of one's own that is a home for 5,095,019. https://uat.hkp.com.hk/en/calculator/affordability-calculator
   */
  it('30,000 a month and 2,000,000 in hand buy a home for 5,095,019', () => {
    const { breaks } = walk({
      homes: [aHome({ price: cents(5_095_019) })],
      people: earning(30_000),
      steps: [buy({ loanShare: 7_000, rate: 412.5 })],
    })
    // 15,000 × (1 − 1.0034375^−360) ÷ 0.0034375 is 3,095,018.73: a bank's limit is rounded down here
    expect(Math.round(loanOf(15_000, 4.125, 30))).toBe(3_095_019)
    expect(breaks[0]).toMatchObject({ limit: cents(3_095_018), loan: { bound: 'income', testedAt: 4.125 } })
  })

  /**
   * 28Hse, mortgage calculator at 3 %, 70 % and 25 years: 13,799 a month and 62,355 of duty for 4,157,000; 48,796 and 551,250 for 14,700,000. The duty of
   * the first is that of the scale until 25 February 2025; since then it is 100 and a fifth of what lies above 4,000,000.
   * https://www.28hse.com/en/mortgage/?mortgage_loan_rate=3&mortgage_loan_ratio=70&mortgage_loan_year=25&mortgage_price=415.7
   */
  it.each([
    ['2024-06', 4_157_000, 62_355, 13_799, 13_799.08],
    ['2026-11', 4_157_000, 100 + 31_400, 13_799, 13_799.08],
    ['2026-11', 14_700_000, 551_250, 48_796, 48_796.35],
  ])('in %s a home for %i costs %i in duty and %i a month', (start, price, duty, published, instalment) => {
    const { moves, months } = walk({
      start,
      homes: [aHome({ price: cents(price) })],
      people: earning(120_000),
      steps: [buy({ loanShare: 7_000, rate: 300, years: 25 })],
    })
    expect(flowsOf(moves[0]?.flows)).toEqual([
      ['price', -price],
      ['loan', price * 0.7],
      ['hk-ad-valorem', -duty],
    ])
    expect(months[1]?.outflow).toBe(cents(1_500 + instalment))
    expect(Math.round(instalment)).toBe(published)
  })
})
