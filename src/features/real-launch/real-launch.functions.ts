import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import * as v from 'valibot'
import { execute } from '#api/execute.ts'
import { LaunchesDocument } from '#graphql/generated/graphql.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { LAUNCHES_PER_PAGE, launchSearch } from './search.ts'

/** One page of projects that are planned or being built, and the areas they lie in. A failure is a value, with status 503. */
export const fetchLaunches = createServerFn()
  .validator(v.object({ country: v.picklist(COUNTRY_CODES), search: launchSearch }))
  .handler(async ({ data: { country, search } }) => {
    const areaId = search.areaId === undefined ? null : String(search.areaId)
    const launches = await execute(LaunchesDocument, { areaId, offset: (search.page - 1) * LAUNCHES_PER_PAGE }, { country })
    if (!launches.ok) setResponseStatus(503)
    return launches
  })
