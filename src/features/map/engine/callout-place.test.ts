import fc from 'fast-check'
import { expect, it } from 'vitest'
import { boundsOfCamera } from '#property/base-map/camera.ts'
import { calloutLeft, offsetFrom } from './callout-place.ts'

const area = { width: 1000, height: 800 }
const WIDTH = 312

it('is right of its mark, or left where there is no room', () => {
  expect(calloutLeft({ x: 200, y: 400 }, WIDTH, area)).toBeGreaterThan(200)
  expect(calloutLeft({ x: 900, y: 400 }, WIDTH, area)).toBeLessThan(900 - WIDTH)
})

it('stays inside the map and is hidden when its mark is out of view', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200, max: 1200 }), fc.integer({ min: -200, max: 1000 }), (x, y) => {
      const left = calloutLeft({ x, y }, WIDTH, area)
      const isSeen = x >= 0 && y >= 0 && x <= area.width && y <= area.height
      expect(left !== null).toBe(isSeen)
      if (left !== null) expect(left >= 0 && left + WIDTH <= area.width).toBe(true)
    }),
  )
})

it('computes positions from the camera as the map will, up to the edges of the view', () => {
  const camera = { lat: 1.35, lng: 103.8, zoom: 13.2 }
  const { north, west } = boundsOfCamera(camera, area.width, area.height)
  const corner = offsetFrom(camera, { lat: north, lng: west })
  expect(corner.x).toBeCloseTo(-area.width / 2, 3)
  expect(corner.y).toBeCloseTo(-area.height / 2, 3)
})
