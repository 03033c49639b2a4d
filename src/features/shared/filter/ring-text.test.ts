import fc from 'fast-check'
import { expect, test } from 'vitest'
import { POLYGON_POINTS_MAX, POLYGONS_MAX } from '#graphql/limits.ts'
import { type Corner, decodeRings, encodeRings, type Ring } from './ring-text.ts'

const corner = fc.tuple(fc.integer({ min: -9_000_000, max: 9_000_000 }), fc.integer({ min: -18_000_000, max: 18_000_000 }))
const rings = fc.array(fc.array(corner, { minLength: 3, maxLength: 20 }), { minLength: 1, maxLength: POLYGONS_MAX })

test('rings survive the address', () => {
  fc.assert(
    fc.property(rings, (drawn) => {
      expect(decodeRings(encodeRings(drawn))).toEqual(drawn)
    }),
  )
})

test('a small outline is a short text of letters that addresses leave alone', () => {
  const block: Ring = [
    [135_000, 10_384_000],
    [135_400, 10_384_000],
    [135_400, 10_384_600],
    [135_000, 10_384_600],
  ]
  const text = encodeRings([block])
  expect(text).toMatch(/^[\w-]+$/)
  expect(text.length).toBeLessThan(30)
})

test('what is no outline is refused, whatever it is', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 80 }), fc.stringMatching(/^[\w.-]{0,60}$/)), (text) => {
      const read = decodeRings(text)
      if (read) expect(decodeRings(encodeRings(read))).toEqual(read)
    }),
  )
  const circle = Array.from({ length: POLYGON_POINTS_MAX + 1 }, (_, i): Corner => [i, i * i])
  expect(decodeRings(encodeRings([circle]))).toBeNull()
  expect(decodeRings(encodeRings([circle.slice(0, 2)]))).toBeNull()
  for (const text of ['', '.', 'AAAAAA.', '!!', 'ééééééé']) expect(decodeRings(text)).toBeNull()
})
