import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Corner, Ring } from '#filter/ring-text.ts'
import {
  changed,
  halfway,
  middleOf,
  moved,
  newOutline,
  type OutlineDraft,
  shifted,
  takenUp,
  undone,
  withCorner,
  withDraft,
  withInserted,
  withoutCorner,
} from './outline-draft.ts'

const corner: fc.Arbitrary<Corner> = fc.tuple(fc.integer({ min: -9e6, max: 9e6 }), fc.integer({ min: -18e6, max: 18e6 }))
const ring = fc.array(corner, { minLength: 3, maxLength: 12 })
const SQUARE: Ring = [
  [0, 0],
  [0, 10],
  [10, 10],
  [10, 0],
]

it('undoes all changes step by step', () => {
  fc.assert(
    fc.property(ring, fc.array(ring, { maxLength: 8 }), (first, later) => {
      const start = takenUp(first, 0)
      const done = later.reduce<OutlineDraft>(changed, start)
      expect(later.reduce(undone, done)).toEqual(start)
      expect(undone(start)).toEqual(start)
    }),
  )
})

it('a drag is one step', () => {
  const start = takenUp(SQUARE, 2)
  const dragged = [1, 2, 3].reduce((draft, lat) => moved(draft, withCorner(draft.corners, 0, [lat, 0])), changed(start, SQUARE))
  expect(dragged.corners[0]).toEqual([3, 0])
  expect(undone(dragged).corners).toEqual(SQUARE)
})

it('adds a corner between two, the last and the first too, and removes it again', () => {
  expect([halfway(SQUARE, 0), halfway(SQUARE, 3)]).toEqual([
    [0, 5],
    [5, 0],
  ])
  fc.assert(
    fc.property(ring, fc.nat(11), (own, seed) => {
      const at = seed % own.length
      const more = withInserted(own, at + 1, halfway(own, at))
      expect(more).toHaveLength(own.length + 1)
      expect(withoutCorner(more, at + 1)).toEqual(own)
    }),
  )
  expect(withoutCorner(SQUARE.slice(1), 0)).toBeNull()
})

it('moves as a whole and back', () => {
  expect(middleOf(SQUARE)).toEqual([5, 5])
  expect(shifted(shifted(SQUARE, [7, -3]), [-7, 3])).toEqual(SQUARE)
})

it('keeps its place among the outlines', () => {
  const other: Ring = SQUARE.slice(1)
  expect(withDraft([SQUARE, other], takenUp(other, 0))).toEqual([other, other])
  expect(withDraft([SQUARE], { ...newOutline(), corners: other })).toEqual([SQUARE, other])
})
