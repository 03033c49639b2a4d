import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeView, encodeView, headingOf, wrappedAngle, yawIn } from './tour-view.ts'

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
