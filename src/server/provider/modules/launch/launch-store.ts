import type { LaunchSort, LaunchState } from '#graphql/launch-kinds.ts'
import type { Tenure, TypeGroup } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { batchLoader, indexBy } from '../../db/batch-loader.ts'
import type { SqlValue } from '../../db/client.ts'
import { integer, pick } from '../../db/column-table.ts'
import { LAUNCH } from '../../db/trade/launch-tables.ts'
import { type Connection, connectionOf, type Page } from '../../paging.ts'
import { PROJECT_COLUMNS, PROJECT_ROW, type ProjectRecord } from '../property/project-record.ts'
import { type Condition, whereOf } from '../property/store.ts'
import { isTold } from '../property/told-launches.ts'
import { launchesInArea } from './launch-places.ts'
import { LAUNCH_COLUMNS, LAUNCH_ROW, type LaunchRow } from './launch-row.ts'

export interface LaunchFilter {
  state: LaunchState | null
  /** 0 … 5, five or more as one; an available unit has so many */
  bedrooms: number | null
  /** of the cheapest available unit, at most */
  priceMax: number | null
  topYear: number | null
  tenure: Tenure | null
  /** square feet that one of its homes has, of so many bedrooms where these are asked for */
  sizeMin: number | null
  sizeMax: number | null
  /** an area of any level, or a postal district */
  areaId: string | null
  projectSlugs: readonly string[] | null
}

/** square feet; more than any home has */
const SIZE_MAX = 1_000_000

/** Each order ends with the id. A day that is past says nothing about what comes next. */
const ORDERS: Record<LaunchSort, string> = {
  'next-day': `coalesce(iif(preview_from >= ?1, preview_from, null), iif(booking_from >= ?1, booking_from, null), '9999'), state = 'sold-out', id`,
  'price-low': 'price_from asc nulls last, id',
  'price-high': 'price_from desc nulls last, id',
  'most-left': 'available desc, id',
  'top-first': 'top_month asc nulls last, id',
}

/** What holds for the launches of the request's country that a filter leaves. */
export async function launchConditions(context: ProviderContext, filter: LaunchFilter): Promise<Condition[]> {
  const { bedrooms, sizeMin, sizeMax } = filter
  const asked: [sql: string, value: SqlValue][] = [
    ['country = ?', context.country.countryCode],
    ['state = ?', filter.state],
    ['(bedroom_mask >> ?) & 1', bedrooms],
    ['price_from <= ?', filter.priceMax],
    ['top_month / 100 = ?', filter.topYear],
    ['tenure = ?', filter.tenure],
    ['project_slug in (select value from json_each(?))', filter.projectSlugs && JSON.stringify(filter.projectSlugs)],
  ]
  const conditions = [
    await isTold(context),
    ...asked.filter(([, value]) => value !== null).map(([sql, value]) => ({ sql, parameters: [value] })),
  ]
  if (sizeMin !== null || sizeMax !== null)
    conditions.push({
      sql: `exists (select 1 from json_each(sizes) home where home.value ->> 1 between ? and ? and coalesce(?, home.value ->> 0) = home.value ->> 0)`,
      parameters: [sizeMin ?? 0, sizeMax ?? SIZE_MAX, bedrooms === null ? null : String(bedrooms)],
    })
  if (filter.areaId !== null)
    conditions.push({
      sql: `id in (select value from json_each(?))`,
      parameters: [JSON.stringify(await launchesInArea(context, filter.areaId))],
    })
  return conditions
}

/** The launches of the request's country; `today` is "2026-11-28". */
export async function listLaunches(
  context: ProviderContext,
  filter: LaunchFilter,
  { sort, today, page }: { sort: LaunchSort; today: string; page: Page },
): Promise<Connection<LaunchRow>> {
  const { where, parameters } = whereOf(await launchConditions(context, filter))
  const order = ORDERS[sort].replaceAll('?1', `'${today}'`)
  const { trade } = context
  const rows = await trade.all(
    LAUNCH_ROW,
    `select ${LAUNCH_COLUMNS} from launch ${where} order by ${order} limit ? offset ?`,
    ...parameters,
    page.first + 1,
    page.offset,
  )
  return connectionOf(rows, page, async () => {
    const counted = await trade.first({ n: integer() }, `select count(*) as n from launch ${where}`, ...parameters)
    return counted?.n ?? 0
  })
}

export async function launchByProject(context: ProviderContext, typeGroup: TypeGroup, slug: string): Promise<LaunchRow | null> {
  const told = await isTold(context)
  return context.trade.first(
    LAUNCH_ROW,
    `select ${LAUNCH_COLUMNS} from launch where country = ? and type_group = ? and project_slug = ? and ${told.sql}`,
    context.country.countryCode,
    typeGroup,
    slug,
    ...told.parameters,
  )
}

const projectKey = ({ typeGroup, slug }: { typeGroup: TypeGroup; slug: string }): string => `${typeGroup}:${slug}`

/** Projects by type group and slug, "private-stack:the-meadow". */
export const projectsOfLaunches = ({ market }: ProviderContext) =>
  batchLoader<string, ProjectRecord | null>(async (keys) => {
    const rows = await market.all(
      PROJECT_ROW,
      `select ${PROJECT_COLUMNS} from project p where p.slug in (select substr(value, instr(value, ':') + 1) from json_each(?))`,
      JSON.stringify(keys),
    )
    return indexBy(rows, projectKey)
  }, null)

/** Launches of one country; more than there are. */
const LAUNCHES_MAX = 2_000

/** The ids of all launches of a filter. */
export async function idsOfLaunches(context: ProviderContext, filter: LaunchFilter): Promise<string[]> {
  const { where, parameters } = whereOf(await launchConditions(context, filter))
  const rows = await context.trade.all(pick(LAUNCH, 'id'), `select id from launch ${where} limit ${LAUNCHES_MAX}`, ...parameters)
  return rows.map(({ id }) => id)
}

export interface LaunchPlaces {
  places: { launch: LaunchRow; lat: number; lng: number }[]
  /** how many have no position on record */
  placeless: number
}

/** A map that shows more marks tells nothing. */
const PLACES_MAX = 500

/** The launches of a filter with the positions of their projects, the next day first. */
export async function launchPlaces(context: ProviderContext, filter: LaunchFilter, today: string): Promise<LaunchPlaces> {
  const { nodes } = await listLaunches(context, filter, { sort: 'next-day', today, page: { first: PLACES_MAX, offset: 0 } })
  const projects = context.perRequest(projectsOfLaunches)
  const placed = await Promise.all(
    nodes.map(async (launch) => {
      const project = await projects.load(`${launch.typeGroup}:${launch.projectSlug}`)
      return project && project.lat !== null && project.lng !== null ? [{ launch, lat: project.lat, lng: project.lng }] : []
    }),
  )
  const places = placed.flat()
  return { places, placeless: nodes.length - places.length }
}
