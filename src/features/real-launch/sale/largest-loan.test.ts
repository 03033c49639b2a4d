import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { dutiesOf } from '#property/duties/country-duties.ts'
import { affordabilityOf } from '#property/loans/affordability.ts'
import { usualLoan } from '#property/loans/usual-loan.ts'
import { largestLoan } from './largest-loan.ts'

describe.each(COUNTRY_CODES)('the largest loan on a home in %s', async (country) => {
  const { lending } = await dutiesOf(country)
  const financed = fc.record({ price: fc.integer({ min: 100_000, max: 90_000_000 }), loans: fc.integer({ min: 1, max: 3 }) })

  it('and the down payment are the price, and its income is the least that may borrow it', () => {
    fc.assert(
      fc.property(financed, fc.constantFrom(...lending), ({ price, loans }, limits) => {
        const found = largestLoan(limits, { price, loans, ...usualLoan(country) })
        expect(found.loan + found.down).toBe(price)
        expect(found.loan).toBeLessThanOrEqual(price)
        expect(found.cashLeast ?? 0).toBeLessThanOrEqual(found.down)
        expect(found.income === null).toBe(country === 'AU')
        if (found.income === null) return
        const { rate } = usualLoan(country)
        const borrower = { price, loans, rate, years: found.years, debts: 0, living: 0, isPublicHousing: false }
        expect(affordabilityOf(limits, { ...borrower, income: found.income }).loanByIncome).toBeGreaterThanOrEqual(found.loan - 1)
        expect(affordabilityOf(limits, { ...borrower, income: found.income * 0.99 }).loanByIncome).toBeLessThan(found.loan)
      }),
    )
  })
})
