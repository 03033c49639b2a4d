import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { HomeDocument } from '#graphql/generated/graphql.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { cityCentre } from './home/city-centre.ts'

/** What the home page tells about one market. A failure is a value; the answer's status is then 503. */
export const fetchHome = createServerFn()
  .validator(z.object({ country: z.enum(COUNTRY_CODES) }))
  .handler(async ({ data }) => {
    const home = await execute(HomeDocument, { centre: cityCentre(data.country) }, { country: data.country })
    if (!home.ok) setResponseStatus(503)
    return home
  })
