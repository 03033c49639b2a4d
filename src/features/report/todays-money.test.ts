import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inTodaysMoney } from './todays-money.ts'

const INDEX = {
  points: [
    { month: '2023-01', value: 100, n: 9 },
    { month: '2024-01', value: 110, n: 9 },
    { month: '2025-01', value: 121, n: 9 },
  ],
}

it('brings sales of many months to the newest month of the index', () => {
  const sales = [
    { month: '2023-05', psf: 1_000 },
    { month: '2024-01', psf: 1_100 },
    { month: '2025-01', psf: 1_210 },
  ]
  const { sales: brought, ...said } = inTodaysMoney(sales, INDEX) ?? { sales: [] }
  expect(brought.map(({ psf }) => Math.round(psf))).toEqual([1_210, 1_210, 1_210])
  expect(said).toEqual({ from: '2023-05', to: '2025-01', inPricesOf: '2025-01' })
})

it('leaves prices as paid, and says their months, where the index does not reach back to all of them', () => {
  const sales = [
    { month: '2022-12', psf: 900 },
    { month: '2024-06', psf: 1_100 },
  ]
  expect(inTodaysMoney(sales, INDEX)).toEqual({ sales, from: '2022-12', to: '2024-06', inPricesOf: null })
  expect(inTodaysMoney(sales, null)).toMatchObject({ sales, inPricesOf: null })
  expect(inTodaysMoney([], INDEX)).toBeNull()
})

it('keeps the order of sales of one month', () => {
  const psf = fc.integer({ min: 100, max: 5_000 })
  fc.assert(
    fc.property(fc.constantFrom('2023-03', '2024-02', '2025-01'), psf, psf, (month, a, b) => {
      const [one, other] =
        inTodaysMoney(
          [
            { month, psf: a },
            { month, psf: b },
          ],
          INDEX,
        )?.sales ?? []
      expect(Math.sign((one?.psf ?? 0) - (other?.psf ?? 0))).toBe(Math.sign(a - b))
    }),
  )
})
