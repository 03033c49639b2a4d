import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { TourBundleKind, TourHour, TourSpotKind } from '#graphql/generated/enumerations.ts'
import { BeginTourBundleDocument, FinishTourBundleDocument, SaveTourDocument } from '#graphql/generated/graphql.ts'
import { BUNDLE_MAX_BYTES, TOUR_MAX_CHARS, TOUR_SCENES_MAX, TOUR_SPOTS_MAX } from '#graphql/tour-kinds.ts'
import { ok } from '#lib/result.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'

// ids of the demonstration are no UUIDs of RFC 9562: their variant is another one
const id = z.guid()
const text = (max: number) => z.string().max(max)
const angle = z.number().min(-100).max(100)
const part = z.number().min(0).max(1).nullable()

const spot = z.object({
  id,
  kind: z.enum(TourSpotKind),
  toScene: id.nullable(),
  yaw: angle,
  pitch: angle,
  title: text(TOUR_MAX_CHARS.spotTitle),
  text: text(TOUR_MAX_CHARS.spotText),
})
const scene = z.object({
  id,
  place: text(TOUR_MAX_CHARS.name),
  hour: z.enum(TourHour),
  name: text(TOUR_MAX_CHARS.name),
  caption: text(TOUR_MAX_CHARS.caption),
  alt: text(TOUR_MAX_CHARS.alt),
  north: angle,
  yaw: angle,
  pitch: angle,
  zoom: z.number().min(0).max(100),
  planX: part,
  planY: part,
  pano: id,
  still: id,
  spots: z.array(spot).max(TOUR_SPOTS_MAX),
})
const tourDraftInput = z.object({
  title: text(TOUR_MAX_CHARS.title),
  about: text(TOUR_MAX_CHARS.about),
  plan: z.object({ bundle: id.nullable(), metre: z.number().nullable() }).nullable(),
  scenes: z.array(scene).max(TOUR_SCENES_MAX),
})

/** The country of the tour, the site's without it; and whose session writes: the provider decides what it may. */
const asked = { country: z.enum(COUNTRY_CODES).optional(), as: z.enum(['account', 'vendor']) }

export type SentDraft = z.input<typeof tourDraftInput>

/** Keeps all that is written in place of the version that it comes from. */
export const sendTour = createServerFn({ method: 'POST' })
  .validator(z.object({ id, version: z.int().min(1), draft: tourDraftInput, ...asked }))
  .handler(async ({ data: { country, as, ...data } }) => {
    const answer = await execute(SaveTourDocument, data, country ? { country, as } : { as })
    return answer.ok ? ok(answer.value.saveTour) : answer
  })

/** Begins pictures of a tour that travel as one. */
export const startTourBundle = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      tour: id,
      kind: z.enum(TourBundleKind),
      bytes: z.int().min(1).max(BUNDLE_MAX_BYTES),
      print: z.string().regex(/^[0-9a-f]{64}$/),
      ...asked,
    }),
  )
  .handler(async ({ data: { country, as, ...data } }) => {
    const answer = await execute(BeginTourBundleDocument, data, country ? { country, as } : { as })
    return answer.ok ? ok(answer.value.beginTourBundle) : answer
  })

/** Has them looked at, once all parts have arrived. */
export const endTourBundle = createServerFn({ method: 'POST' })
  .validator(z.object({ id, ...asked }))
  .handler(async ({ data: { country, as, ...data } }) => {
    const answer = await execute(FinishTourBundleDocument, data, country ? { country, as } : { as })
    return answer.ok ? ok(answer.value.finishTourBundle) : answer
  })
