import { BEDROOM_CHOICES } from '#filter/choices.ts'
import type { ProviderContext } from '../../context.ts'
import type { SqlValue } from '../../db/client.ts'
import { integer, pick, text } from '../../db/column-table.ts'
import { AREA } from '../../db/market/place-tables.ts'
import { LISTING_GROUP } from '../../db/trade/group-tables.ts'
import { areaKeySql } from '../area/area-names.ts'
import { tenureCase } from '../property/figure-conditions.ts'
import { type Condition, isWithin, whereOf } from '../property/store.ts'
import { areaSlugs } from './area-slugs.ts'
import { groupQuestion, type ListingFilter } from './listing-filter.ts'

/** What a search of listings counts. */
export const LISTING_FACETS = [
  'property-type',
  'bedrooms',
  'tenure',
  'construction-status',
  'furnished',
  'against-estimate',
  'area',
] as const
export type ListingFacet = (typeof LISTING_FACETS)[number]

export interface ListingFacetRow {
  facet: ListingFacet
  value: string
  count: number
  /** of an area */
  name: string | null
  nameLocal: string | null
}

/** The number of areas told, those with the most homes; chosen ones are added. */
const AREAS_MAX = 12
const BEDROOMS_LAST = BEDROOM_CHOICES.length - 1
const BEDROOMS = `case ${BEDROOM_CHOICES.slice(0, -1)
  .map((choice, at) => `when g.bedrooms = ${at} then '${choice}'`)
  .join(' ')} when g.bedrooms >= ${BEDROOMS_LAST} then '${BEDROOM_CHOICES[BEDROOMS_LAST]}' end`

interface FacetSource {
  /** its column in `base` and in `chosen` */
  column: string
  /** its value of `listing_group g` */
  value: string
  /** the field of the filter that chooses it */
  field: 'propertyTypes' | 'bedrooms' | 'tenures' | 'constructionStatuses' | 'furnished' | 'againstEstimate' | 'areaIds'
}

const SOURCES: Record<ListingFacet, FacetSource> = {
  'property-type': { column: 't', value: 'g.property_type', field: 'propertyTypes' },
  bedrooms: { column: 'm', value: BEDROOMS, field: 'bedrooms' },
  tenure: { column: 'e', value: tenureCase('g'), field: 'tenures' },
  'construction-status': { column: 's', value: 'g.construction_status', field: 'constructionStatuses' },
  furnished: { column: 'f', value: 'g.furnished', field: 'furnished' },
  'against-estimate': { column: 'v', value: 'g.against_estimate', field: 'againstEstimate' },
  area: { column: 'a', value: 'g.area_slug', field: 'areaIds' },
}

const agrees = (facet: ListingFacet): string => {
  const { column } = SOURCES[facet]
  return `(c.${column} is null or b.${column} in (select value from json_each(c.${column})))`
}

/** A facet counts what matches all others, so that each count is what its choice would show. */
const counting = (facet: ListingFacet): string =>
  `select '${facet}' as facet, b.${SOURCES[facet].column} as value, sum(b.n) as count from chosen c cross join base b
  where b.${SOURCES[facet].column} is not null and ${LISTING_FACETS.filter((one) => one !== facet)
    .map(agrees)
    .join(' and ')} group by 2`

/** D1 allows compound statements of at most five selects. */
const halves = [LISTING_FACETS.slice(0, 4), LISTING_FACETS.slice(4)]
  .map((facets) => `select * from (${facets.map(counting).join(' union all ')})`)
  .join(' union all ')

/**
 * How many homes each choice of each facet would show: one statement of trade, and at most four of the market; one more of trade where shapes limit
 * it. Homes are first gathered by the facets' values, along a covering index where nothing else is asked.
 */
export async function countListingFacets(context: ProviderContext, filter: ListingFilter): Promise<ListingFacetRow[]> {
  const fields = LISTING_FACETS.map((facet) => SOURCES[facet].field)
  const rest: ListingFilter = Object.fromEntries(Object.entries(filter).filter(([field]) => !fields.some((own) => own === field)))
  const [conditions, areas, chosenAreas] = await Promise.all([
    conditionsOf(context, rest),
    shownAreas(context),
    filter.areaIds?.length ? areaSlugs(context, filter.areaIds) : null,
  ])
  const chosen: Record<ListingFacet, SqlValue> = {
    'property-type': listed(filter.propertyTypes),
    bedrooms: listed(filter.bedrooms),
    tenure: listed(filter.tenures),
    'construction-status': listed(filter.constructionStatuses),
    furnished: listed(filter.furnished),
    'against-estimate': listed(filter.againstEstimate),
    area: chosenAreas && JSON.stringify(chosenAreas.areas),
  }
  const { where, parameters } = whereOf(conditions)
  const columns = LISTING_FACETS.map((facet) => SOURCES[facet].column)
  const rows = await context.trade.all(
    { facet: text<ListingFacet>(), value: text(), count: integer() },
    `with chosen (${columns.join(', ')}) as (select ${columns.map(() => '?').join(', ')}),
    base as materialized (
      select ${LISTING_FACETS.map((facet) => `${SOURCES[facet].value} as ${SOURCES[facet].column}`).join(', ')}, count(*) as n
      from listing_group g ${where} group by ${columns.map((_, at) => at + 1).join(', ')}
    ) ${halves}`,
    ...LISTING_FACETS.map((facet) => chosen[facet]),
    ...parameters,
  )
  const plain = rows.filter(({ facet }) => facet !== 'area').map((row) => ({ ...row, name: null, nameLocal: null }))
  const slugs = rows.filter(({ facet }) => facet === 'area')
  return [...plain, ...byShownArea(slugs, areas, filter.areaIds ?? [])]
}

async function conditionsOf(context: ProviderContext, rest: ListingFilter): Promise<Condition[]> {
  const { conditions, within } = await groupQuestion(context, rest)
  if (!within) return conditions
  const { where, parameters } = whereOf(conditions)
  const spots = await context.trade.all(
    pick(LISTING_GROUP, 'id', 'lat', 'lng'),
    `select g.id, g.lat, g.lng from listing_group g ${where}`,
    ...parameters,
  )
  const ids = spots.filter(({ lat, lng }) => isWithin(within, lat, lng)).map(({ id }) => id)
  return [{ sql: 'g.id in (select value from json_each(?))', parameters: [JSON.stringify(ids)] }]
}

/** Counts by the areas that the results of the country show. */
function byShownArea(
  slugs: readonly { value: string; count: number }[],
  areas: ReadonlyMap<string, ShownArea>,
  chosen: readonly string[],
): ListingFacetRow[] {
  const counts = new Map<string, ListingFacetRow>()
  for (const { value, count } of slugs) {
    const area = areas.get(value)
    if (!area) continue
    const known = counts.get(area.id)
    if (known) known.count += count
    else counts.set(area.id, { facet: 'area', value: area.id, count, name: area.name, nameLocal: area.nameLocal })
  }
  const first = (row: ListingFacetRow) => (chosen.includes(row.value) ? 0 : 1)
  return [...counts.values()]
    .sort((a, b) => first(a) - first(b) || b.count - a.count || a.value.localeCompare(b.value))
    .slice(0, Math.max(AREAS_MAX, chosen.length))
}

const listed = (values: readonly string[] | null | undefined): string | null => (values?.length ? JSON.stringify(values) : null)

/** An area of the level at which results of the country are told. */
interface ShownArea {
  id: string
  name: string
  nameLocal: string | null
}

/** The area in which results show each area of the market, by its slug: one statement. */
async function shownAreas({ market, country: { reportAreaLevel } }: ProviderContext): Promise<Map<string, ShownArea>> {
  const rows = await market.all(
    { slug: text(), id: text(), ...pick(AREA, 'name', 'nameLocal') },
    `with recursive up (slug, at) as (
      select slug, id from area
      union all
      select up.slug, own.parent_id from up cross join area own on own.id = up.at where own.level is not ?1 and own.parent_id is not null
    )
    select up.slug, ${areaKeySql('own')} as id, own.name, own.name_local as nameLocal from up cross join area own on own.id = up.at where own.level = ?1`,
    reportAreaLevel,
  )
  return new Map(rows.map(({ slug, ...area }) => [slug, area]))
}
