import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { LaunchesDocument } from '#graphql/generated/graphql.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { LAUNCHES_PER_PAGE, type LaunchSearch, parseLaunchSearch } from './search.ts'

/** One page of projects that are planned or being built, and the areas they lie in. A failure is a value, with status 503. */
export const fetchLaunches = createServerFn()
  .validator(z.object({ country: z.enum(COUNTRY_CODES), search: z.custom<LaunchSearch>().transform(parseLaunchSearch) }))
  .handler(async ({ data: { country, search } }) => {
    const areaId = search.areaId === undefined ? null : String(search.areaId)
    const launches = await execute(LaunchesDocument, { areaId, offset: (search.page - 1) * LAUNCHES_PER_PAGE }, { country })
    if (!launches.ok) setResponseStatus(503)
    return launches
  })
