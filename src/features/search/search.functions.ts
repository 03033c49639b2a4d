import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import * as v from 'valibot'
import { execute } from '#api/execute.ts'
import { ResultsDocument } from '#graphql/generated/graphql.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { resultsRequest } from './results-request.ts'
import { resultsSearch } from './search.ts'

/** One page of results. A failure is a value; the answer's status is then 503. */
export const fetchResults = createServerFn()
  .validator(v.object({ country: v.picklist(COUNTRY_CODES), search: resultsSearch }))
  .handler(async ({ data }) => {
    const results = await execute(ResultsDocument, resultsRequest(data.search), { country: data.country })
    if (!results.ok) setResponseStatus(503)
    return results
  })
