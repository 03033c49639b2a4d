import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rightsJson, rightsOf, SEAT_RIGHTS } from './seat-rights.ts'

it('stores each right once and in one order, and reads back what was granted', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...SEAT_RIGHTS), { maxLength: 9 }), (granted) => {
      const json = rightsJson(granted)
      expect(rightsJson(granted.toReversed())).toBe(json)
      expect(new Set(rightsOf(json))).toEqual(new Set(granted))
      expect(rightsOf(json)).toHaveLength(new Set(granted).size)
    }),
  )
})

it.each(['{}', 'null', '"reports"', '["everything", 7]'])('reads nothing from %s', (json) => expect(rightsOf(json)).toEqual([]))
