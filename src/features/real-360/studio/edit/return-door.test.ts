import fc from 'fast-check'
import { expect, test } from 'vitest'
import { headingOf } from '../../tour/tour-view.ts'
import { bearing, type Placed, returnDoor } from './return-door.ts'

const angle = fc.double({ min: -10, max: 10, noNaN: true })
const part = fc.double({ min: 0, max: 1, noNaN: true })
const placed = (id: string): fc.Arbitrary<Placed> =>
  fc.record({ id: fc.constant(id), north: angle, planX: part, planY: part, spots: fc.constant([]) })
const unplaced = (id: string): fc.Arbitrary<Placed> => placed(id).map((scene) => ({ ...scene, planX: null, planY: null }))
const pitch = fc.double({ min: -1.5, max: 1.5, noNaN: true })
const plan = fc.record({ width: fc.integer({ min: 1, max: 3_000 }), height: fc.integer({ min: 1, max: 3_000 }) })

test('a door back looks the other way, as the compass tells it', () => {
  fc.assert(
    fc.property(unplaced('a'), unplaced('b'), angle, pitch, (from, to, yaw, steep) => {
      const back = returnDoor(from, to, { yaw, pitch: steep }, null)
      expect(back?.pitch).toBe(steep)
      expect(Math.abs(back?.yaw ?? 9)).toBeLessThanOrEqual(Math.PI)
      const turned = headingOf(back?.yaw ?? 0, to.north) - headingOf(yaw, from.north)
      expect(Math.cos(turned)).toBeCloseTo(-1, 6)
    }),
  )
})

test('going there and back ends at the door one came by', () => {
  fc.assert(
    fc.property(unplaced('a'), unplaced('b'), angle, (from, to, yaw) => {
      const there = { yaw, pitch: 0 }
      const back = returnDoor(from, to, there, null)
      const again = back && returnDoor(to, from, back, null)
      expect(Math.cos((again?.yaw ?? 0) - yaw)).toBeCloseTo(1, 6)
    }),
  )
})

test('on the plan each of two scenes lies where the other looks, whatever the door says', () => {
  fc.assert(
    fc.property(placed('a'), placed('b'), angle, plan, (from, to, yaw, size) => {
      fc.pre(Math.hypot((from.planX ?? 0) - (to.planX ?? 0), (from.planY ?? 0) - (to.planY ?? 0)) > 1e-6)
      const back = returnDoor(from, to, { yaw, pitch: 0 }, size)
      expect(Math.cos(headingOf(back?.yaw ?? 0, to.north) - (bearing(to, from, size) ?? 0))).toBeCloseTo(1, 6)
      expect(Math.cos((bearing(to, from, size) ?? 0) - (bearing(from, to, size) ?? 0))).toBeCloseTo(-1, 6)
    }),
  )
})

test('where there is a door back, no second one is proposed', () => {
  fc.assert(
    fc.property(placed('a'), placed('b'), angle, (from, to, yaw) => {
      const joined = { ...to, spots: [{ toScene: from.id, yaw: 0, pitch: 0 }] }
      expect(returnDoor(from, joined, { yaw, pitch: 0 }, null)).toBeNull()
    }),
  )
})

test('scenes at one place of the plan are told apart by the compass alone', () => {
  expect(bearing({ planX: 0.5, planY: 0.5 }, { planX: 0.5, planY: 0.5 }, { width: 10, height: 10 })).toBeNull()
  // to the right of a plan is east
  expect(bearing({ planX: 0, planY: 0.5 }, { planX: 1, planY: 0.5 }, { width: 10, height: 40 })).toBeCloseTo(Math.PI / 2, 9)
})
