import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { Tenure } from '#graphql/generated/enumerations.ts'
import { HomeHistoryDocument, HomeValueDocument, type HomeValueQuery, ValuePlacesDocument } from '#graphql/generated/graphql.ts'
import { ok, type Result } from '#lib/result.ts'
import { COUNTRY_CODES, TYPE_GROUPS } from '#market/vocabulary.ts'
import { toWireTypeGroup } from '#property/address/wire-words.ts'
import type { PastEstimate } from '#property/estimate/history/past-estimate.ts'
import { NEAR_RADIUS_METRES, parseNear, wireArea } from '#property/search/search-address.ts'
import { PLACES_PAGES_MAX, PLACES_PER_PAGE, PROJECT_SLUG_MAX_CHARS } from './search.ts'

const country = z.enum(COUNTRY_CODES)
const home = z.object({
  unitMix: z.string().max(16).nullable(),
  areaSqm: z.number().positive().nullable(),
  floor: z.int().nullable(),
  tenure: z.enum(Tenure).nullable(),
  leaseStartYear: z.int().nullable(),
})
const subject = z.object({
  country,
  typeGroup: z.enum(TYPE_GROUPS),
  slug: z.string().min(1).max(PROJECT_SLUG_MAX_CHARS),
  home: home.nullable(),
})

export type ValuedProject = NonNullable<HomeValueQuery['project']>
export type HomeEstimate = ValuedProject['estimate']
export type KnownEstimate = Extract<HomeEstimate, { __typename: 'Estimate' }>
export type RefusedEstimate = Extract<HomeEstimate, { __typename: 'EstimateRefusal' }>

export interface HomeValue {
  market: HomeValueQuery['market']
  /** null for an unknown project */
  project: ValuedProject | null
  /** empty where it could not be told: the page does without */
  history: readonly PastEstimate[]
}

/** The estimate of a home with its history. A failure is a value, with status 503. */
export const fetchHomeValue = createServerFn()
  .validator(subject)
  .handler(async ({ data }): Promise<Result<HomeValue>> => {
    const typeGroup = toWireTypeGroup(data.typeGroup)
    const variables = { typeGroup, slug: data.slug, home: data.home }
    const [value, history] = await Promise.all([
      execute(HomeValueDocument, variables, { country: data.country }),
      execute(HomeHistoryDocument, variables, { country: data.country }),
    ])
    if (!value.ok) {
      setResponseStatus(503)
      return value
    }
    return ok({
      ...value.value,
      history: (history.ok && history.value.project?.estimateHistory) || [],
    })
  })

const place = z.object({
  q: z.union([z.string(), z.number()]).optional(),
  street: z.union([z.string(), z.number()]).optional(),
  areaId: z.union([z.number(), z.string().max(160)]).optional(),
  near: z.string().optional(),
  page: z.int().min(1).max(PLACES_PAGES_MAX).default(1),
})

/** A page of the projects of a place, the most traded first, those of a street by their number: an area, a street or a circle where one is given, else what the words find. */
export const fetchPlaces = createServerFn()
  .validator(z.object({ country, place }))
  .handler(
    async ({
      data: {
        country,
        place: { q, street, areaId, near, page },
      },
    }) => {
      const centre = near === undefined ? null : parseNear(near)
      const narrow = {
        ...(areaId === undefined ? {} : { areaId: wireArea(areaId, q) }),
        ...(street === undefined ? {} : { street: String(street) }),
        ...(centre ? { near: { ...centre, radiusMetres: NEAR_RADIUS_METRES } } : {}),
      }
      const filter = Object.keys(narrow).length > 0 || q === undefined ? narrow : { text: String(q) }
      const sort = street === undefined ? 'MOST_TRADED' : 'BLOCK'
      const offset = (page - 1) * PLACES_PER_PAGE
      return execute(ValuePlacesDocument, { filter, sort, first: PLACES_PER_PAGE, offset }, { country })
    },
  )
