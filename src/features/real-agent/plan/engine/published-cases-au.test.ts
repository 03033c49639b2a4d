import { describe, expect, it } from 'vitest'
import { aHome, aPlan, CALM, cents, flowsOf, somebody } from '#fixtures/plan-household.ts'
import { newSouthWalesFirstHome } from '#property/duties/au/nsw.ts'
import { bandLines, sumOf } from '#property/duties/bands.ts'
import type { AuState, Use } from '#property/duties/purchase.ts'
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

/** The duties of a purchase, by name. */
const duties = (state: AuState, use: Use, price: number, change: Partial<SmartPlan> = {}) =>
  flowsOf(walk({ homes: [aHome({ state, use, price: cents(price) })], steps: [buy()], ...change }).moves[0]?.flows).slice(1)

/** Pages were read on 26 November 2026. Offices print whole dollars; a plan charges the nearest. */
describe('what the authorities of Australia reckon', () => {
  /**
   * Victorian Government, "Affordable housing: first home buyers", on the reliefs since 1 July 2017: Jon and Anne's new home for 575,000, Rashid and
   * Emma's townhouse for 650,000, Brad and Ying's home for 400,000. Before, a first home paid half of what others pay to live there.
   * https://www.vic.gov.au/affordablehousing/stories.html
   */
  it.each([
    // 2,870 and 6 % of 445,000, halved
    ['Jon and Anne', 575_000, 29_570, 14_785, []],
    // 2,870 and 6 % of 520,000; a third of it, because 650,000 is a third of the way from 600,000 to 750,000
    ['Rashid and Emma', 650_000, 34_070, 34_070, [['au-transfer', -11_357]]],
    // 2,870 and 5 % of 270,000, halved
    ['Brad and Ying', 400_000, 16_370, 8_185, []],
  ] as const)('%s buy for %i', (_, price, full, published, relieved) => {
    expect(duties('VIC', 'home', price)).toEqual([['au-transfer', -full]])
    expect([full, full / 2]).toContain(published)
    expect(duties('VIC', 'first-home', price)).toEqual(relieved)
  })

  /**
   * State Revenue Office Victoria, "PPR duty concession": what a home to live in saves; and "Foreign purchasers", example 2: Kate, a foreign person who
   * will live in a home for 500,000, gets that table as well and pays the additional duty on 500,000. Its third relief, off the plan, is not in our tables.
   * https://sro.vic.gov.au/pprdutyconcession, https://www.sro.vic.gov.au/foreign-purchasers-of-property
   */
  it('a home to live in saves 1 % of what lies above 130,000, and 3,100 from 440,000 to 550,000; Kate as well', () => {
    const saved = (price: number) => (duties('VIC', 'home', price)[0]?.[1] ?? 0) - (duties('VIC', 'investment', price)[0]?.[1] ?? 0)
    expect([330_000, 440_000, 500_000, 550_000, 550_001].map(saved)).toEqual([2_000, 3_100, 3_100, 3_100, 0])
    const kate = { people: [somebody({ residency: 'foreigner' })] }
    // 18,370 and 6 % of 60,000; 8 % of 500,000
    expect(duties('VIC', 'home', 500_000, kate)).toEqual([
      ['au-transfer', -21_970],
      ['au-foreign', -40_000],
    ])
    expect(duties('VIC', 'first-home', 500_000, kate)).toEqual(duties('VIC', 'home', 500_000, kate))
    expect(duties('VIC', 'investment', 500_000, kate)[0]).toEqual(['au-transfer', -25_070])
  })

  /**
   * NSW Government, "More first home buyers paying no tax", June 2023, and Lawlab, "NSW First Home Buyer Stamp Duty Changes 2023", 28 June 2023: price, full
   * duty and what a first home pays since 1 July 2023, reckoned by the rates of the year before.
   * https://www.lawlab.com.au/blog/nsw-first-home-buyer-stamp-duty-changes-2023
   */
  it.each([
    [700_000, 26_590, 0],
    [800_000, 31_090, 0],
    [850_000, 33_340, 10_023],
    [900_000, 35_590, 20_045],
    [950_000, 37_840, 30_068],
    [990_000, 39_640, 38_086],
    [1_000_000, 40_090, 40_090],
    [1_100_000, 44_700, 44_700],
  ])('in New South Wales %i pays %i, as a first home %i', (price, full, first) => {
    const table = {
      bands: [
        { over: 0, base: 0, rate: 125 },
        { over: 15_000, base: 187, rate: 150 },
        { over: 32_000, base: 442, rate: 175 },
        { over: 87_000, base: 1_405, rate: 350 },
        { over: 327_000, base: 9_805, rate: 450 },
        { over: 1_089_000, base: 44_095, rate: 550 },
      ],
      step: 100,
    } as const
    const duty = sumOf(bandLines(table, price))
    expect(duty).toBe(full)
    expect(Math.round(duty - (newSouthWalesFirstHome(table)(price, duty) ?? 0))).toBe(first)
  })

  it('today’s first home of 850,000 there pays a quarter of what a million does', () => {
    // 11,602 and 4.5 % of 613,000 is 39,187; a quarter is 9,796.75
    expect(duties('NSW', 'home', 1_000_000)).toEqual([['au-transfer', -39_187]])
    expect(duties('NSW', 'first-home', 850_000)).toEqual([['au-transfer', -9_797]])
    expect(duties('NSW', 'first-home', 800_000)).toEqual([])
    expect(duties('NSW', 'first-home', 1_000_000)).toEqual([['au-transfer', -39_187]])
  })

  /**
   * Queensland Revenue Office, table of the first home concession since 9 June 2024, as copied on 4 September 2025.
   * https://qro.qld.gov.au/duties/transfer-duty/calculate/concession-rates, https://goconveyancing.com.au/transfer-duty
   */
  it.each([
    [709_999, 17_350],
    [710_000, 15_615],
    [735_000, 12_145],
    [750_000, 8_675],
    [799_999, 1_735],
    [800_000, 0],
  ])('in Queensland a first home of %i saves %i', (price, concession) => {
    const [[, home] = ['', 0]] = duties('QLD', 'home', price)
    const [[, first] = ['', 0]] = duties('QLD', 'first-home', price)
    expect(first - home).toBe(concession)
  })
})

describe('households of Australia in print', () => {
  /**
   * Finder, "Stamp duty in Queensland": Jade's first home for 465,000 would cost 7,525 to live in; with the concession of its day, 8,750, and with the present
   * one it costs nothing. https://www.finder.com.au/queensland-stamp-duty
   */
  it('Jade pays nothing instead of 7,525', () => {
    // 3,500 and 3.5 % of 115,000
    expect(duties('QLD', 'home', 465_000)).toEqual([['au-transfer', -7_525]])
    expect(duties('QLD', 'first-home', 465_000)).toEqual([])
  })

  /**
   * RateCity, "Is the grass greener for homebuyers outside of Sydney?", 26 March 2019: the median house of a capital with a deposit of 10 %. Sydney's and
   * Canberra's scales have changed since, the others have not. The mortgage insurance of the page is no duty, and a plan does not ask for it.
   * https://www.ratecity.com.au/home-loans/mortgage-news/grass-greener-homebuyers-outside-sydney
   */
  it.each([
    ['Melbourne', 'VIC', 'investment', 729_392, 38_834],
    ['Brisbane', 'QLD', 'home', 538_849, 10_112],
    ['Adelaide', 'SA', 'home', 467_684, 19_715],
    ['Perth', 'WA', 'home', 461_890, 15_955],
    ['Hobart', 'TAS', 'home', 489_811, 17_818],
    ['Darwin', 'NT', 'home', 479_103, 22_271],
  ] as const)('who moves to %s needs a tenth and the duty', (_, state, use, price, duty) => {
    const { moves, months, breaks } = walk({
      homes: [aHome({ state, use, price: cents(price) })],
      people: [somebody({ wages: cents(12_000), tax: cents(3_000) })],
      cash: cents(200_000),
      steps: [buy({ loanShare: 9_000, rate: 400 })],
    })
    expect(breaks).toEqual([])
    const loan = Math.floor(price * 0.9)
    expect(flowsOf(moves[0]?.flows)).toEqual([
      ['price', -price],
      ['loan', loan],
      ['au-transfer', -duty],
    ])
    expect(months[0]?.closing).toBe(cents(200_000 - (price - loan) - duty + 9_000))
  })

  /**
   * First Home Buyer Help, at 6.5 % over 30 years: 330,000 costs 2,086 a month and 420,897 of interest in all. https://firsthomebuyer.help
   */
  it('a first buyer with 68,000 who borrows 330,000 for a home of 395,000 pays 2,086 a month', () => {
    const { moves, months, breaks } = walk({
      years: 31,
      homes: [aHome({ use: 'first-home', price: cents(395_000) })],
      cash: cents(68_000),
      legalFee: cents(3_000),
      people: [somebody({ wages: cents(6_000), tax: cents(1_000) })],
      steps: [buy({ loanShare: 8_354.431, rate: 650 })],
    })
    expect(breaks).toEqual([])
    // 68,000 are 65,000 of the price and 3,000 of costs: no duty on a first home
    expect(flowsOf(moves[0]?.flows)).toEqual([
      ['price', -395_000],
      ['loan', 330_000],
      ['fees', -3_000],
    ])
    // 330,000 × 0.0054167 ÷ (1 − 1.0054167^−360) is 2,085.8245
    expect(months[1]?.outflow).toBe(cents(1_000 + 2_085.83))
    const interest = months.slice(1, 361).reduce((sum, { outflow }) => sum + outflow - cents(1_000), 0) - cents(330_000)
    // 360 × 2,085.8245 less 330,000 is 420,896.81. Each instalment is half a cent more here, so the last one is smaller
    expect(Math.round(2_085.824_477_526_8 * 360 - 330_000)).toBe(420_897)
    expect(interest).toBe(cents(420_892.29))
    expect(months[360]?.debt).toBe(0)
  })
})
