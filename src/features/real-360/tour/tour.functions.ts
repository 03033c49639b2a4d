import { createServerFn } from '@tanstack/react-start'
import { getRequestHeader, setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { enumName } from '#filter/wire-names.ts'
import { AskAboutTourDocument, CountTourDocument, ShownTourDocument } from '#graphql/generated/graphql.ts'
import { TOUR_COUNTS, TOUR_PATH, TOUR_PATH_MAX_CHARS, TOUR_SECONDS_MAX } from '#graphql/tour-kinds.ts'
import { ok } from '#lib/result.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { ENQUIRY_MAX } from '#property/enquiry/enquiry-values.ts'

const path = z.string().max(TOUR_PATH_MAX_CHARS).regex(TOUR_PATH)

/** The tour of an address, null where none is shown. A failure is a value, with status 503. */
export const fetchTour = createServerFn()
  .validator(z.object({ path }))
  .handler(async ({ data }) => {
    const answer = await execute(ShownTourDocument, data)
    if (answer.ok) return ok(answer.value.tour ?? null)
    setResponseStatus(503)
    return answer
  })

const counted = z.object({
  path,
  events: z
    .array(z.object({ what: z.enum(TOUR_COUNTS), scene: z.guid().nullable(), seconds: z.int().min(0).max(TOUR_SECONDS_MAX) }))
    .min(1)
    .max(20),
})

/** Counts what was done in a tour, unless the browser asks not to be followed. */
export const sendTourCounts = createServerFn({ method: 'POST' })
  .validator(counted)
  .handler(async ({ data: { path, events } }) => {
    if (getRequestHeader('dnt') === '1' || getRequestHeader('sec-gpc') === '1') return false
    const answer = await execute(CountTourDocument, {
      path,
      events: events.map(({ what, ...more }) => ({ ...more, what: enumName(what) })),
    })
    return answer.ok && answer.value.countTour
  })

const text = (max: number) => z.string().trim().max(max)
const enquiry = z.object({
  key: z.string().regex(/^[\w-]{8,64}$/),
  country: z.enum(COUNTRY_CODES),
  path,
  name: text(ENQUIRY_MAX.name),
  email: text(ENQUIRY_MAX.email),
  phone: text(40),
  message: text(ENQUIRY_MAX.message),
  /** for programs that fill in forms; people do not see it */
  website: z.string().max(200),
  seconds: z.int().min(0).catch(0),
})

/** Writes to the agent of a tour. What looks unwanted is kept apart by the provider, so nobody is told here. */
export const askAboutTour = createServerFn({ method: 'POST' })
  .validator(enquiry)
  .handler(({ data: { key, country, website: honey, ...input } }) =>
    execute(AskAboutTourDocument, { key, input: { ...input, honey } }, { country }),
  )
