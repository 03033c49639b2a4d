import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { enumName } from '#filter/wire-names.ts'
import { KeptLaunchesDocument, LaunchesDocument, LaunchPlacesDocument } from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { launchFilter } from './launch-filter.ts'
import { LAUNCHES_PER_PAGE, type LaunchSearch, parseLaunchSearch } from './search.ts'

const question = z.object({ country: z.enum(COUNTRY_CODES), search: z.custom<LaunchSearch>().transform(parseLaunchSearch) })

/**
 * One page of the launches with a price list, null where they could not be asked for, and one of the projects that are planned or being built, with
 * the areas these lie in. `today` is "2026-11-28". A failure of the projects is a value, with status 503.
 */
export const fetchLaunches = createServerFn()
  .validator(question)
  .handler(async ({ data: { country, search } }) => {
    const filter = launchFilter(country, search)
    const { areaId = null } = filter
    const [launches, kept] = await Promise.all([
      execute(LaunchesDocument, { areaId, offset: (search.page - 1) * LAUNCHES_PER_PAGE }, { country }),
      execute(
        KeptLaunchesDocument,
        { filter, sort: enumName(search.sort), offset: (search.launchPage - 1) * LAUNCHES_PER_PAGE },
        { country },
      ),
    ])
    if (!launches.ok) {
      setResponseStatus(503)
      return launches
    }
    return ok({
      ...launches.value,
      kept: kept.ok ? { ...kept.value.launches, areas: kept.value.launchAreas } : null,
      today: new Date().toISOString().slice(0, 10),
    })
  })

/** All launches of a search with a price list and a position. */
export const fetchLaunchPlaces = createServerFn()
  .validator(question)
  .handler(({ data: { country, search } }) => execute(LaunchPlacesDocument, { filter: launchFilter(country, search) }, { country }))
