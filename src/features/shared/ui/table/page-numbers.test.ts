import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test('shows ends and neighbours, and never a gap of one page', () => {
  expect(pageNumbers(5, 20)).toEqual([1, 'gap', 4, 5, 6, 'gap', 20])
  expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5])
  expect(pageNumbers(1, 1)).toEqual([1])
})

test('for any page: ascending, holds first, current and last, at most seven steps', () => {
  const pair = fc.integer({ min: 1, max: 5000 }).chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))
  fc.assert(
    fc.property(pair, ([current, count]) => {
      const steps = pageNumbers(current, count)
      const pages = steps.filter((step) => step !== 'gap')
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
      expect(pages).toEqual(expect.arrayContaining([1, current, count]))
      expect(steps.length).toBeLessThanOrEqual(7)
    }),
  )
})
