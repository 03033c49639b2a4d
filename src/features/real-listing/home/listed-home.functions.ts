import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import { PARAMETER_MAX_CHARS } from '#access/path-parameters.ts'
import { execute } from '#api/execute.ts'
import { enumName } from '#filter/wire-names.ts'
import { AskAboutListingDocument, ListedHomeDocument, ReportListingDocument } from '#graphql/generated/graphql.ts'
import { LISTING_PROBLEM_MAX_CHARS, LISTING_PROBLEMS } from '#graphql/listing-kinds.ts'
import { ok } from '#lib/result.ts'
import { SLUG_MAX_CHARS } from '#lib/slug.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { ENQUIRY_MAX } from '#property/enquiry/enquiry-values.ts'

const country = z.enum(COUNTRY_CODES)
const key = z.string().regex(/^[\w-]{8,64}$/)
const id = z.string().min(1).max(64)
const text = (max: number) => z.string().trim().max(max)

/** The home of an address, null where there is none; with an agent only where that agent advertises it, and as the agent does. A failure is a value, with status 503; a home that is gone is a page with status 410. */
export const fetchListedHome = createServerFn()
  .validator(
    z.object({ country, slug: z.string().min(1).max(SLUG_MAX_CHARS), agent: z.string().max(PARAMETER_MAX_CHARS.agentId).nullable() }),
  )
  .handler(async ({ data: { country, slug, agent } }) => {
    const answer = await execute(ListedHomeDocument, { slug, agent }, { country })
    if (!answer.ok) {
      setResponseStatus(503)
      return answer
    }
    const home = answer.value.listingGroup
    if (home && !home.isLive) setResponseStatus(410)
    return ok(home)
  })

const enquiry = z.object({
  key,
  country,
  group: id,
  listing: id,
  name: text(ENQUIRY_MAX.name),
  email: text(ENQUIRY_MAX.email),
  phone: text(40),
  message: text(ENQUIRY_MAX.message),
  /** for programs that fill in forms; people do not see it */
  website: z.string().max(200),
  seconds: z.int().min(0).catch(0),
})

/** Writes to one of those who advertise a home. What looks unwanted is kept apart by the provider, so nobody is told here. */
export const askAboutListing = createServerFn({ method: 'POST' })
  .validator(enquiry)
  .handler(({ data: { key, country, website: honey, ...input } }) =>
    execute(AskAboutListingDocument, { key, input: { ...input, honey } }, { country }),
  )

const problem = z.object({
  key,
  country,
  group: id,
  listing: id.nullable(),
  reason: z.enum(LISTING_PROBLEMS),
  text: text(LISTING_PROBLEM_MAX_CHARS),
  email: text(254),
  website: z.string().max(200),
})

/** Says that something is wrong with an advertisement. */
export const reportListing = createServerFn({ method: 'POST' })
  .validator(problem)
  .handler(({ data: { country, website: honey, reason, ...report } }) =>
    execute(ReportListingDocument, { ...report, reason: enumName(reason), honey }, { country }),
  )
