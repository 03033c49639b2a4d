import type { ProviderContext } from '../../context.ts'
import { BEDROOM_CHOICE_BITS, TENURE_CASE, widened } from '../property/figure-conditions.ts'
import type { ProjectFilter } from '../property/filter.ts'
import { questionOf } from '../property/question.ts'
import { idOf } from '../property/rules.ts'
import { ANY_ORDER, type Condition, idsWithin, whereOf } from '../property/store.ts'

export const FACETS = ['type-group', 'property-type', 'bedrooms', 'tenure', 'construction-status', 'area'] as const
export type Facet = (typeof FACETS)[number]

export interface FacetRow {
  facet: Facet
  value: string
  count: number
  /** of an area */
  name: string | null
  nameLocal: string | null
}

/** So many areas are told, those with the most projects; chosen ones besides. */
const AREAS_MAX = 12

/** The column of `base` that a facet counts. */
const COLUMNS = { 'type-group': 'g', 'property-type': 't', tenure: 'e', 'construction-status': 's', area: 'a' } as const

const isOneOf = (column: string): string => `(c.${column} is null or b.${column} in (select value from json_each(c.${column})))`

/** Whether a row agrees with what is chosen of a facet; null chooses all. */
const AGREES: Record<Facet, string> = {
  'type-group': isOneOf('g'),
  'property-type': isOneOf('t'),
  tenure: isOneOf('e'),
  'construction-status': isOneOf('s'),
  area: isOneOf('a'),
  bedrooms: '(c.m is null or b.m & c.m <> 0)',
}

/** A facet counts what all other facets leave, so that each value says what it would show by itself. */
const others = (facet: Facet): string =>
  FACETS.filter((one) => one !== facet)
    .map((one) => AGREES[one])
    .join(' and ')

const plain = (facet: Exclude<keyof typeof COLUMNS, 'area'>): string =>
  `select '${facet}' as facet, b.${COLUMNS[facet]} as value, sum(b.n) as count, null as name, null as nameLocal
  from chosen c cross join base b where b.${COLUMNS[facet]} is not null and ${others(facet)} group by 2`

const BEDROOM_ROWS = BEDROOM_CHOICE_BITS.map(({ choice, bits }) => `('${choice}', ${bits})`).join(', ')

/**
 * How many projects each choice of each facet would show, in one statement; two, or three, where shapes limit them. The areas are those
 * of the country's report level. Projects are first counted by what the facets ask, along an index that holds all of it. D1 joins five
 * selects at most.
 */
export async function countFacets(context: ProviderContext, filter: ProjectFilter): Promise<FacetRow[]> {
  const { typeGroups, propertyTypes, bedrooms, tenures, constructionStatuses, areaIds, ...rest } = filter
  const { where, parameters } = whereOf(await placeOf(context, rest))
  const { reportAreaLevel } = context.country
  return context.market.all<FacetRow>(
    `with recursive chosen (g, t, e, s, m, a) as (select ?, ?, ?, ?, ?, ?),
    up (id, at) as (
      select id, id from area
      union all
      select up.id, own.parent_id from up cross join area own on own.id = up.at where own.level is not ? and own.parent_id is not null
    ),
    shown (id, area_id) as materialized (select up.id, up.at from up cross join area own on own.id = up.at where own.level = ?),
    base as materialized (
      select p.type_group as g, p.property_type as t, ${TENURE_CASE} as e, p.construction_status as s, p.bedroom_mask as m,
        (select shown.area_id from shown where shown.id = p.area_id) as a, count(*) as n
      from project p ${where} group by p.type_group, p.property_type, p.tenure, p.tenure_years, p.construction_status, p.bedroom_mask, p.area_id
    ),
    counted as (
      ${plain('type-group')}
      union all ${plain('property-type')}
      union all ${plain('tenure')}
      union all ${plain('construction-status')}
    )
    select * from counted
    union all
    select 'bedrooms', r.column1, sum(b.n), null, null
    from chosen c cross join (values ${BEDROOM_ROWS}) r cross join base b on b.m & r.column2 <> 0 where ${others('bedrooms')} group by 2
    union all
    select * from (
      select 'area', b.a, sum(b.n), own.name, own.name_local
      from chosen c cross join base b cross join area own on own.id = b.a where ${others('area')}
      group by 2 order by coalesce(b.a in (select value from json_each(c.a)), 0) desc, 3 desc, 2 limit ${AREAS_MAX}
    )`,
    ...[listed(typeGroups), listed(propertyTypes), listed(tenures), listed(constructionStatuses), bitsOf(bedrooms)],
    listed(areaIds?.map(idOf)),
    ...[reportAreaLevel, reportAreaLevel],
    ...parameters,
  )
}

/** Everything but the facets, as conditions; what lies in shapes as a list of ids. */
async function placeOf(context: ProviderContext, rest: ProjectFilter): Promise<Condition[]> {
  const { conditions, within } = await questionOf(context, rest)
  if (!within) return conditions
  const ids = await idsWithin(context, conditions, within, ANY_ORDER)
  return [{ sql: 'p.id in (select value from json_each(?))', parameters: [JSON.stringify(ids)] }]
}

const listed = (values: readonly unknown[] | null | undefined): string | null => (values?.length ? JSON.stringify(values) : null)

const bitsOf = (choices: ProjectFilter['bedrooms']): number | null =>
  choices?.length
    ? widened(BEDROOM_CHOICE_BITS.reduce((sum, { choice, bits }) => (choices.some((one) => one === choice) ? sum | bits : sum), 0))
    : null
