import { describe, expect, it } from 'vitest'
import { australiaDuties } from '#property/duties/au.ts'
import { hongKongDuties } from '#property/duties/hk.ts'
import { malaysiaDuties } from '#property/duties/my.ts'
import type { Duties } from '#property/duties/purchase.ts'
import { singaporeDuties } from '#property/duties/sg.ts'
import type { Purchased } from '#property/owner/owner-figures.ts'
import { type SaleCosts, saleProceeds } from './sale-proceeds.ts'

const BOUGHT: Purchased = { paid: 800_000, boughtOn: '2023-11-01', duties: 20_000, loan: 400_000, buyer: 'citizen', homes: 1, state: 'NSW' }
const COSTS: SaleCosts = { agentFee: 2, legalFee: 3_000, fund: null }
const VALUE = { value: 1_000_000, low68: 900_000, high68: 1_100_000, asOf: '2026-07' }
const TODAY = '2026-11-26'

interface Change {
  bought?: Partial<Purchased>
  costs?: Partial<SaleCosts>
  today?: string
}
const sell = (duties: Duties, { bought = {}, costs = {}, today = TODAY }: Change = {}) =>
  saleProceeds({ ...BOUGHT, ...bought }, { ...COSTS, ...costs }, VALUE, duties, today)

describe('in Singapore', () => {
  // IRAS, SSD on homes bought 11 Mar 2017 to 3 Jul 2025: 12 %, 8 %, 4 % in the first three years, nothing later
  it('a home bought before July 2025 pays nothing after three years', () => {
    const { at } = sell(singaporeDuties)
    expect(at.duties).toMatchObject([{ name: 'sg-seller', amount: 0, year: 4 }])
    // 1,000,000 − 20,000 agent − 3,000 lawyer − 400,000 loan
    expect(at).toMatchObject({ agent: 20_000, cash: 577_000, left: 577_000, gain: 157_000 })
  })

  // bought after 3 Jul 2025: 16 %, 12 %, 8 %, 4 % in the first four years
  it('one bought in August 2025 pays 12 % in its second year, at each end of the range', () => {
    const { at, low, high } = sell(singaporeDuties, { bought: { boughtOn: '2025-08-01' } })
    expect([low, at, high].map(({ dutiesCost }) => dutiesCost)).toEqual([108_000, 120_000, 132_000])
    expect([low, at, high].map(({ agent }) => agent)).toEqual([18_000, 20_000, 22_000])
    // 900,000 − 108,000 − 18,000 − 3,000 − 400,000, and so on
    expect([low, at, high].map(({ cash }) => cash)).toEqual([371_000, 457_000, 543_000])
    // less 800,000 paid and 20,000 of duties then, without the loan
    expect([low, at, high].map(({ gain }) => gain)).toEqual([-49_000, 37_000, 123_000])
  })

  it('one bought before the tables begin pays none, and says so', () => {
    expect(sell(singaporeDuties, { bought: { boughtOn: '2009-05-01' } }).at).toMatchObject({ duties: null, dutiesCost: 0 })
  })

  // CPF Board: loan first, then principal with accrued interest, never more than is left of the price
  it('gives back what the fund paid, which stays the seller’s', () => {
    const { at } = sell(singaporeDuties, { costs: { fund: 250_000 } })
    expect(at).toMatchObject({ fund: 250_000, cash: 327_000, left: 577_000, gain: 157_000 })
  })

  it('gives back no more than the price leaves after the loan; the costs are then paid in cash', () => {
    const { low } = sell(singaporeDuties, { bought: { loan: 700_000 }, costs: { fund: 250_000 } })
    // 900,000 − 700,000 = 200,000 to the fund; 18,000 + 3,000 are to be brought
    expect(low).toMatchObject({ fund: 200_000, cash: -21_000, left: 179_000 })
  })
})

// LHDN, RPGT from 2022: citizens 30 % in the first three years, 20 % and 15 % in the next two, nothing from the sixth on; the higher of RM10,000 and 10 %
// of the gain is free of it
describe('in Malaysia', () => {
  it('a citizen pays 20 % of the gain after costs and relief in the fourth year', () => {
    const { at } = sell(malaysiaDuties)
    // gain 1,000,000 − 800,000 − (20,000 + 20,000 + 3,000) = 157,000; relief 15,700; 20 % of 141,300
    expect(at.dutiesCost).toBe(28_260)
    expect(at).toMatchObject({ cash: 548_740, gain: 128_740 })
  })

  it('and nothing from the sixth year on', () => {
    expect(sell(malaysiaDuties, { bought: { boughtOn: '2020-11-01' } }).at).toMatchObject({ dutiesCost: 0, cash: 577_000 })
  })

  it('nor on a loss', () => {
    expect(sell(malaysiaDuties, { bought: { paid: 1_200_000 } }).at.dutiesCost).toBe(0)
  })
})

describe('where a sale pays no duty', () => {
  it('in Hong Kong since 28 February 2024, however short it was held', () => {
    const { at } = sell(hongKongDuties, { bought: { boughtOn: '2026-01-01' } })
    expect(at).toMatchObject({ duties: [], dutiesCost: 0, cash: 577_000 })
    expect(hongKongDuties.untaxedSale).toMatchObject({ effectiveFrom: '2024-02-28' })
  })

  it('in Australia of the home that the seller lives in', () => {
    expect(sell(australiaDuties).at).toMatchObject({ duties: [], cash: 577_000 })
    expect(australiaDuties.untaxedSale?.source.name).toBe('Australian Taxation Office')
  })
})

it('takes the duties of the purchase off by the tables where none were typed', () => {
  const { buying, buyingCost, at } = sell(singaporeDuties, { bought: { duties: null } })
  // IRAS, BSD from 15 Feb 2023: 1 % of 180,000, 2 % of 180,000, 3 % of 440,000
  expect([buyingCost, at.gain]).toEqual([18_600, 158_400])
  expect(buying).toMatchObject([{ name: 'sg-buyer' }, { name: 'sg-additional', amount: 0 }])
})
