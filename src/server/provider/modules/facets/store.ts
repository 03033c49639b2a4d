import type { TypeGroup } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { bedroomBits, FACET_BEDROOMS_MAX, type FacetFilter } from '../property/facet-filter.ts'
import { conditionsOf, type ProjectFilter } from '../property/filter.ts'
import { idOf } from '../property/rules.ts'

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

/** So many areas are told, those with the most projects; a chosen one besides. */
const AREAS_MAX = 12

/** The column of `base` that a facet counts. */
const COLUMNS = { 'type-group': 'g', 'property-type': 't', tenure: 'e', 'construction-status': 's' } as const

/** Whether a row agrees with the choice of a facet; null chooses all. */
const AGREES: Record<Facet, string> = {
  'type-group': '(c.g is null or b.g = c.g)',
  'property-type': '(c.t is null or b.t = c.t)',
  tenure: '(c.e is null or b.e = c.e)',
  'construction-status': '(c.s is null or b.s = c.s)',
  bedrooms: '(c.m is null or b.m & c.m <> 0)',
  area: '(c.a is null or b.a = c.a)',
}

/** A facet counts what all other choices leave, so that each value says what choosing it would show. */
const others = (facet: Facet): string =>
  FACETS.filter((one) => one !== facet)
    .map((one) => AGREES[one])
    .join(' and ')

const plain = (facet: keyof typeof COLUMNS): string =>
  `select '${facet}' as facet, b.${COLUMNS[facet]} as value, sum(b.n) as count, null as name, null as nameLocal
  from chosen c cross join base b where b.${COLUMNS[facet]} is not null and ${others(facet)} group by 2`

const BEDROOM_ROWS = Array.from({ length: FACET_BEDROOMS_MAX + 1 }, (_, count) => `(${count}, ${bedroomBits(count)})`).join(', ')

/**
 * How many projects each choice of each facet would show, in one statement. The areas are those of the country's report level.
 * Projects are first counted by what the facets ask, along an index that holds all of it. D1 joins five selects at most.
 */
export function countFacets(
  { market, country }: Pick<ProviderContext, 'market' | 'country'>,
  { facets, typeGroups, ...place }: ProjectFilter,
): Promise<FacetRow[]> {
  const conditions = conditionsOf(place, country)
  const where = conditions.length > 0 ? `where ${conditions.map(({ sql }) => sql).join(' and ')}` : ''
  return market.all<FacetRow>(
    `with recursive chosen (g, t, e, s, m, a) as (select ?, ?, ?, ?, ?, ?),
    up (id, at) as (
      select id, id from area
      union all
      select up.id, own.parent_id from up cross join area own on own.id = up.at where own.level is not ? and own.parent_id is not null
    ),
    shown (id, area_id) as materialized (select up.id, up.at from up cross join area own on own.id = up.at where own.level = ?),
    base as materialized (
      select p.type_group as g, p.property_type as t, p.tenure as e, p.construction_status as s, p.bedroom_mask as m,
        (select shown.area_id from shown where shown.id = p.area_id) as a, count(*) as n
      from project p ${where} group by p.type_group, p.property_type, p.tenure, p.construction_status, p.bedroom_mask, p.area_id
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
      group by 2 order by b.a is c.a desc, 3 desc, 2 limit ${AREAS_MAX}
    )`,
    ...choices(facets ?? {}, typeGroups ?? []),
    country.reportAreaLevel,
    country.reportAreaLevel,
    ...conditions.flatMap(({ parameters }) => parameters),
  )
}

const choices = (chosen: FacetFilter, [group]: readonly TypeGroup[]) => [
  group ?? null,
  chosen.propertyType ?? null,
  chosen.tenure ?? null,
  chosen.constructionStatus ?? null,
  chosen.bedrooms == null ? null : bedroomBits(chosen.bedrooms),
  chosen.areaId == null ? null : idOf(chosen.areaId),
]
