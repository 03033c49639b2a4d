import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CarouselMove, isTurning, moveCarousel, startCarousel } from './carousel-moves.ts'

const after = (count: number, ...moves: CarouselMove[]) => moves.reduce(moveCarousel, startCarousel(count))

const move: fc.Arbitrary<CarouselMove> = fc.oneof(
  fc.record({ kind: fc.constant('step' as const), by: fc.constantFrom(1 as const, -1 as const) }),
  fc.record({ kind: fc.constant('go' as const), to: fc.integer({ min: -3, max: 12 }) }),
  fc.record({ kind: fc.constant('toggle' as const) }),
  fc.record({ kind: fc.constant('hold' as const), on: fc.boolean() }),
  fc.record({ kind: fc.constant('count' as const), to: fc.integer({ min: 0, max: 9 }) }),
)

test('loops both ways', () => {
  expect(after(3, { kind: 'step', by: -1 }).index).toBe(2)
  expect(after(3, { kind: 'go', to: 2 }, { kind: 'step', by: 1 }).index).toBe(0)
})

test('stays on a slide that exists after any events', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9 }), fc.array(move), (count, moves) => {
      const { index, count: left } = after(count, ...moves)
      expect(index).toBeGreaterThanOrEqual(0)
      expect(index).toBeLessThan(Math.max(1, left))
    }),
  )
})

test('as many steps as slides come back to the first', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.constantFrom(1 as const, -1 as const), (count, by) => {
      const steps = Array.from({ length: count }, (): CarouselMove => ({ kind: 'step', by }))
      expect(after(count, ...steps).index).toBe(0)
    }),
  )
})

test('turns by itself unless paused, held, alone, or motion is unwanted', () => {
  const state = startCarousel(3)
  expect(isTurning(state, false)).toBe(true)
  expect(isTurning(state, true)).toBe(false)
  expect(isTurning(moveCarousel(state, { kind: 'toggle' }), false)).toBe(false)
  expect(isTurning(moveCarousel(state, { kind: 'hold', on: true }), false)).toBe(false)
  expect(isTurning(startCarousel(1), false)).toBe(false)
})
