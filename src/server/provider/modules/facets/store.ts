import { FACETS, type Facet } from '#filter/row-shapes.ts'
import type { ProviderContext } from '../../context.ts'
import type { SqlValue } from '../../db/client.ts'
import { integer, orNull, type RowOf, text } from '../../db/column-table.ts'
import { AREA } from '../../db/market/place-tables.ts'
import { areaKeySql, idsOfAreas } from '../area/area-names.ts'
import { BEDROOM_CHOICE_BITS, TENURE_BITS, TENURE_CHOICE_BITS, widened } from '../property/figure-conditions.ts'
import type { ProjectFilter } from '../property/filter.ts'
import { questionOf } from '../property/question.ts'
import { ANY_ORDER, type Condition, idsWithin, whereOf } from '../property/store.ts'

const FACET_ROW = {
  facet: text<Facet>(),
  value: text(),
  count: integer(),
  /** of an area */
  name: orNull(AREA.columns.name),
  nameLocal: AREA.columns.nameLocal,
}
export type FacetRow = RowOf<typeof FACET_ROW>

/** The number of areas returned, those with the most projects; chosen ones are added. */
const AREAS_MAX = 12

interface FacetSource {
  /** its column in `base` and in `chosen` */
  column: string
  /** its value of `project p` */
  value: string
  /** what is chosen of it, as `chosen` has it, with the chosen areas' numbers as JSON; null chooses all */
  chosen: (filter: ProjectFilter, areas: string) => SqlValue
  /** the field of the filter that chooses it */
  field: keyof ProjectFilter
}

/** Where each facet's values are, and what is chosen of them. */
const SOURCES: Record<Facet, FacetSource> = {
  'type-group': { column: 'g', value: 'p.type_group', field: 'typeGroups', chosen: ({ typeGroups }) => listed(typeGroups) },
  'property-type': { column: 't', value: 'p.property_type', field: 'propertyTypes', chosen: ({ propertyTypes }) => listed(propertyTypes) },
  tenure: { column: 'e', value: TENURE_BITS, field: 'tenures', chosen: ({ tenures }) => tenureBitsOf(tenures) },
  'construction-status': {
    column: 's',
    value: 'p.construction_status',
    field: 'constructionStatuses',
    chosen: ({ constructionStatuses }) => listed(constructionStatuses),
  },
  bedrooms: { column: 'm', value: 'p.bedroom_mask', field: 'bedrooms', chosen: ({ bedrooms }) => bitsOf(bedrooms) },
  area: {
    column: 'a',
    value: '(select shown.area_id from shown where shown.id = p.area_id)',
    field: 'areaIds',
    chosen: ({ areaIds }, areas) => (areaIds?.length ? areas : null),
  },
}

/** Facets of which a project may have several values, as bits. */
const isOfBits = (facet: Facet): boolean => facet === 'bedrooms' || facet === 'tenure'

/** Whether a row agrees with what is chosen of a facet. */
function agrees(facet: Facet): string {
  const { column } = SOURCES[facet]
  if (isOfBits(facet)) return `(c.${column} is null or b.${column} & c.${column} <> 0)`
  return `(c.${column} is null or b.${column} in (select value from json_each(c.${column})))`
}

/** A facet counts the projects that match all other facets, so that each count is what its value would show. */
const others = (facet: Facet): string =>
  FACETS.filter((one) => one !== facet)
    .map(agrees)
    .join(' and ')

/** The facets that are counted by their own values; others are bits, and of areas only the largest are told. */
const PLAIN = FACETS.filter((facet) => !isOfBits(facet) && facet !== 'area')

const plain = (facet: Facet): string =>
  `select '${facet}' as facet, b.${SOURCES[facet].column} as value, sum(b.n) as count, null as name, null as nameLocal
  from chosen c cross join base b where b.${SOURCES[facet].column} is not null and ${others(facet)} group by 2`

/** The counts of a facet of bits: a project counts for each of its values. */
const ofBits = (facet: Facet, choices: readonly { choice: string; bits: number }[]): string =>
  `select '${facet}', r.column1, sum(b.n), null, null
    from chosen c cross join (values ${choices.map(({ choice, bits }) => `('${choice}', ${bits})`).join(', ')}) r
    cross join base b on b.${SOURCES[facet].column} & r.column2 <> 0 where ${others(facet)} group by 2`

/**
 * How many projects each choice of each facet would show, in one statement; two, or three, where shapes limit them. The areas are those
 * of the country's report level. Projects are first grouped by the facets' columns, along a covering index. D1 allows compound
 * statements of at most five selects.
 */
export async function countFacets(context: ProviderContext, filter: ProjectFilter): Promise<FacetRow[]> {
  const rest = Object.fromEntries(Object.entries(filter).filter(([field]) => !FACETS.some((facet) => SOURCES[facet].field === field)))
  const [place, areas] = await Promise.all([placeOf(context, rest), idsOfAreas(context, filter.areaIds ?? [])])
  const { where, parameters } = whereOf(place)
  const { reportAreaLevel } = context.country
  return context.market.all(
    FACET_ROW,
    `with recursive chosen (${FACETS.map((facet) => SOURCES[facet].column).join(', ')}) as (select ${FACETS.map(() => '?').join(', ')}),
    up (id, at) as (
      select id, id from area
      union all
      select up.id, own.parent_id from up cross join area own on own.id = up.at where own.level is not ? and own.parent_id is not null
    ),
    shown (id, area_id) as materialized (select up.id, up.at from up cross join area own on own.id = up.at where own.level = ?),
    base as materialized (
      select ${FACETS.map((facet) => `${SOURCES[facet].value} as ${SOURCES[facet].column}`).join(', ')}, count(*) as n
      from project p ${where} group by p.type_group, p.property_type, p.tenure, p.tenure_years, p.construction_status, p.bedroom_mask, p.area_id, p.freehold_sales
    ),
    counted as (
      ${PLAIN.map(plain).join('\n      union all ')}
    )
    select * from counted
    union all
    ${ofBits('bedrooms', BEDROOM_CHOICE_BITS)}
    union all
    ${ofBits('tenure', TENURE_CHOICE_BITS)}
    union all
    select * from (
      select 'area', ${areaKeySql('own')}, sum(b.n), own.name, own.name_local
      from chosen c cross join base b cross join area own on own.id = b.a where ${others('area')}
      group by b.a order by coalesce(b.a in (select value from json_each(c.a)), 0) desc, 3 desc, b.a limit ${AREAS_MAX}
    )`,
    ...FACETS.map((facet) => SOURCES[facet].chosen(filter, JSON.stringify(areas))),
    reportAreaLevel,
    reportAreaLevel,
    ...parameters,
  )
}

/** The filter without the facets, as conditions; shapes become a list of ids. */
async function placeOf(context: ProviderContext, rest: ProjectFilter): Promise<Condition[]> {
  const { conditions, within } = await questionOf(context, rest)
  if (!within) return conditions
  const ids = await idsWithin(context, conditions, within, ANY_ORDER)
  return [{ sql: 'p.id in (select value from json_each(?))', parameters: [JSON.stringify(ids)] }]
}

const listed = (values: readonly unknown[] | null | undefined): string | null => (values?.length ? JSON.stringify(values) : null)

const tenureBitsOf = (choices: ProjectFilter['tenures']): number | null =>
  choices?.length
    ? TENURE_CHOICE_BITS.reduce((sum, { choice, bits }) => (choices.some((one) => one === choice) ? sum | bits : sum), 0)
    : null

const bitsOf = (choices: ProjectFilter['bedrooms']): number | null =>
  choices?.length
    ? widened(BEDROOM_CHOICE_BITS.reduce((sum, { choice, bits }) => (choices.some((one) => one === choice) ? sum | bits : sum), 0))
    : null
