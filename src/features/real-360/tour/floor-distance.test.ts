import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FLOOR_PITCH_MAX, floorDistance, isOnFloor } from './floor-distance.ts'

const HEIGHT = 1.5
/** The direction in which a place on the floor is seen; the camera stands above 0, 0, north is y. */
const towards = ({ x, y }: { x: number; y: number }) => ({ yaw: Math.atan2(x, y), pitch: -Math.atan2(HEIGHT, Math.hypot(x, y)) })
const metres = fc.double({ min: -8, max: 8, noNaN: true })
const place = fc.record({ x: metres, y: metres }).filter(({ x, y }) => Math.hypot(x, y) > 0.05)

test('what is seen of two places tells how far they are apart', () => {
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(floorDistance(towards(a), towards(b), HEIGHT)).toBeCloseTo(Math.hypot(a.x - b.x, a.y - b.y), 5)
      expect(floorDistance(towards(b), towards(a), HEIGHT)).toBeCloseTo(floorDistance(towards(a), towards(b), HEIGHT), 9)
    }),
  )
})

test('a door four metres away is four metres away', () => {
  expect(floorDistance({ yaw: 1, pitch: -Math.PI / 2 }, towards({ x: 0, y: 4 }), HEIGHT)).toBeCloseTo(4, 6)
})

test('what is near the horizon is not measured', () => {
  expect([
    isOnFloor({ yaw: 0, pitch: 0 }),
    isOnFloor({ yaw: 0, pitch: 0.3 }),
    isOnFloor({ yaw: 0, pitch: FLOOR_PITCH_MAX - 0.01 }),
  ]).toEqual([false, false, true])
})
