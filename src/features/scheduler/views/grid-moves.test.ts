import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gridMove } from './grid-moves.ts'

it.each([
  ['ArrowRight', 8, 9],
  ['ArrowLeft', 8, 7],
  ['ArrowDown', 8, 15],
  ['ArrowUp', 8, 1],
  ['Home', 10, 7],
  ['End', 10, 13],
  ['ArrowUp', 3, null],
  ['ArrowLeft', 0, null],
  ['ArrowDown', 30, null],
  ['PageUp', 3, 'previous'],
  ['PageDown', 3, 'next'],
  ['Enter', 3, null],
] as const)('%s at %i leads to %s', (key, at, to) => expect(gridMove(key, at, 7, 35)).toBe(to))

it('with Control, Home and End lead to the ends of the grid', () =>
  expect([gridMove('Home', 9, 7, 35, true), gridMove('End', 9, 7, 35, true)]).toEqual([0, 34]))

it('never leads out of the grid, and back by the opposite key', () => {
  const opposite = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft', ArrowUp: 'ArrowDown', ArrowDown: 'ArrowUp' } as const
  fc.assert(
    fc.property(
      fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'),
      fc.integer({ min: 1, max: 12 }),
      fc.nat(41),
      (key: keyof typeof opposite, rows, cell) => {
        const at = cell % (rows * 7)
        const to = gridMove(key, at, 7, rows * 7)
        if (typeof to !== 'number') return
        expect(to).toBeLessThan(rows * 7)
        expect(gridMove(opposite[key], to, 7, rows * 7)).toBe(at)
      },
    ),
  )
})
