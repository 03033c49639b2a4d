import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Scene, Tour } from '../../tour/tour-scenes.ts'
import { editTour, nameOfFile, type TourEdit } from './edit-tour.ts'
import { beginStudio, isUnsaved, type StudioState, stepStudio } from './studio-state.ts'

const EMPTY: Tour = {
  id: 't',
  path: 'p',
  country: 'SG',
  title: 'A tour',
  about: '',
  locale: 'en-US',
  lines: null,
  plan: null,
  lat: null,
  cameraMetres: null,
  scenes: [],
}
const added = (id: string, name = id): TourEdit => ({
  edit: 'add-scene',
  scene: { id, pano: `${id}-tiles`, still: `${id}-first`, width: 4_096, north: 0, yaw: 0, pitch: 0 },
  name,
})
const door = (scene: string, toScene: string | null, id: string, isReturned = true): TourEdit => ({
  edit: 'put-spot',
  scene,
  spot: { id, kind: toScene === null ? 'NOTE' : 'DOOR', toScene, title: toScene === null ? 'Tap' : '', text: '', yaw: 1, pitch: 0 },
  isReturned,
  returnId: `${id}-back`,
})
const after = (edits: readonly TourEdit[], tour = EMPTY): Tour => edits.reduce(editTour, tour)
const scene = (tour: Tour, id: string): Scene | undefined => tour.scenes.find((one) => one.id === id)

const IDS = ['a', 'b', 'c', 'd']
const id = fc.constantFrom(...IDS)
const edit: fc.Arbitrary<TourEdit> = fc.oneof(
  id.map((one) => added(one)),
  fc.tuple(id, id, fc.uuid()).map(([from, to, spot]) => door(from, to, spot)),
  fc.tuple(id, fc.uuid()).map(([from, spot]) => door(from, null, spot)),
  id.map((one): TourEdit => ({ edit: 'remove-scene', id: one })),
  fc.tuple(fc.nat(5), fc.nat(5)).map(([from, to]): TourEdit => ({ edit: 'move-scene', from, to })),
  fc
    .tuple(id, fc.option(id), fc.constantFrom('DAY', 'DUSK', 'EMPTY'))
    .map(([one, other, hour]): TourEdit => ({ edit: 'room', id: one, with: other, hour })),
)

test('whatever is done, a tour stays one that the server takes', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 40 }), (edits) => {
      const { scenes } = after(edits)
      const ids = scenes.map((one) => one.id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(new Set(scenes.map(({ place, hour }) => `${place} ${hour}`)).size).toBe(scenes.length)
      for (const { id: from, spots } of scenes) {
        expect(spots.length).toBeLessThanOrEqual(10)
        expect(new Set(spots.map((spot) => spot.id)).size).toBe(spots.length)
        for (const { toScene } of spots) expect(toScene === null || (toScene !== from && ids.includes(String(toScene)))).toBe(true)
      }
    }),
  )
})

test('a door brings one back with it, once', () => {
  const joined = after([added('a'), added('b'), door('a', 'b', 'one')])
  expect(scene(joined, 'b')?.spots).toMatchObject([{ id: 'one-back', toScene: 'a' }])
  expect(scene(after([door('a', 'b', 'two')], joined), 'b')?.spots).toHaveLength(1)
  expect(scene(after([added('a'), added('b'), door('a', 'b', 'one', false)]), 'b')?.spots).toEqual([])
})

test('rooms are named after their files, and apart', () => {
  const tour = after([added('a', 'Living room'), added('b', 'Living room'), added('c', ''), added('d', '廚房')])
  expect(tour.scenes.map(({ place }) => place)).toEqual(['living-room', 'living-room-2', 'room-1', 'room-2'])
  expect(['IMG_0042.JPG', 'living_room.jpg', 'R0010032.jpg', '廚房.png'].map(nameOfFile)).toEqual(['', 'living room', '', '廚房'])
})

test('a scene at another hour is of the same room, and of its own again', () => {
  const tour = after([added('a'), added('b'), { edit: 'room', id: 'b', with: 'a', hour: 'DUSK' }])
  expect(tour.scenes.map(({ place, hour }) => [place, hour])).toEqual([
    ['a', 'DAY'],
    ['a', 'DUSK'],
  ])
  // two by day are not one room
  expect(after([{ edit: 'room', id: 'b', with: 'a', hour: 'DAY' }], tour)).toBe(tour)
  expect(scene(after([{ edit: 'room', id: 'b', with: null, hour: 'DAY' }], tour), 'b')?.place).toBe('b')
})

test('another plan has no places yet; its scale alone changes none', () => {
  const plan = { bundle: 'x', width: 640, height: 480, metre: null }
  const placed = after([added('a'), { edit: 'plan', plan }, { edit: 'scene', id: 'a', change: { planX: 0.5, planY: 0.25 } }])
  expect(scene(after([{ edit: 'plan', plan: { ...plan, metre: 40 } }], placed), 'a')).toMatchObject({ planX: 0.5, planY: 0.25 })
  expect(scene(after([{ edit: 'plan', plan: { ...plan, bundle: 'y' } }], placed), 'a')).toMatchObject({ planX: null, planY: null })
})

const begun = (): StudioState => stepStudio(beginStudio({ version: 3, draft: EMPTY }), { do: 'edit', edit: added('a') })

test('what is written while something is sent stays unsaved', () => {
  const sending = stepStudio(begun(), { do: 'send' })
  const more = stepStudio(sending, { do: 'edit', edit: added('b') })
  const kept = stepStudio(more, { do: 'keep', version: 4 })
  expect([kept.version, isUnsaved(kept), kept.sending]).toEqual([4, true, null])
  expect(isUnsaved(stepStudio(sending, { do: 'keep', version: 4 }))).toBe(false)
})

test('a conflict stays until a person has chosen', () => {
  const refused = stepStudio(stepStudio(begun(), { do: 'send' }), { do: 'refuse', code: 'tour-changed' })
  expect(stepStudio(refused, { do: 'edit', edit: added('b') }).failure).toBe('tour-changed')
  expect(stepStudio(refused, { do: 'insist', version: 7 })).toMatchObject({ version: 7, failure: null })
  const theirs = stepStudio(refused, { do: 'take', own: { version: 7, draft: EMPTY }, isForced: true })
  expect([theirs.tour, isUnsaved(theirs)]).toEqual([EMPTY, false])
  // without a word nothing that is written goes
  expect(stepStudio(refused, { do: 'take', own: { version: 7, draft: EMPTY } })).toBe(refused)
})

test('what was taken out comes back', () => {
  const state = stepStudio(begun(), { do: 'edit', edit: { edit: 'remove-scene', id: 'a' } })
  expect(stepStudio(state, { do: 'undo' }).tour).toEqual(begun().tour)
  expect(stepStudio(begun(), { do: 'undo' })).toEqual(begun())
})

test('what was left on this device goes on from the same version alone', () => {
  const left = after([added('a')])
  const state = beginStudio({ version: 3, draft: EMPTY })
  expect(stepStudio(state, { do: 'resume', left: { version: 3, tour: left } }).tour).toBe(left)
  expect(stepStudio(state, { do: 'resume', left: { version: 2, tour: left } })).toBe(state)
})
