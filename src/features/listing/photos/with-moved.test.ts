import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withMoved } from './with-moved.ts'

it('moves an entry, and loses none', () => {
  expect(withMoved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(withMoved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 40 }),
      fc.nat(39),
      fc.integer({ min: -3, max: 45 }),
      (items, at, to) => {
        const from = at % items.length
        const next = withMoved(items, from, to)
        expect(next.toSorted()).toEqual(items.toSorted())
        expect(next.indexOf(items[from] ?? 0)).toBe(Math.min(items.length - 1, Math.max(0, to)))
      },
    ),
  )
})
