import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { enumName } from '#filter/wire-names.ts'
import { ListingsOfAgentDocument } from '#graphql/generated/graphql.ts'
import { LISTING_ACTIVITIES } from '#graphql/listing-kinds.ts'
import { ok } from '#lib/result.ts'
import { LICENCE_NUMBER_MAX_CHARS } from '#market/licence-number.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'

/** A page of the homes that an agent advertises, the newest first. A failure is a value: the agent's page stands without them. */
export const fetchAgentListings = createServerFn()
  .validator(
    z.object({
      country: z.enum(COUNTRY_CODES),
      licence: z
        .string()
        .min(1)
        .max(2 * LICENCE_NUMBER_MAX_CHARS),
      activity: z.enum(LISTING_ACTIVITIES).optional(),
      after: z.string().max(64).optional(),
      first: z.int().min(1).max(50),
    }),
  )
  .handler(async ({ data: { country, activity, ...asked } }) => {
    const answer = await execute(ListingsOfAgentDocument, { ...asked, activity: activity && enumName(activity) }, { country })
    return answer.ok ? ok(answer.value.listingsOfAgent) : answer
  })
