import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sunAt, sunDeclination } from './sun-position.ts'

const degrees = (radians: number) => (radians * 180) / Math.PI
const on = (day: string) => new Date(`${day}T12:00:00Z`)
const lat = fc.double({ min: -66, max: 66, noNaN: true })
const day = fc.integer({ min: 0, max: 364 }).map((at) => new Date(Date.UTC(2026, 0, 1 + at)))

test.each([
  ['2026-03-20', 0],
  ['2026-06-21', 23.44],
  ['2026-09-23', 0],
  ['2026-12-21', -23.44],
])('on %s the sun is %d degrees north of the equator', (date, expected) =>
  expect(Math.abs(degrees(sunDeclination(on(date))) - expected)).toBeLessThan(0.5),
)

test.each([
  // noon heights are 90° less the distance of the latitude from the declination
  ['2026-06-21', 1.35, 0, 67.9],
  ['2026-12-21', 1.35, 180, 65.2],
  ['2026-06-21', -33.87, 0, 32.7],
  ['2026-12-21', 22.3, 180, 44.3],
])('at noon of %s at %d° the sun is at azimuth %d°, %d° high', (date, at, azimuth, height) => {
  const sun = sunAt(on(date), 12, at)
  expect(Math.abs(degrees(sun.azimuth))).toBeCloseTo(azimuth, 3)
  expect(Math.abs(degrees(sun.height) - height)).toBeLessThan(0.6)
})

test('morning and afternoon are mirrored at the meridian, and noon is highest', () => {
  fc.assert(
    fc.property(day, lat, fc.double({ min: 0, max: 11.9, noNaN: true }), (date, at, hours) => {
      const [before, after, noon] = [sunAt(date, 12 - hours, at), sunAt(date, 12 + hours, at), sunAt(date, 12, at)]
      expect(before.height).toBeCloseTo(after.height, 9)
      expect(Math.cos(before.azimuth + after.azimuth)).toBeCloseTo(1, 6)
      expect(noon.height).toBeGreaterThanOrEqual(before.height - 1e-9)
    }),
  )
})

test('the sun rises in the east', () => {
  fc.assert(
    fc.property(day, lat, (date, at) => {
      expect(Math.sin(sunAt(date, 6, at).azimuth)).toBeGreaterThan(0)
    }),
  )
})
