import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { SiteUpkeepDocument } from '#graphql/generated/graphql.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'

/** What is measured of the site and of a market's estimates. A failure is a value; the answer's status is then 503. */
export const fetchTrust = createServerFn()
  .validator(z.object({ country: z.enum(COUNTRY_CODES) }))
  .handler(async ({ data }) => {
    const answer = await execute(SiteUpkeepDocument, {}, { country: data.country })
    if (!answer.ok) setResponseStatus(503)
    return answer
  })
