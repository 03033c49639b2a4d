import { expect, it } from 'vitest'
import { changeScale, levelScale } from './stack-scale.ts'

const hundred = Array.from({ length: 101 }, (_, i) => i)

it('shades levels between their 5th and 95th percentile', () => {
  const { low, high, shade } = levelScale(hundred)
  expect([low, high]).toEqual([5, 95])
  expect([0, 5, 50, 95, 100].map(shade)).toEqual([6, 6, 29, 52, 52])
})

it('gives equal levels the middle shade', () => {
  expect(levelScale([7, 7]).shade(7)).toBe(29)
})

it('shades changes by how far they are from nothing', () => {
  const { low, high, shade } = changeScale([-0.2, -0.1, 0, 0.1, 0.2])
  expect(low).toBe(-high)
  expect(shade(-0.1)).toBe(shade(0.1))
  expect(shade(0)).toBe(0)
  expect(shade(0.9)).toBe(52)
})
