import { expect, it } from 'vitest'
import { DEFAULT_LOCATION } from '#market/default-location.ts'
import type { Bounds } from '#property/base-map/camera.ts'
import { amidHomes, openingOf } from './queries.ts'

const AT = '1.34_103.85_14'

const widthOf = (bounds: Bounds | null) => (bounds ? bounds.east - bounds.west : Number.NaN)

it('§3 isLg: the first list of a phone is of what a phone shows, in the same view', () => {
  const [large, phone] = [openingOf('SG', AT, null, true), openingOf('SG', AT, null, false)]
  expect(phone.camera).toEqual(large.camera)
  expect(widthOf(phone.bounds) / widthOf(large.bounds)).toBeCloseTo(390 / 1020)
})

it('§3 currentLocation: where nothing is known, the map of Malaysia opens at the default location', () => {
  const { camera, bounds } = openingOf('MY', undefined, null, true)
  expect(camera).toMatchObject({ lat: DEFAULT_LOCATION.lat, lng: DEFAULT_LOCATION.lng })
  expect(bounds).toBeNull()
})

it('opens amid the homes of the records where none of them is about the usual centre', () => {
  const { camera } = openingOf('MY', undefined, null, true)
  const melaka = [2.19, 2.25, 2.4].map((lat) => ({ lat, lng: 102.25 }))
  expect(amidHomes(camera, [{ lat: null, lng: null }, ...melaka])).toEqual({ ...camera, lat: 2.25, lng: 102.25 })
  expect(amidHomes(camera, [...melaka, { lat: camera.lat + 0.01, lng: camera.lng }])).toBe(camera)
  expect(amidHomes(camera, [])).toBe(camera)
})
