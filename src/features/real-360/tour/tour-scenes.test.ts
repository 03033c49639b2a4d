import { expect, test } from 'vitest'
import { behindDoor, nameOfScene, otherHours, roomAfter, roomsOf, type Scene, sceneOfView } from './tour-scenes.ts'

const scene = (place: string, hour: Scene['hour'] = 'DAY', north = 0): Scene => ({
  id: `${place}-${hour}`,
  place,
  hour,
  north,
  name: place,
  caption: '',
  alt: '',
  yaw: 0,
  pitch: 0,
  zoom: 35,
  planX: null,
  planY: null,
  width: 2_048,
  pano: 'tiles',
  still: 'first',
  spots: [],
})
const [hall, kitchen, evening, bath] = [scene('hall'), scene('kitchen', 'DAY', 1), scene('hall', 'DUSK'), scene('bath')]
const tour = { scenes: [hall, kitchen, evening, bath] }

test('an address names a scene, and an unknown one the first', () => {
  expect(tour.scenes.map((one) => sceneOfView(tour, { scene: nameOfScene(one), look: null }))).toEqual(tour.scenes)
  expect(sceneOfView(tour, { scene: 'attic', look: null })).toBe(hall)
  expect(sceneOfView({ scenes: [] }, null)).toBeNull()
})

test('rooms are walked once each, at the hour that is shown', () => {
  expect(roomsOf(tour, hall)).toEqual([hall, kitchen, bath])
  expect(roomsOf(tour, evening)).toEqual([evening, kitchen, bath])
  expect(roomAfter(tour, bath, 1)).toBe(hall)
  expect(roomAfter(tour, evening, -1)).toBe(bath)
  expect([otherHours(tour, hall), otherHours(tour, bath)]).toEqual([[evening], []])
})

test('who walks through a door looks on in the same direction', () => {
  expect(behindDoor(tour, hall, { toScene: kitchen.id, yaw: 0.5 })).toEqual({ scene: kitchen, look: { yaw: 1.5, pitch: 0, zoom: 35 } })
  expect(behindDoor(tour, evening, { toScene: hall.id, yaw: 0 })?.scene).toBe(evening)
  expect(behindDoor(tour, hall, { toScene: null, yaw: 0 })).toBeNull()
})
