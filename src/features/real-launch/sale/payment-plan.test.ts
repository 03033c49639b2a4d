import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthOfIndex } from '#lib/months.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { paymentPlan, paymentTable } from './payment-plan.ts'

const month = fc.integer({ min: 2020 * 12, max: 2040 * 12 }).map(monthOfIndex)

const TABLES = COUNTRY_CODES.flatMap((country) => (['private-stack', 'private-land'] as const).map((group) => [country, group] as const))

describe.each(TABLES)('the payments of a home bought before completion in %s, %s', (country, group) => {
  const table = paymentTable(country, group)

  it('are the whole price to the cent, each more than nothing, in the order of their months', () => {
    if (!table) return expect(country).toBe('HK')
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 500_000_000 }), month, month, (price, from, completion) => {
        const plan = paymentPlan(table, price, from, completion)
        expect(plan.reduce((sum, { cents }) => sum + cents, 0)).toBe(price * 100)
        expect(plan.every(({ cents }) => cents > 0)).toBe(true)
        const months = plan.map(({ month }) => month ?? 0)
        expect(months).toEqual([...months].sort((a, b) => a - b))
        expect(months[0]).toBe(from)
      }),
    )
  })

  it('have shares that are the whole', () => {
    expect(table?.steps.reduce((sum, { permille }) => sum + permille, 0) ?? 1_000).toBe(1_000)
  })
})

it('asks a fifth of the price before building begins in Singapore, and a tenth in Malaysia and Australia', () => {
  const early = (country: 'SG' | 'MY' | 'AU') => {
    const table = paymentTable(country, 'private-stack')
    const plan = table ? paymentPlan(table, 1_000_000, 202_601, 203_001) : []
    return plan.filter(({ month }) => month !== null && month < 202_606).reduce((sum, { cents }) => sum + cents, 0) / 100
  }
  expect([early('SG'), early('MY'), early('AU')]).toEqual([200_000, 100_000, 100_000])
})

it('gives no month without one of completion', () => {
  const table = paymentTable('SG', 'private-stack')
  expect(table && paymentPlan(table, 999_999, 202_601, null).every(({ month }) => month === null)).toBe(true)
})

it('follows Schedule G for houses in Malaysia and Schedule H for flats', () => {
  expect(paymentTable('MY', 'private-land')?.source).toContain('Schedule G')
  expect(paymentTable('MY', 'private-stack')?.source).toContain('Schedule H')
})
