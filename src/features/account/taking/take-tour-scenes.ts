import * as z from 'zod/mini'
import { enumName } from '#filter/wire-names.ts'
import type { TourBundleKind } from '#graphql/generated/graphql.ts'
import { BUNDLE_FILES, TOUR_HOURS, TOUR_MAX_CHARS, TOUR_PX, TOUR_SCENES_MAX, TOUR_SPOT_KINDS, TOUR_SPOTS_MAX } from '#graphql/tour-kinds.ts'
import type { Failure } from '#lib/result.ts'
import { type PackedFile, packBundle } from '#property/tour/pack-bundle.ts'
import { sendBundle } from '#property/tour/send-bundle.ts'
import type { SentDraft } from '#property/tour/write-tour.functions.ts'
import type { CopyTaking } from './taking.ts'
import { parsedRecord, titleOf } from './title-of.ts'

type SentScene = SentDraft['scenes'][number]

const line = (max: number) =>
  z.pipe(
    z.string(),
    z.transform((text: string) => [...text].slice(0, max).join('')),
  )
const part = z.nullable(z.number().check(z.gte(0), z.lte(1)))
const yaw = z.number().check(z.gte(-100), z.lte(100))
const pitch = z.number().check(z.gte(-2), z.lte(2))

const spot = z.object({
  kind: z.enum(TOUR_SPOT_KINDS),
  toScene: z.nullable(z.string()),
  title: line(TOUR_MAX_CHARS.spotTitle),
  text: line(TOUR_MAX_CHARS.spotText),
  yaw,
  pitch,
})
const scene = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,80}$/)),
  place: line(TOUR_MAX_CHARS.name),
  hour: z.enum(TOUR_HOURS),
  name: line(TOUR_MAX_CHARS.name),
  caption: line(TOUR_MAX_CHARS.caption),
  alt: line(TOUR_MAX_CHARS.alt),
  north: yaw,
  yaw,
  pitch,
  zoom: z.number().check(z.gte(0), z.lte(100)),
  planX: part,
  planY: part,
  width: z.int(),
  spots: z.array(spot).check(z.maxLength(TOUR_SPOTS_MAX)),
})
type CopiedScene = z.infer<typeof scene>

const written = z.object({
  title: line(TOUR_MAX_CHARS.title),
  about: line(TOUR_MAX_CHARS.about),
  plan: z.nullable(z.object({ width: z.int(), height: z.int(), metre: z.nullable(z.number()) })),
  scenes: z.array(z.unknown()).check(z.maxLength(TOUR_SCENES_MAX)),
})

const shown = z.object({
  id: z.string(),
  draft: z.optional(z.unknown()),
  planWidth: z.nullish(z.int()),
  planHeight: z.nullish(z.int()),
  planMetre: z.nullish(z.number()),
})

/** What was being written of a tour where it was copied; without a change, what was shown. */
function writtenIn(record: Readonly<Record<string, unknown>>): { key: string; tour: z.infer<typeof written> } | null {
  const read = shown.safeParse(record)
  if (!read.success) return null
  const { id, draft, planWidth, planHeight, planMetre } = read.data
  const plan = planWidth == null || planHeight == null ? null : { width: planWidth, height: planHeight, metre: planMetre ?? null }
  const tour = written.safeParse(draft ?? { ...record, plan })
  return tour.success ? { key: id, tour: tour.data } : null
}

/** The files of a bundle; the code of the fault of one that cannot be read. */
async function filesOfBundle(
  { files }: CopyTaking,
  folders: readonly string[],
  kind: 'pano' | 'still' | 'plan',
): Promise<PackedFile[] | string> {
  const packed: PackedFile[] = []
  for (const name of BUNDLE_FILES[kind]) {
    const path = folders.map((folder) => `${folder}/${name}.jpg`).find((one) => files.has(one))
    const bytes = path === undefined ? 'file-missing' : await files.read(path)
    if (typeof bytes === 'string') return bytes
    packed.push({ name, bytes })
  }
  return packed
}

const SILENT = { onSent: () => undefined, onLost: () => undefined }

/** Sends the pictures of a folder of the copy as a bundle of the tour. */
async function sendPictures(
  taking: CopyTaking,
  tour: string,
  { kind, folders, width, height }: { kind: 'pano' | 'still' | 'plan'; folders: readonly string[]; width: number; height: number },
): Promise<{ id: string } | { code: string }> {
  const files = await filesOfBundle(taking, folders, kind)
  if (typeof files === 'string') return { code: files }
  const kindAsked: TourBundleKind = kind === 'pano' ? 'PANO' : kind === 'still' ? 'STILL' : 'PLAN'
  const asked = { tour, kind: kindAsked, bundle: packBundle({ width, height }, files) }
  const sent = await sendBundle(taking.ports.bundles, asked, SILENT, new AbortController().signal)
  return sent === 'stopped' ? { code: 'upload-failed' } : sent
}

/** A scene with its pictures and an id of its own; null where they cannot be had, which is told. */
async function sentScene(
  taking: CopyTaking,
  tour: string,
  folder: string,
  { raw, title }: { raw: unknown; title: string },
): Promise<{ was: CopiedScene; pano: string; still: string } | null> {
  const { taken, tell } = taking
  const untaken = (code: string, file = folder) => {
    taken.refused.push({ file, line: 0, title, code, field: '' })
    tell({ ...taken })
    return null
  }
  const read = scene.safeParse(raw)
  if (!read.success) return untaken('tour-draft')
  const was = read.data
  const folders = [`${folder}/draft/${was.id}`, `${folder}/${was.id}`]
  const pano = await sendPictures(taking, tour, { kind: 'pano', folders, width: was.width, height: was.width / 2 })
  if ('code' in pano) return untaken(pano.code, `${folder}/${was.id}`)
  const [width, height] = TOUR_PX.view
  const still = await sendPictures(taking, tour, { kind: 'still', folders, width, height })
  if ('code' in still) return untaken(still.code, `${folder}/${was.id}`)
  taken.pictures++
  tell({ ...taken })
  return { was, pano: pano.id, still: still.id }
}

/** Fills a tour that was taken in with its scenes, once their pictures have come; one that was filled, or written since, stays as it is. */
export async function takeTourScenes(taking: CopyTaking, text: string, id: string): Promise<Failure | null> {
  const { ports, taken } = taking
  const record = parsedRecord(text)
  const copied = record && writtenIn(record)
  const title = titleOf(text)
  if (!copied) {
    taken.refused.push({ file: 'tours.jsonl', line: 0, title, code: 'tour-draft', field: '' })
    return null
  }
  const version = await ports.tourVersion(id)
  if (!version.ok) return version.failure
  if (version.value !== 1) return null
  const { key, tour } = copied
  const folder = `files/tours/${key}`
  const scenes = []
  for (const raw of tour.scenes) {
    const sent = await sentScene(taking, id, folder, { raw, title })
    if (sent) scenes.push(sent)
  }
  const plan =
    tour.plan && (await sendPictures(taking, id, { kind: 'plan', folders: [`${folder}/draft`, `${folder}/plan`, folder], ...tour.plan }))
  if (plan && 'code' in plan) taken.refused.push({ file: `${folder}/plan.jpg`, line: 0, title, code: plan.code, field: '' })
  const ids = new Map(scenes.map(({ was }) => [was.id, crypto.randomUUID()]))
  const draft = {
    title: tour.title,
    about: tour.about,
    plan: plan && 'id' in plan ? { bundle: plan.id, metre: tour.plan?.metre ?? null } : null,
    scenes: scenes.map((one) => sceneInput(one, ids)),
  }
  const filled = await ports.fillTour({ id, version: 1, draft })
  if (filled.ok) return null
  if (filled.failure.layer === 'network') return filled.failure
  taken.refused.push({ file: 'tours.jsonl', line: 0, title, code: filled.failure.code, field: '' })
  return null
}

function sceneInput(
  { was: { width: _, id, hour, spots, ...said }, pano, still }: { was: CopiedScene; pano: string; still: string },
  ids: ReadonlyMap<string, string>,
): SentScene {
  return {
    ...said,
    id: ids.get(id) ?? id,
    hour: enumName(hour),
    pano,
    still,
    spots: spots.flatMap(({ kind, toScene, ...spot }) => {
      const to = toScene === null ? null : (ids.get(toScene) ?? null)
      // a door to a scene whose pictures could not be had leads nowhere
      return toScene !== null && to === null ? [] : [{ ...spot, id: crypto.randomUUID(), kind: enumName(kind), toScene: to }]
    }),
  }
}
