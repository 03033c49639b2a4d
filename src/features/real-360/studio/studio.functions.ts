import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { TourBundleKind, TourHour, TourSpotKind, TypeGroup } from '#graphql/generated/enumerations.ts'
import {
  BeginTourBundleDocument,
  CreateTourDocument,
  DeleteTourDocument,
  FinishTourBundleDocument,
  HideTourDocument,
  OwnTourDocument,
  OwnToursDocument,
  PlaceTourDocument,
  PublishTourDocument,
  SaveTourDocument,
} from '#graphql/generated/graphql.ts'
import { BUNDLE_MAX_BYTES, TOUR_MAX_CHARS, TOUR_SCENES_MAX, TOUR_SPOTS_MAX } from '#graphql/tour-kinds.ts'
import { ok } from '#lib/result.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'

// ids of the demonstration are no UUIDs of RFC 9562: their variant is another one
const id = z.guid()
const text = (max: number) => z.string().max(max)
const angle = z.number().min(-100).max(100)
const part = z.number().min(0).max(1).nullable()
/** whose session writes; the provider decides what it may */
const as = z.enum(['account', 'vendor'])

/** Tours that the viewer writes, the latest first. */
export const fetchOwnTours = createServerFn({ method: 'POST' }).handler(async () => {
  const answer = await execute(OwnToursDocument, {})
  return answer.ok ? ok(answer.value.ownTours) : answer
})

export const fetchOwnTour = createServerFn({ method: 'POST' })
  .validator(z.object({ id, as }))
  .handler(async ({ data: { as, ...data } }) => {
    const answer = await execute(OwnTourDocument, data, { as })
    return answer.ok ? ok(answer.value.ownTour) : answer
  })

export const sendNewTour = createServerFn({ method: 'POST' })
  .validator(z.object({ key: id, title: text(TOUR_MAX_CHARS.title), country: z.enum(COUNTRY_CODES) }))
  .handler(async ({ data: { country, ...data } }) => {
    const answer = await execute(CreateTourDocument, data, { country })
    return answer.ok ? ok(answer.value.createTour) : answer
  })

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
const draft = z.object({
  title: text(TOUR_MAX_CHARS.title),
  about: text(TOUR_MAX_CHARS.about),
  plan: z.object({ bundle: id.nullable(), metre: z.number().nullable() }).nullable(),
  scenes: z.array(scene).max(TOUR_SCENES_MAX),
})
export type SentDraft = z.input<typeof draft>

/** Keeps all that is written in place of the version that it comes from. */
export const sendTour = createServerFn({ method: 'POST' })
  .validator(z.object({ id, version: z.int().min(1), country: z.enum(COUNTRY_CODES), as, draft }))
  .handler(async ({ data: { country, as, ...data } }) => {
    const answer = await execute(SaveTourDocument, data, { country, as })
    return answer.ok ? ok(answer.value.saveTour) : answer
  })

const versioned = z.object({ id, version: z.int().min(1), country: z.enum(COUNTRY_CODES) })

export const sendPublication = createServerFn({ method: 'POST' })
  .validator(versioned)
  .handler(async ({ data: { country, ...data } }) => {
    const answer = await execute(PublishTourDocument, data, { country })
    return answer.ok ? ok(answer.value.publishTour) : answer
  })

/** Says which advertisement and which project the tour shows. */
export const sendTourPlace = createServerFn({ method: 'POST' })
  .validator(
    versioned.extend({
      listing: id.nullable(),
      project: z.object({ typeGroup: z.enum(TypeGroup), slug: z.string().min(1).max(100) }).nullable(),
    }),
  )
  .handler(async ({ data: { country, ...data } }) => {
    const answer = await execute(PlaceTourDocument, data, { country })
    return answer.ok ? ok(answer.value.placeTour) : answer
  })

export const sendHiding = createServerFn({ method: 'POST' })
  .validator(z.object({ id, country: z.enum(COUNTRY_CODES) }))
  .handler(async ({ data: { country, ...data } }) => {
    const answer = await execute(HideTourDocument, data, { country })
    return answer.ok ? ok(answer.value.hideTour) : answer
  })

export const sendDeletion = createServerFn({ method: 'POST' })
  .validator(z.object({ id, country: z.enum(COUNTRY_CODES) }))
  .handler(({ data: { country, ...data } }) => execute(DeleteTourDocument, data, { country }))

export const startTourBundle = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      tour: id,
      kind: z.enum(TourBundleKind),
      bytes: z.int().min(1).max(BUNDLE_MAX_BYTES),
      print: z.string().regex(/^[0-9a-f]{64}$/),
      country: z.enum(COUNTRY_CODES),
      as,
    }),
  )
  .handler(async ({ data: { country, as, ...data } }) => {
    const answer = await execute(BeginTourBundleDocument, data, { country, as })
    return answer.ok ? ok(answer.value.beginTourBundle) : answer
  })

export const endTourBundle = createServerFn({ method: 'POST' })
  .validator(z.object({ id, country: z.enum(COUNTRY_CODES), as }))
  .handler(async ({ data: { country, as, ...data } }) => {
    const answer = await execute(FinishTourBundleDocument, data, { country, as })
    return answer.ok ? ok(answer.value.finishTourBundle) : answer
  })
