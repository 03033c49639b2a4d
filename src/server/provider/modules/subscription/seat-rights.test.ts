import fc from 'fast-check'
import { expect, it } from 'vitest'
import { RIGHTS } from '#graphql/plan-rights.ts'
import { rightsJson, rightsOf, rightsOfSeat, SEAT_RIGHTS } from './seat-rights.ts'

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

it('opens through a seat what the payer grants, and of that no more than the payer’s plan opens', () => {
  const plan = fc.subarray([...RIGHTS])
  fc.assert(
    fc.property(plan, fc.subarray([...SEAT_RIGHTS]), (opened, granted) => {
      const expected = granted.includes('reports') ? opened.filter((right) => right !== 'seats') : []
      expect(rightsOfSeat(opened, granted)).toEqual(expected)
    }),
  )
})
