import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { DataSourcesDocument } from '#graphql/generated/graphql.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'

/** What a market was made from. A failure is a value; the answer's status is then 503. */
export const fetchDataSources = createServerFn()
  .validator(z.object({ country: z.enum(COUNTRY_CODES) }))
  .handler(async ({ data }) => {
    const answer = await execute(DataSourcesDocument, {}, { country: data.country })
    if (!answer.ok) setResponseStatus(503)
    return answer
  })
