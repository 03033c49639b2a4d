import { describe, expect, it } from 'vitest'
import { aHome, aPlan, CALM, cents, flowsOf, somebody } from '#fixtures/plan-household.ts'
import { walkPlan } from './month-engine.ts'
import type { PlanStep, SmartPlan } from './plan-model.ts'
import { singaporePlan } from './sg-plan.ts'

const walk = (change: Partial<SmartPlan>) => walkPlan(aPlan('SG', change), singaporePlan, CALM)
const buy = (change: Partial<Extract<PlanStep, { kind: 'buy' }>> = {}): PlanStep => ({
  id: 's1',
  kind: 'buy',
  home: 'h1',
  month: 0,
  loanShare: 0,
  rate: 300,
  years: 25,
  fund: 0,
  ...change,
})
const sell = (month: number, home = 'h1'): PlanStep => ({ id: `sell ${home}`, kind: 'sell', home, month })
const moves = (change: Partial<SmartPlan>) => walk(change).moves.map(({ flows }) => flowsOf(flows))

/**
 * Rates and examples: iras.gov.sg (buyer's, additional and seller's duty), cpf.gov.sg (contribution and allocation from 1 January 2026, use
 * for homes), mas.gov.sg (TDSR, MSR, loan-to-value); compared 25 November 2026.
 */
describe('a second home before the first is sold', () => {
  const couple = {
    people: [somebody(), somebody({ residency: 'resident' })],
    isMarried: true,
    legalFee: cents(3_000),
    agentFee: 200,
    homes: [
      aHome({ id: 'h0', isOwned: true, boughtOn: '2018-03' }),
      aHome({ price: cents(1_500_000) }),
      aHome({ id: 'h2', price: cents(10_000) }),
    ],
  }

  it('pays 44,600 and, with a permanent resident, 30 %; all of the latter comes back with a sale within six months', () => {
    const { months, breaks } = walk({ ...couple, steps: [buy(), sell(6, 'h0')] })
    // 180,000 at 1 %, 180,000 at 2 %, 640,000 at 3 %, 500,000 at 4 %
    const bsd = 1_800 + 3_600 + 19_200 + 20_000
    expect(months[0]?.closing).toBe(cents(2_000_000 - 1_500_000 - bsd - 450_000 - 3_000))
    expect(months[6]?.closing).toBe(cents(2_400 + 1_000_000 - 20_000 - 3_000 + 450_000))
    expect(breaks).toEqual([])
  })

  it('gets nothing back a month later, or when a third was bought', () => {
    const last = (steps: PlanStep[]) => moves({ ...couple, cash: cents(4_000_000), steps }).at(-1)
    expect(last([buy(), sell(7, 'h0')])).toEqual([
      ['sale', 1_000_000],
      ['fees', -23_000],
    ])
    expect(last([buy(), buy({ id: 's2', home: 'h2', month: 1 }), sell(3, 'h0')])).not.toContainEqual(['remission', 450_000])
  })

  it('of somebody alone keeps what was paid, and 20 % is due from a citizen', () => {
    const [bought, sold] = moves({ ...couple, people: [somebody()], isMarried: false, steps: [buy(), sell(2, 'h0')] })
    expect(bought).toContainEqual(['sg-additional', -300_000])
    expect(sold).not.toContainEqual(['remission', 300_000])
  })

  it('is no second home where the sale comes first, even in one month', () => {
    expect(moves({ ...couple, steps: [buy(), sell(0, 'h0')] })[1]).toEqual([
      ['price', -1_500_000],
      ['sg-buyer', -44_600],
      ['fees', -3_000],
    ])
  })
})

describe('seller’s duty', () => {
  it.each([
    [12, 160_000],
    [13, 120_000],
    [25, 80_000],
    [48, 40_000],
    [49, 0],
  ])('a home of a million sold after %i months pays %i', (month, duty) => {
    const sold = moves({ steps: [buy(), sell(month)] })[1] ?? []
    expect(sold.filter(([name]) => name === 'sg-seller')).toEqual(duty ? [['sg-seller', -duty]] : [])
  })
})

// instalment × (1 − (1 + 0.04/12)^−300) ÷ (0.04/12), of 5,500 and of 1,800
const [TDSR_LOAN, MSR_LOAN] = [1_041_988, 341_014]

describe('what a bank lends', () => {
  const bank = (change: Partial<SmartPlan>, asked: Partial<Extract<PlanStep, { kind: 'buy' }>> = {}) =>
    walk({ steps: [buy({ loanShare: 7_500, ...asked })], ...change }).breaks[0]

  it('is what 55 % of 10,000 repays at 4 % in 25 years: 1,041,988', () => {
    const found = bank({ people: [somebody({ wages: cents(10_000) })], homes: [aHome({ price: cents(2_000_000) })] })
    expect(found).toMatchObject({ reason: 'loan', wanted: cents(1_500_000), loan: { bound: 'income', testedAt: 4 } })
    expect(found?.limit).toBe(cents(TDSR_LOAN))
  })

  it('for public housing is what 30 % repays, and rents count with 70 %', () => {
    const flat = { homes: [aHome({ isPublic: true })], people: [somebody({ wages: cents(6_000) })] }
    expect(bank(flat)).toMatchObject({ limit: cents(MSR_LOAN), loan: { bound: 'housing' } })
    const let4000 = aHome({ id: 'h0', isOwned: true, rent: cents(4_000) })
    const rich = { homes: [let4000, aHome({ price: cents(2_000_000) })], people: [somebody({ wages: cents(7_200) })] }
    // 7,200 and 70 % of 4,000 are the same 10,000
    expect(bank(rich)?.limit).toBe(cents(TDSR_LOAN))
  })

  it('falls to 55 % of the price where the loan runs beyond 65, to 45 % for a second loan', () => {
    const wages = cents(40_000)
    expect(bank({ people: [somebody({ age: 45, wages })] })).toMatchObject({ limit: cents(550_000), loan: { bound: 'age' } })
    expect(bank({ people: [somebody({ age: 40, wages })] })).toBeUndefined()
    const first = aHome({ id: 'h0', isOwned: true, loan: { left: cents(100_000), rate: 300, months: 120 } })
    expect(bank({ people: [somebody({ wages })], homes: [first, aHome()] })).toMatchObject({
      limit: cents(450_000),
      loan: { bound: 'value' },
    })
  })
})

describe('the Central Provident Fund', () => {
  const month = (age: number, wages: number, residency = 'citizen') =>
    singaporePlan.fund.contribution(cents(wages), age, residency as 'citizen', '2026-11-01')

  it('takes and keeps by age, up to 8,000', () => {
    // 37 % of 8,000 is 2,960; MediSave 639.95 and the Special Account 479.81 of it
    expect(month(30, 8_000)).toEqual({ employee: cents(1_600), saved: cents(1_840.24) })
    expect(month(30, 12_000)).toEqual(month(30, 8_000))
    // 34 % is 2,720; 839.93 and 919.90 of it
    expect(month(58, 8_000)).toEqual({ employee: cents(1_440), saved: cents(960.17) })
    expect(month(30, 8_000, 'foreigner')).toEqual({ employee: 0, saved: 0 })
  })

  it('gets back what it lent with 2.5 %, counted monthly and added yearly: 226,281.64 for 200,000 after five years', () => {
    const home = aHome({ isOwned: true, boughtOn: '2015-01', fundUsed: cents(200_000) })
    const { moves: made, months } = walk({ start: '2026-01', homes: [home], steps: [sell(60)] })
    // 205,000; 210,125; 215,378.13; 220,762.58; 226,281.64
    expect(flowsOf(made[0]?.flows)).toContainEqual(['refund', -226_281.64])
    expect(months[60]?.fund).toBe(cents(226_281.64))
    expect(months[60]?.closing).toBe(cents(2_000_000 + 1_000_000 - 226_281.64))
  })

  it('gets back no more than the price leaves, and nothing is added', () => {
    const home = aHome({
      isOwned: true,
      price: cents(500_000),
      fundUsed: cents(300_000),
      loan: { left: cents(400_000), rate: 0, months: 400 },
    })
    expect(moves({ homes: [home], steps: [sell(0)] })[0]).toEqual([
      ['sale', 500_000],
      ['redeemed', -400_000],
      ['refund', -100_000],
    ])
  })

  it('pays no part of the 5 % that must be cash', () => {
    const wages = { people: [somebody({ wages: cents(20_000) })], fund: cents(400_000) }
    const { moves: made, breaks } = walk({ ...wages, steps: [buy({ loanShare: 7_500, fund: cents(250_000) })] })
    expect(breaks[0]).toMatchObject({ reason: 'cash-share', wanted: cents(250_000), limit: cents(200_000) })
    expect(flowsOf(made[0]?.flows)).toContainEqual(['fund', 200_000])
  })

  it('pays instalments until the price is used up, in cash afterwards', () => {
    const home = aHome({
      isOwned: true,
      paid: cents(300_000),
      fundUsed: cents(299_500),
      loan: { left: cents(120_000), rate: 0, months: 120 },
    })
    const { months } = walk({ homes: [home], fund: cents(50_000), fundPaysLoans: true })
    expect(months[0]).toMatchObject({ fund: cents(49_500), outflow: cents(500) })
    expect(months[1]).toMatchObject({ fund: cents(49_500), outflow: cents(1_000) })
  })

  it('earns its interest in December', () => {
    const { months } = walk({ start: '2026-01', fund: cents(100_000), fundRate: 250 })
    expect([months[10]?.fund, months[11]?.fund, months[23]?.fund]).toEqual([100_000, 102_500, 105_062.5].map(cents))
  })
})
