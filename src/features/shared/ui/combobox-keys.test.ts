import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveActive } from './combobox-keys.ts'

test('goes round through the text', () => {
  expect(moveActive(-1, 1, 3)).toBe(0)
  expect(moveActive(2, 1, 3)).toBe(-1)
  expect(moveActive(-1, -1, 3)).toBe(2)
  expect(moveActive(0, -1, 3)).toBe(-1)
  expect(moveActive(-1, 1, 0)).toBe(-1)
})

test('down then up is where one was', () => {
  const state = fc.integer({ min: 1, max: 20 }).chain((count) => fc.tuple(fc.integer({ min: -1, max: count - 1 }), fc.constant(count)))
  fc.assert(
    fc.property(state, ([active, count]) => {
      expect(moveActive(moveActive(active, 1, count), -1, count)).toBe(active)
    }),
  )
})
