import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import * as v from 'valibot'
import { execute } from '#api/execute.ts'
import { NothingFoundDocument, type NothingFoundQuery, ResultsDocument } from '#graphql/generated/graphql.ts'
import { NEAR_RADIUS_MAX_METRES } from '#graphql/limits.ts'
import { ok } from '#lib/result.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { parseNear } from '#property/search/search-address.ts'
import { cameraOf } from './results-camera.ts'
import { resultsRequest } from './results-request.ts'
import { type ResultsSearch, resultsSearch } from './search.ts'

/** One page of results with the counts of their facets, and ways on where there are none. A failure is a value; the answer's status is then 503. */
export const fetchResults = createServerFn()
  .validator(v.object({ country: v.picklist(COUNTRY_CODES), search: resultsSearch }))
  .handler(async ({ data: { country, search } }) => {
    const results = await execute(ResultsDocument, resultsRequest(search), { country })
    if (!results.ok) {
      setResponseStatus(503)
      return results
    }
    const isEmpty = results.value.projects.totalCount === 0
    const camera = cameraOf(search, results.value.projects.nodes) ?? null
    return ok({ ...results.value, camera, help: isEmpty ? await fetchHelp(country, search) : null })
  })

/** null when it does not come: the page says that nothing was found all the same. */
async function fetchHelp(country: CountryCode, { q, street, near }: ResultsSearch): Promise<NothingFoundQuery | null> {
  const centre = near === undefined ? null : parseNear(near)
  const around = centre && { ...centre, radiusMetres: NEAR_RADIUS_MAX_METRES }
  const answer = await execute(
    NothingFoundDocument,
    { text: String(q ?? street ?? ''), near: around, isNear: around !== null },
    { country },
  )
  return answer.ok ? answer.value : null
}
