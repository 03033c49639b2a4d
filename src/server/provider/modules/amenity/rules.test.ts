import { expect, it } from 'vitest'
import { nearest, walkMinutes } from './rules.ts'

const HERE = { lat: 1.3, lng: 103.8 }
/** `metres` north of here */
const north = (id: number, type: string, metres: number) => ({ id, type, lat: HERE.lat + metres / 111_195, lng: HERE.lng })
const limits = { radiusMetres: 1_500, first: 12, perType: 3 }

it('the nearest come first, and those outside the circle are left out', () => {
  const found = nearest(HERE, [north(1, 'school', 900), north(2, 'mrt', 300), north(3, 'park', 1_600)], limits)
  expect(found.map((near) => near.amenity.id)).toEqual([2, 1])
  expect(found[0]?.distanceMetres).toBeCloseTo(300, 0)
})

it('the number of one type is limited, so that others are shown as well', () => {
  const stops = [1, 2, 3, 4, 5].map((id) => north(id, 'bus-stop', id * 10))
  expect(nearest(HERE, [...stops, north(9, 'school', 800)], limits).map((near) => near.amenity.id)).toEqual([1, 2, 3, 9])
  expect(nearest(HERE, stops, { ...limits, first: 2 }).length).toBe(2)
})

it('at equal distance the order is by id', () => {
  expect(nearest(HERE, [north(2, 'mrt', 100), north(1, 'mrt', 100)], limits).map((near) => near.amenity.id)).toEqual([1, 2])
})

it.each([
  [0, 0],
  [61, 1],
  [62, 2],
  [800, 13],
])('%d m are %d minutes on foot', (metres, minutes) => expect(walkMinutes(metres)).toBe(minutes))
