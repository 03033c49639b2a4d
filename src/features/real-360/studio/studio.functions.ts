import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { TypeGroup } from '#graphql/generated/enumerations.ts'
import {
  CreateTourDocument,
  DeleteTourDocument,
  HideTourDocument,
  OwnTourDocument,
  OwnToursDocument,
  PlaceTourDocument,
  PublishTourDocument,
} from '#graphql/generated/graphql.ts'
import { TOUR_MAX_CHARS } from '#graphql/tour-kinds.ts'
import { ok } from '#lib/result.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'

// ids of the demonstration are no UUIDs of RFC 9562: their variant is another one
const id = z.guid()
const text = (max: number) => z.string().max(max)
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
