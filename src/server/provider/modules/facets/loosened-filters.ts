import type { ProviderContext } from '../../context.ts'
import { integer, pick } from '../../db/column-table.ts'
import { PROJECT } from '../../db/market/place-tables.ts'
import { conditionsOf, type ProjectFilter, WITH_PAGE } from '../property/filter.ts'
import { questionOf } from '../property/question.ts'
import { whereOf } from '../property/store.ts'

/** The results that dropping one filter would bring. */
export interface LoosenedFilter {
  /** the field of the filter; "shapes" for outlines, circles and reach together; "all" for everything but the place */
  field: string
  count: number
}

/** The fields that name a place or words. They are kept; counts are made for all other fields. */
const PLACE_FIELDS = ['ids', 'areaId', 'isCommercial', 'street', 'text', 'bounds', 'near'] as const satisfies (keyof ProjectFilter)[]
const SHAPE_FIELDS = ['outlines', 'around', 'reach'] as const satisfies (keyof ProjectFilter)[]

const FITS_ALL = -1
const ALL = -2

const fieldsOf = (filter: ProjectFilter, fields: readonly string[], isWanted: boolean): ProjectFilter =>
  Object.fromEntries(Object.entries(filter).filter(([field, value]) => value != null && fields.includes(field) === isWanted))

/**
 * How many projects would show without each single filter, all others kept, the most limiting first. One
 * statement over the projects of the place: each is tested by every filter, and those that fail exactly one are counted for it.
 */
export async function loosenedFilters(context: ProviderContext, filter: ProjectFilter): Promise<LoosenedFilter[]> {
  const narrowing = Object.entries(fieldsOf(filter, [...PLACE_FIELDS, ...SHAPE_FIELDS], false))
    .map(([field, value]) => ({ field, ...judged({ [field]: value }, context) }))
    .filter(({ sql }) => sql !== '')
  const shapes = await questionOf(context, fieldsOf(filter, SHAPE_FIELDS, true))
  const { within } = shapes
  // which homes have a page is asked of the place
  const conditions = shapes.conditions.filter((condition) => condition !== WITH_PAGE)
  const hasShapes = within !== null || conditions.length > 0
  if (narrowing.length === 0 && !hasShapes) return []
  const place = whereOf(conditionsOf(fieldsOf(filter, PLACE_FIELDS, true), context))
  const box = whereOf(conditions)
  const flags = narrowing.map((_, at) => `f${at}`)
  const failed = flags.join(' + ') || '0'
  const rows = await context.market.all(
    { failing: integer(), ...pick(PROJECT, 'lat', 'lng'), count: integer() },
    `with judged as materialized (
      select p.lat, p.lng, ${hasShapes ? `coalesce((${box.where.replace('where ', '')}), 0)` : '1'} as boxed
        ${narrowing.map(({ sql }, at) => `, not coalesce((${sql}), 0) as f${at}`).join('')}
      from project p ${place.where}
    )
    select ${flags.length > 0 ? `case ${flags.map((flag, at) => `when ${flag} then ${at}`).join(' ')} else ${FITS_ALL} end` : FITS_ALL} as failing,
      ${hasShapes ? `case when ${failed} = 1 then lat end as lat, case when ${failed} = 1 then lng end as lng` : 'null as lat, null as lng'},
      count(*) as count
    from judged where ${failed} = 0 or ${failed} = 1 and boxed group by 1, 2, 3
    union all select ${ALL}, null, null, count(*) from judged`,
    ...box.parameters,
    ...narrowing.flatMap(({ parameters }) => parameters),
    ...place.parameters,
  )
  const counts = new Map<number, number>()
  for (const { failing, lat, lng, count } of rows) {
    const isOutside = failing >= 0 && within !== null && !within(Math.round((lat ?? 0) * 1e6), Math.round((lng ?? 0) * 1e6))
    if (!isOutside) counts.set(failing, (counts.get(failing) ?? 0) + count)
  }
  return [...counts]
    .map(([at, count]) => ({ field: at === ALL ? 'all' : at === FITS_ALL ? 'shapes' : (narrowing[at]?.field ?? 'all'), count }))
    .filter(({ field, count }) => count > 0 && (field !== 'shapes' || hasShapes))
    .sort((a, b) => Number(a.field === 'all') - Number(b.field === 'all') || b.count - a.count)
}

function judged(filter: ProjectFilter, context: ProviderContext) {
  const conditions = conditionsOf(filter, context).filter((condition) => condition !== WITH_PAGE)
  return { sql: conditions.map(({ sql }) => `(${sql})`).join(' and '), parameters: conditions.flatMap(({ parameters }) => parameters) }
}
