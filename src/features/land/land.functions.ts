import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import { PARAMETER_MAX_CHARS } from '#access/path-parameters.ts'
import { execute } from '#api/execute.ts'
import { LandDetailsDocument, LandNearbyDocument, LandsDocument } from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { LANDS_PER_PAGE, type LandSearch, parseLandSearch } from './search.ts'

const NEARBY_METRES = 1_500

/** One page of sites and the uses there are. A failure is a value, with status 503. */
export const fetchLands = createServerFn()
  .validator(z.object({ country: z.enum(COUNTRY_CODES), search: z.custom<LandSearch>().transform(parseLandSearch) }))
  .handler(async ({ data: { country, search } }) => {
    const { status, activity, landUse, page } = search
    const lands = await execute(LandsDocument, { filter: { status, activity, landUse }, offset: (page - 1) * LANDS_PER_PAGE }, { country })
    if (!lands.ok) setResponseStatus(503)
    return lands
  })

/**
 * One site with the launches and sales around it; `land` is null where there is none of the key, `nearby` where the site has no position or
 * they could not be asked for. A failure is a value, with status 503.
 */
export const fetchLand = createServerFn()
  .validator(z.object({ country: z.enum(COUNTRY_CODES), landKey: z.string().max(PARAMETER_MAX_CHARS.landKey) }))
  .handler(async ({ data: { country, landKey } }) => {
    const details = await execute(LandDetailsDocument, { landKey }, { country })
    if (!details.ok) {
      setResponseStatus(503)
      return details
    }
    const { lat = null, lng = null } = details.value.land ?? {}
    const isPlaced = lat !== null && lng !== null
    const nearby = isPlaced ? await execute(LandNearbyDocument, { near: { lat, lng, radiusMetres: NEARBY_METRES } }, { country }) : null
    return ok({ ...details.value, nearby: nearby?.ok ? nearby.value : null })
  })
