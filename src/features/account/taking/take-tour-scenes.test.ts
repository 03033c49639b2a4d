import { expect, test } from 'vitest'
import { BUNDLE_FILES } from '#graphql/tour-kinds.ts'
import { fail, ok } from '#lib/result.ts'
import { sha256Hex } from '#lib/sha-256.ts'
import type { SentDraft } from '#property/tour/write-tour.functions.ts'
import { copyOf } from './copy-files.ts'
import { takeTourScenes } from './take-tour-scenes.ts'
import type { CopyTaking, TakenCopy } from './taking.ts'

const scene = (id: string, change: object = {}) => {
  const [said, angles] = [
    { place: id, hour: 'day', name: id, caption: '', alt: '' },
    { north: 0, yaw: 0, pitch: 0, zoom: 35 },
  ]
  return { id, ...said, ...angles, planX: null, planY: null, width: 4_096, spots: [], ...change }
}
const door = (toScene: string) => ({ kind: 'door', toScene, title: '', text: '', yaw: 0, pitch: 0 })
const picturesOf = (folder: string, name: string) =>
  [...BUNDLE_FILES.pano, ...BUNDLE_FILES.still].map((file): [string, string] => [`files/tours/t/${folder}/${file}.jpg`, `${name} ${file}`])

/** A taking of these files, by a site whose tour has this version. */
async function taking(files: readonly (readonly [string, string])[], version = 1) {
  const listed = await Promise.all(files.map(async ([path, text]) => ({ path, part: 1, sha256: await sha256Hex(new Blob([text])) })))
  const list = JSON.stringify({ format: 'realEstate copy', version: 1, files: listed })
  const archived = [...files, ['manifest.json', list] as const].map(([name, text]) => ({
    name,
    size: text.length,
    read: async () => new Blob([text]),
  }))
  const copy = await copyOf(archived)
  if (typeof copy === 'string') throw new Error(copy)
  const [sent, filled]: [string[], SentDraft[]] = [[], []]
  const never = async () => fail('validation', 'never')
  const taken: TakenCopy = { records: 0, pictures: 0, omitted: 0, refused: [] }
  const asked: CopyTaking = {
    files: copy,
    taken,
    tell: () => {},
    ports: {
      takeRecords: never,
      beginPicture: never,
      describePicture: never,
      putPicture: async () => 500,
      tourVersion: async () => ok(version),
      fillTour: async ({ draft }) => ok(filled.push(draft)),
      bundles: {
        print: sha256Hex,
        rest: async () => {},
        put: async (_, bytes) => {
          sent.push(await bytes.text())
          return { kept: true }
        },
        begin: async ({ print }) => ok({ id: print, isStored: false, parts: 1, partBytes: 1e9, done: [], width: null, height: null }),
        finish: async (id) => ok({ id, isStored: true, parts: 1, partBytes: 1e9, done: [], width: 4_096, height: 2_048 }),
      },
    },
  }
  return { asked, taken, sent, filled }
}

const RECORD = {
  id: 't',
  draft: {
    title: 'Heron',
    about: '',
    plan: null,
    scenes: [scene('hall', { spots: [door('room'), door('attic')] }), scene('room'), scene('attic')],
  },
  title: 'Shown',
  about: '',
  scenes: [scene('hall')],
}

test('what was being written of a tour comes with the pictures that were not shown yet; a room without pictures is told, and no door leads to it', async () => {
  const { asked, taken, sent, filled } = await taking([
    ...picturesOf('hall', 'shown'),
    ...picturesOf('draft/hall', 'new'),
    ...picturesOf('room', 'room'),
  ])
  expect(await takeTourScenes(asked, JSON.stringify(RECORD), 'here')).toBeNull()
  expect(sent).toHaveLength(4)
  expect(sent[0]).toContain('new base')
  expect(sent.join('')).not.toContain('shown')
  const [draft] = filled
  expect(draft).toMatchObject({ title: 'Heron', scenes: [{ name: 'hall', hour: 'DAY' }, { name: 'room' }] })
  expect(draft?.scenes[0]?.spots).toMatchObject([{ kind: 'DOOR', toScene: draft?.scenes[1]?.id }])
  expect(draft?.scenes.map(({ id }) => id)).not.toContain('hall')
  expect(taken).toMatchObject({ pictures: 2, refused: [{ file: 'files/tours/t/attic', title: 'Shown', code: 'file-missing' }] })
})

test('a tour that was written here since stays as it is', async () => {
  const { asked, sent, filled } = await taking(picturesOf('hall', 'shown'), 2)
  expect(await takeTourScenes(asked, JSON.stringify({ ...RECORD, draft: null }), 'here')).toBeNull()
  expect([sent, filled]).toEqual([[], []])
})
