import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { HomeDocument, HomeLaunchesDocument, type HomeLaunchesQuery, type HomeQuery } from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { cityCentre } from './home/city-centre.ts'

type NewHome = HomeQuery['launches']['nodes'][number]
type HomeLaunch = HomeLaunchesQuery['launches']['nodes'][number]

/** A planned or new project, with its price list where it has one. */
export type LaunchedProject = NewHome & { launch: Pick<HomeLaunch, 'available' | 'priceFrom'> | null }

/**
 * What the home page tells about one market. A failure is a value; the answer's status is then 503. The price lists of launches are asked
 * apart, because people change them: the rest is of the edition, and kept. Without them the projects are shown alone.
 */
export const fetchHome = createServerFn()
  .validator(z.object({ country: z.enum(COUNTRY_CODES) }))
  .handler(async ({ data: { country } }) => {
    const home = await execute(HomeDocument, { centre: cityCentre(country) }, { country })
    if (!home.ok) {
      setResponseStatus(503)
      return home
    }
    const { nodes } = home.value.launches
    const listed =
      nodes.length === 0 ? null : await execute(HomeLaunchesDocument, { projectSlugs: nodes.map(({ slug }) => slug) }, { country })
    const lists = listed?.ok ? listed.value.launches.nodes : []
    return ok({ ...home.value, launches: nodes.map((project) => ({ ...project, launch: launchOf(project, lists) })) })
  })

function launchOf({ typeGroup, slug }: NewHome, lists: readonly HomeLaunch[]): LaunchedProject['launch'] {
  const found = lists.find((list) => list.typeGroup === typeGroup && list.projectSlug === slug)
  return found ? { available: found.available, priceFrom: found.priceFrom } : null
}
