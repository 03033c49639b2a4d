import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AUSTRALIA_LENDING } from '#property/duties/au-lending.ts'
import { HONG_KONG_LENDING } from '#property/duties/hk-lending.ts'
import { SINGAPORE_LENDING } from '#property/duties/sg-lending.ts'
import { affordabilityOf, type Borrower } from '#property/loans/affordability.ts'
import { instalmentOf, loanOf, yearsOf } from '#property/loans/instalment.ts'
import { yieldOf } from './yield.ts'

const loan = fc.integer({ min: 1_000, max: 20_000_000 })
const rate = fc.integer({ min: 0, max: 200 }).map((tenths) => tenths / 10)
const years = fc.integer({ min: 1, max: 35 })

describe('instalment', () => {
  it('is the annuity of the textbooks', () => {
    expect(instalmentOf(1_000_000, 3, 30)).toBeCloseTo(4_216.04, 2)
    expect(instalmentOf(500_000, 6, 30)).toBeCloseTo(2_997.75, 2)
    expect(instalmentOf(120_000, 0, 10)).toBe(1_000)
  })
  it('and the loan it repays are inverse', () =>
    fc.assert(
      fc.property(loan, rate, years, (sum, percent, span) => {
        expect(loanOf(instalmentOf(sum, percent, span), percent, span) / sum).toBeCloseTo(1, 6)
      }),
    ))
  it('repays the whole loan and no more', () =>
    fc.assert(
      fc.property(loan, rate, years, (sum, percent, span) => {
        const rows = yearsOf(sum, percent, span)
        expect(rows).toHaveLength(span)
        expect(rows.reduce((total, { repaid }) => total + repaid, 0) / sum).toBeCloseTo(1, 6)
        expect((rows.at(-1)?.left ?? 1) / sum).toBeCloseTo(0, 6)
        const paid = rows.reduce((total, { repaid, interest }) => total + repaid + interest, 0)
        expect(paid / (instalmentOf(sum, percent, span) * span * 12)).toBeCloseTo(1, 6)
      }),
    ))
})

describe('affordability', () => {
  const couple: Borrower = {
    income: 12_000,
    debts: 1_000,
    living: 0,
    rate: 3,
    years: 30,
    loans: 1,
    isPublicHousing: false,
    price: 1_500_000,
  }
  const [sg] = SINGAPORE_LENDING
  it('tests income at four percent and 55 % of it in Singapore', () => {
    const found = affordabilityOf(sg, couple)
    expect(found.testedAt).toBe(4)
    expect(found.instalmentMost).toBe(5_600)
    expect(found.loanByIncome).toBe(1_172_982)
    expect(found.loanByValue).toBe(1_125_000)
    expect(found).toMatchObject({ loan: 1_125_000, bound: 'value', cashLeast: 75_000, down: 375_000 })
  })
  it('knows the share of public housing, long loans and further loans', () => {
    expect(affordabilityOf(sg, { ...couple, isPublicHousing: true })).toMatchObject({ instalmentMost: 3_600, bound: 'housing' })
    expect(affordabilityOf(sg, { ...couple, years: 31 })).toMatchObject({ loanByValue: 825_000, cashLeast: 150_000 })
    expect(affordabilityOf(sg, { ...couple, loans: 2 })).toMatchObject({ loanByValue: 675_000, cashLeast: 375_000 })
    expect(affordabilityOf(sg, { ...couple, loans: 5, years: 35 }).loanByValue).toBe(225_000)
  })
  it('has half of the income and 70 % of the price in Hong Kong', () =>
    expect(affordabilityOf(HONG_KONG_LENDING[0], { ...couple, income: 60_000, debts: 0, price: 8_000_000 })).toMatchObject({
      instalmentMost: 30_000,
      loanByValue: 5_600_000,
      testedAt: 3,
    }))
  it('adds three points to the rate in Australia and takes living costs off', () =>
    expect(affordabilityOf(AUSTRALIA_LENDING[0], { ...couple, rate: 6, living: 4_000 })).toMatchObject({
      testedAt: 9,
      instalmentMost: 7_000,
      loanByValue: null,
    }))
  it('lends nothing where debts eat the share', () =>
    expect(affordabilityOf(sg, { ...couple, debts: 9_000 })).toMatchObject({ instalmentMost: 0, loan: 0, bound: 'income' }))
  it('never lends more than income or price allow', () =>
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(20_000), rate, years, loan, (income, debts, percent, span, price) => {
        const found = affordabilityOf(sg, { ...couple, income, debts, rate: percent, years: span, price })
        expect(found.loan).toBeLessThanOrEqual(price * 0.75)
        expect(found.instalment).toBeLessThanOrEqual(Math.max(0, income * 0.55 - debts) + 0.01)
      }),
    ))
})

it('tells gross and net yield', () => {
  expect(yieldOf({ price: 1_200_000, rent: 4_000, costs: 9_000, empty: 1 })).toEqual({
    gross: 0.04,
    net: 35_000 / 1_200_000,
    received: 44_000,
    left: 35_000,
  })
})
