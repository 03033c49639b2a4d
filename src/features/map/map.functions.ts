import { createServerFn, getGlobalStartContext } from '@tanstack/react-start'
import * as z from 'zod'
import { execute } from '#api/execute.ts'
import { MapDataDocument, type MapDataQuery, MapListDocument } from '#graphql/generated/graphql.ts'
import { OFFSET_MAX } from '#graphql/limits.ts'
import { ok, type Result } from '#lib/result.ts'
import { COUNTRY_CODES, TYPE_GROUPS } from '#market/vocabulary.ts'
import { toWireTypeGroup } from '#property/wire-words.ts'

const LIST_SIZE = 20

const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)
const bounds = z.object({ south: latitude, west: longitude, north: latitude, east: longitude })
const country = z.enum(COUNTRY_CODES)

export interface MapStart extends MapDataQuery {
  /** MAP_STYLE_URL: a hosted style in place of the built-in one */
  styleUrl: string | null
}

/** What the map is drawn from: addresses of the published files. */
export const fetchMapStart = createServerFn()
  .validator(z.object({ country }))
  .handler(async ({ data }): Promise<Result<MapStart>> => {
    const answer = await execute(MapDataDocument, {}, data)
    return answer.ok ? ok({ ...answer.value, styleUrl: getGlobalStartContext()?.visitor.env.MAP_STYLE_URL ?? null }) : answer
  })

/** Twenty projects of a view, most traded first. Without bounds: of the country. */
export const fetchMapList = createServerFn()
  .validator(
    z.object({
      country,
      bounds: bounds.nullable(),
      groups: z.array(z.enum(TYPE_GROUPS)).max(TYPE_GROUPS.length),
      offset: z.int().min(0).max(OFFSET_MAX),
    }),
  )
  .handler(async ({ data }) => {
    const filter = { bounds: data.bounds, typeGroups: data.groups.length < TYPE_GROUPS.length ? data.groups.map(toWireTypeGroup) : null }
    return execute(MapListDocument, { filter, sort: 'MOST_TRADED', first: LIST_SIZE, offset: data.offset }, { country: data.country })
  })

/** One project by its id; a list of none or one. */
export const fetchMapProject = createServerFn()
  .validator(z.object({ country, id: z.int().positive() }))
  .handler(async ({ data }) =>
    execute(MapListDocument, { filter: { ids: [String(data.id)] }, first: 1, offset: 0 }, { country: data.country }),
  )
