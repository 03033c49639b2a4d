import { z } from 'zod'
import { PANO_PX, TOUR_HOURS, TOUR_MAX_CHARS, TOUR_SCENES_MAX, TOUR_SPOT_KINDS, TOUR_SPOTS_MAX } from '#graphql/tour-kinds.ts'
import { plainLine, plainWords } from '../../listing-own/plain-words.ts'
import { SPOT_RULES } from '../spot-rules.ts'

const line = (max: number) =>
  z
    .string()
    .max(4 * max)
    .transform((text) => plainLine(text, max))
// ids of the demonstration are no UUIDs of RFC 9562: their variant is another one
const id = z.guid()
/** Radians; what a hand has turned too far is the same way. */
const yaw = z.number().min(-100).max(100)
const pitch = z
  .number()
  .min(-Math.PI / 2)
  .max(Math.PI / 2)
const part = z.number().min(0).max(1).nullable()

const spot = z.strictObject({
  id,
  yaw,
  pitch,
  kind: z.enum(TOUR_SPOT_KINDS),
  /** the scene behind a door; null for all others */
  toScene: id.nullable(),
  title: line(TOUR_MAX_CHARS.spotTitle),
  text: line(TOUR_MAX_CHARS.spotText),
})

const scene = z.strictObject({
  id,
  place: z
    .string()
    .max(TOUR_MAX_CHARS.name)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  hour: z.enum(TOUR_HOURS),
  name: line(TOUR_MAX_CHARS.name),
  caption: line(TOUR_MAX_CHARS.caption),
  alt: line(TOUR_MAX_CHARS.alt),
  north: yaw,
  yaw,
  pitch,
  zoom: z.number().min(0).max(100),
  planX: part,
  planY: part,
  /** bundles of its pictures; null: files of its own */
  pano: id.nullable(),
  still: id.nullable(),
  width: z.int().min(PANO_PX.least).max(PANO_PX.widest),
  spots: z.array(spot).max(TOUR_SPOTS_MAX),
})

export const tourDraft = z
  .strictObject({
    title: line(TOUR_MAX_CHARS.title),
    about: z
      .string()
      .max(4 * TOUR_MAX_CHARS.about)
      .transform((text) => plainWords(text, TOUR_MAX_CHARS.about)),
    projectName: line(TOUR_MAX_CHARS.title),
    /** pixels, and pixels of a metre; `bundle` null: a file of its own */
    plan: z
      .strictObject({
        bundle: id.nullable(),
        width: z.int().min(1).max(12_000),
        height: z.int().min(1).max(12_000),
        metre: z.number().min(0.1).max(10_000).nullable(),
      })
      .nullable(),
    scenes: z.array(scene).max(TOUR_SCENES_MAX),
  })
  .superRefine(({ scenes }, context) => {
    const ids = new Set(scenes.map((one) => one.id))
    const wrong = (message: string) => context.addIssue({ code: 'custom', message })
    if (ids.size !== scenes.length) wrong('a scene is there twice')
    if (new Set(scenes.map(({ place, hour }) => `${place} ${hour}`)).size !== scenes.length) wrong('a room is there twice at one hour')
    for (const { id: from, spots, planX, planY } of scenes) {
      if ((planX === null) !== (planY === null)) wrong('a place on the plan is half')
      if (new Set(spots.map((one) => one.id)).size !== spots.length) wrong('a spot is there twice')
      for (const { kind, toScene } of spots) {
        if (SPOT_RULES[kind].leads !== (toScene !== null)) wrong('a door, and nothing else, leads to a scene')
        if (toScene !== null && (toScene === from || !ids.has(toScene))) wrong('a door leads nowhere')
      }
    }
  })

/** All that an agent writes of a tour, as it is kept while it is not shown. */
export type TourDraft = z.output<typeof tourDraft>
