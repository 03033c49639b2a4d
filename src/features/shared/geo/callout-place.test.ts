import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placeCallout } from './callout-place.ts'

const area = { width: 1000, height: 800 }
const size = { width: 312, height: 400 }

it('goes right of its mark, left where there is no room', () => {
  expect(placeCallout({ x: 200, y: 400 }, size, area)?.left).toBeGreaterThan(200)
  expect(placeCallout({ x: 900, y: 400 }, size, area)?.left).toBeLessThan(900 - size.width)
})

it('stays inside the map and is absent when its mark is out of sight', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200, max: 1200 }), fc.integer({ min: -200, max: 1000 }), (x, y) => {
      const spot = placeCallout({ x, y }, size, area)
      const isSeen = x >= 0 && y >= 0 && x <= area.width && y <= area.height
      expect(spot !== null).toBe(isSeen)
      if (spot)
        expect(spot.left >= 0 && spot.top >= 0 && spot.left + size.width <= area.width && spot.top + size.height <= area.height).toBe(true)
    }),
  )
})
