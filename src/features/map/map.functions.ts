import { createServerFn, getGlobalStartContext } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { decodeFilters } from '#filter/address.ts'
import type { FilterAddress } from '#filter/map-limits.ts'
import { FILTER_PARAMS, type FilterParam } from '#filter/rows.ts'
import {
  AreaFiguresDocument,
  MapAmenitiesDocument,
  MapAreasDocument,
  MapAskedIdsDocument,
  MapDataDocument,
  type MapDataQuery,
  MapListDocument,
  MapProjectDocument,
} from '#graphql/generated/graphql.ts'
import { LIST_FIRST_MAX, OFFSET_MAX, SEARCH_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import { ok, type Result } from '#lib/result.ts'
import { COUNTRY_CODES, TYPE_GROUPS } from '#market/vocabulary.ts'
import { toWireTypeGroup } from '#property/address/wire-words.ts'
import { ASKED_KEYS, askedFilter } from '#property/filter/asked.ts'
import { SORT_NAMES, SORT_ORDERS } from '#property/filter/sort-orders.ts'
import { wireLimits } from '#property/filter/wire-limits.ts'
import { LIST_SIZE } from './page/list-size.ts'

const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)
const bounds = z.object({ south: latitude, west: longitude, north: latitude, east: longitude })
const country = z.enum(COUNTRY_CODES)
/** filters in the address's form, read by the same code */
const filters = z.partialRecord(z.enum(FILTER_PARAMS as [FilterParam, ...FilterParam[]]), z.string().max(4_000))
/** filters whose fields markers do not hold: words, property types and areas */
const asked = z.partialRecord(z.enum(ASKED_KEYS), z.string().max(SEARCH_TEXT_MAX_CHARS))
const SAME_PLACE_METRES = 60

export interface MapStart extends MapDataQuery {
  /** MAP_STYLE_URL: a hosted style in place of the built-in one */
  styleUrl: string | null
  /** MAP_SATELLITE_STYLE_URL */
  satelliteUrl: string | null
}

const wireOf = (code: z.infer<typeof country>, address: FilterAddress) => wireLimits(decodeFilters(address, code))

/** Addresses of the published files that the map is drawn from. A failure is a value, with status 503. */
export const fetchMapStart = createServerFn()
  .validator(z.object({ country }))
  .handler(async ({ data }): Promise<Result<MapStart>> => {
    const answer = await execute(MapDataDocument, {}, data)
    if (!answer.ok) setResponseStatus(503)
    const env = getGlobalStartContext()?.currentRequest.env
    const hosted = { styleUrl: env?.MAP_STYLE_URL ?? null, satelliteUrl: env?.MAP_SATELLITE_STYLE_URL ?? null }
    return answer.ok ? ok({ ...answer.value, ...hosted }) : answer
  })

/** Twenty projects of a view in an order; without bounds, of the country. */
export const fetchMapList = createServerFn()
  .validator(
    z.object({ country, filters, asked, bounds: bounds.nullable(), sort: z.enum(SORT_NAMES), offset: z.int().min(0).max(OFFSET_MAX) }),
  )
  .handler(async ({ data }) => {
    const filter = { ...wireOf(data.country, data.filters), ...askedFilter(data.asked), bounds: data.bounds }
    return execute(
      MapListDocument,
      { filter, sort: SORT_ORDERS[data.sort], first: LIST_SIZE, offset: data.offset },
      { country: data.country },
    )
  })

/** Ids of the projects that match filters whose fields markers do not hold. */
export const fetchAskedIds = createServerFn()
  .validator(z.object({ country, asked }))
  .handler(async ({ data }) => execute(MapAskedIdsDocument, { filter: askedFilter(data.asked) }, { country: data.country }))

/** One project by its id; a list of none or one. */
export const fetchMapProject = createServerFn()
  .validator(z.object({ country, id: z.int().positive() }))
  .handler(async ({ data }) =>
    execute(MapListDocument, { filter: { ids: [String(data.id)] }, sort: undefined, first: 1, offset: 0 }, { country: data.country }),
  )

/** The details that a project's callout loads when it opens: estimate, building, surroundings. */
export const fetchMapProjectDetails = createServerFn()
  .validator(z.object({ country, typeGroup: z.enum(TYPE_GROUPS), slug: z.string().max(200) }))
  .handler(async ({ data: { country: code, typeGroup, slug } }) =>
    execute(MapProjectDocument, { typeGroup: toWireTypeGroup(typeGroup), slug }, { country: code }),
  )

/** Prices paid in a named area, or in the places that an address's filters select. */
export const fetchAreaFigures = createServerFn()
  .validator(z.object({ country, filters, areaId: z.string().max(160).nullable(), bounds: bounds.nullable() }))
  .handler(async ({ data }) => {
    const filter = { ...wireOf(data.country, data.filters), areaId: data.areaId, bounds: data.bounds }
    return execute(AreaFiguresDocument, { filter }, { country: data.country })
  })

/** The areas of a level by name, fifty at a time. */
export const fetchMapAreas = createServerFn()
  .validator(z.object({ country, level: z.string().max(40), offset: z.int().min(0).max(1_000) }))
  .handler(async ({ data }) =>
    execute(MapAreasDocument, { filter: { level: data.level }, first: LIST_FIRST_MAX, offset: data.offset }, { country: data.country }),
  )

/** The names of the stations or schools at a place. */
export const fetchPlaceNames = createServerFn()
  .validator(z.object({ country, lat: latitude, lng: longitude, types: z.array(z.string().max(20)).max(4) }))
  .handler(async ({ data: { country: code, lat, lng, types } }) =>
    execute(MapAmenitiesDocument, { filter: { types, near: { lat, lng, radiusMetres: SAME_PLACE_METRES } }, first: 1 }, { country: code }),
  )
