import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeView, degreesSeen, encodeView, headingOf, narrowestView, viewCone, wrappedAngle, yawIn } from './tour-view.ts'

const angle = fc.double({ min: -20, max: 20, noNaN: true })
const look = fc.record({
  yaw: fc.integer({ min: -179, max: 180 }).map((degrees) => (degrees * Math.PI) / 180),
  pitch: fc.integer({ min: -90, max: 90 }).map((degrees) => (degrees * Math.PI) / 180),
  zoom: fc.integer({ min: 0, max: 100 }),
})

test('a view comes back from its address', () => {
  fc.assert(
    fc.property(fc.constantFrom('kitchen', 'living-2', 'living.dusk'), look, (scene, at) => {
      const back = decodeView(encodeView({ scene, look: at }))
      expect(back?.scene).toBe(scene)
      expect(back?.look?.yaw).toBeCloseTo(at.yaw, 9)
      expect(back?.look?.pitch).toBeCloseTo(at.pitch, 9)
      expect(back?.look?.zoom).toBe(at.zoom)
    }),
  )
})

test('whatever is looked at has an address that is read again as itself', () => {
  fc.assert(
    fc.property(angle, angle, fc.double({ min: -50, max: 200, noNaN: true }), (yaw, pitch, zoom) => {
      const text = encodeView({ scene: 'study', look: { yaw, pitch, zoom } })
      const view = decodeView(text)
      expect(view).not.toBeNull()
      expect(view && encodeView(view)).toBe(text)
    }),
  )
})

test.each(['', 'Kitchen', 'a,1', 'a,1,2', 'a,x,2,3', 'a,1,2,3,4', '../x', 'a.day'])('"%s" is no view', (text) => {
  expect(decodeView(text)).toBeNull()
})

test('a room alone is a view without a look', () => {
  expect(decodeView('kitchen')).toEqual({ scene: 'kitchen', look: null })
  expect(encodeView({ scene: 'kitchen', look: null })).toBe('kitchen')
})

test('a heading is the same in every panorama', () => {
  fc.assert(
    fc.property(angle, angle, angle, (yaw, north, other) => {
      const heading = headingOf(yaw, north)
      expect(Math.cos(headingOf(yawIn(heading, other), other) - heading)).toBeCloseTo(1, 9)
      expect(Math.abs(wrappedAngle(yaw))).toBeLessThanOrEqual(Math.PI)
    }),
  )
})

const cone = fc.record({
  yaw: angle,
  north: angle,
  seen: fc.double({ min: 0.1, max: 2, noNaN: true }),
  reach: fc.double({ min: 1, max: 500, noNaN: true }),
})

test('what is seen lies evenly about where somebody looks, however the panorama is turned', () => {
  fc.assert(
    fc.property(cone, angle, (given, turned) => {
      const from = { x: 40, y: 70 }
      const [left, right] = viewCone(from, given)
      for (const { x, y } of [left, right]) expect(Math.hypot(x - from.x, y - from.y)).toBeCloseTo(given.reach, 6)
      const heading = headingOf(given.yaw, given.north)
      const middle = Math.atan2(left.x + right.x - 2 * from.x, -(left.y + right.y - 2 * from.y))
      expect(Math.cos(middle - heading)).toBeCloseTo(1, 6)
      const [same] = viewCone(from, { ...given, yaw: given.yaw + turned, north: given.north + turned })
      expect([same.x, same.y]).toEqual([expect.closeTo(left.x, 5), expect.closeTo(left.y, 5)])
    }),
  )
})

test('pictures of few points are not shown closer than they bear', () => {
  const narrowest = (...widths: number[]) => narrowestView({ scenes: widths.map((width) => ({ width })) })
  expect([narrowest(1_024), narrowest(2_048), narrowest(8_192, 3_072), narrowest(4_096), narrowest(16_384)]).toEqual([60, 60, 40, 30, 30])
  expect([degreesSeen(0, 40), degreesSeen(100, 40)]).toEqual([95, 40])
})
