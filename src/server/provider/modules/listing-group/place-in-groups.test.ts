import fc from 'fast-check'
import { expect, test } from 'vitest'
import { piecesOf } from './place-in-groups.ts'

const sizes = fc.record({ atOnce: fc.integer({ min: 1, max: 9 }), like: fc.integer({ min: 1, max: 40 }) })
/** Listings by key, as they are read: those of one key beside each other. */
const byKey = fc.array(
  fc.record({ count: fc.integer({ min: 1, max: 12 }), likeCount: fc.integer({ min: 0, max: 60 }), isAlone: fc.boolean() }),
  {
    maxLength: 12,
  },
)

test('listings are placed in pieces, each of which holds no more in memory than it may, unless one key alone does', () => {
  fc.assert(
    fc.property(byKey, sizes, (all, size) => {
      const waiting = all.flatMap(({ count, likeCount, isAlone }, key) =>
        Array.from({ length: count }, (_, at) => ({
          id: `${key}-${at}`,
          key: isAlone ? null : String(key),
          likeCount: isAlone ? 0 : likeCount,
        })),
      )
      const pieces = piecesOf(waiting, size)
      expect(pieces.flat()).toEqual(waiting.map(({ id }) => id))
      for (const piece of pieces) {
        expect(piece.length).toBeLessThanOrEqual(size.atOnce)
        const own = waiting.filter(({ id }) => piece.includes(id))
        const keys = new Map(own.map(({ id, key, likeCount }) => [key ?? id, Math.max(1, likeCount)]))
        if (keys.size > 1) expect([...keys.values()].reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(size.like)
      }
    }),
  )
})
