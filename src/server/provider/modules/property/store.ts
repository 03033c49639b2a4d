import type { TypeGroup } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { batchLoader, indexBy } from '../../db/batch-loader.ts'
import type { SqlValue, Statements } from '../../db/client.ts'
import { integer, pick } from '../../db/column-table.ts'
import { PROJECT } from '../../db/market/place-tables.ts'
import { type Connection, connectionOf, type Page } from '../../paging.ts'
import { squaredDistance } from '../../place-inputs.ts'
import { PROJECT_COLUMNS, PROJECT_ROW, type ProjectRecord } from './project-record.ts'

export interface Condition {
  sql: string
  parameters: SqlValue[]
}

/** A search for projects: conditions in SQL, and shapes that are tested in code. */
export interface ProjectQuestion {
  conditions: Condition[]
  within: ((lat6: number, lng6: number) => boolean) | null
  /** centre of the order NEAREST */
  centre?: { lat: number; lng: number } | null
  /** the projects of one street, which the order BLOCK sorts by their number */
  isStreet?: boolean
}

/** an upper bound on the number of projects in a market */
const IDS_MAX = 50_000

/** Each order ends with the id and has an index; without a centre NEAREST, and without a street BLOCK, is the default order. */
export const PROJECT_SORTS = {
  MOST_TRADED: 'p.sale_count_1y desc, p.id',
  NEWEST_SALE: 'p.last_sale_month desc, p.id',
  PSF_LOW: 'p.psf_median asc nulls last, p.id',
  PSF_HIGH: 'p.psf_median desc nulls last, p.id desc',
  PRICE_LOW: 'p.last_sale_price asc nulls last, p.id',
  PRICE_HIGH: 'p.last_sale_price desc nulls last, p.id desc',
  CHANGE_HIGH: 'p.change_12m desc nulls last, p.id desc',
  CHANGE_LOW: 'p.change_12m asc nulls last, p.id',
  YIELD_HIGH: 'p.gross_yield desc nulls last, p.id desc',
  NEWEST_BUILT: 'p.completion_year desc nulls last, p.id desc',
  NEAREST: 'p.sale_count_1y desc, p.id',
  BLOCK: 'p.sale_count_1y desc, p.id',
} as const
export type ProjectSort = keyof typeof PROJECT_SORTS

export const projectsById = ({ market }: ProviderContext) =>
  batchLoader<number, ProjectRecord | null>(async (ids) => {
    const rows = await market.all(
      PROJECT_ROW,
      `select ${PROJECT_COLUMNS} from project p where p.id in (select value from json_each(?))`,
      JSON.stringify(ids),
    )
    return indexBy(rows, (row) => row.id)
  }, null)

export function projectBySlug({ market }: ProviderContext, typeGroup: TypeGroup, slug: string): Promise<ProjectRecord | null> {
  return market.first(
    PROJECT_ROW,
    `select ${PROJECT_COLUMNS} from project p where p.type_group = ? and p.slug = ? and p.street <> ''`,
    typeGroup,
    slug,
  )
}

/** Block numbers as numbers ("9", "10", "10A"), then names without one; sorted in memory, because a street has few projects. */
const BY_BLOCK = `coalesce(nullif(cast(iif(p.name like 'Blk %', substr(p.name, 5), p.name) as integer), 0), 1000000), p.name, p.id`

/** The order as SQL with its parameters. §9: an order by yield tells of rents, so where these are not disclosed it is the usual one. */
function orderOf(
  asked: ProjectSort,
  { centre, isStreet = false }: Pick<ProjectQuestion, 'centre' | 'isStreet'>,
  { disclosesRent }: ProviderContext['country'],
): Condition {
  const sort = asked === 'YIELD_HIGH' && !disclosesRent ? 'MOST_TRADED' : asked
  if (sort === 'BLOCK' && isStreet) return { sql: BY_BLOCK, parameters: [] }
  if (sort !== 'NEAREST' || !centre) return { sql: PROJECT_SORTS[sort], parameters: [] }
  const { sql, parameters } = squaredDistance('p', centre)
  return { sql: `${sql} asc nulls last, p.id`, parameters }
}

/** The where clause of all conditions, and its parameters. */
export const whereOf = (conditions: readonly Condition[]) => ({
  where: conditions.length > 0 ? `where ${conditions.map((condition) => condition.sql).join(' and ')}` : '',
  parameters: conditions.flatMap((condition) => condition.parameters),
})

export async function listProjects(
  context: ProviderContext,
  { conditions, within, ...place }: ProjectQuestion,
  sort: ProjectSort,
  page: Page,
): Promise<Connection<ProjectRecord>> {
  const order = orderOf(sort, place, context.country)
  if (within) return listWithin(context, conditions, within, order, page)
  const { market } = context
  const { where, parameters } = whereOf(conditions)
  const rows = await market.all(
    PROJECT_ROW,
    `select ${PROJECT_COLUMNS} from project p ${where} order by ${order.sql} limit ? offset ?`,
    ...parameters,
    ...order.parameters,
    page.first + 1,
    page.offset,
  )
  return connectionOf(rows, page, async () => {
    const counted = await market.first({ n: integer() }, `select count(*) as n from project p ${where}`, ...parameters)
    return counted?.n ?? 0
  })
}

/** The most traded first, for callers that need no particular order. */
export const ANY_ORDER: Condition = { sql: PROJECT_SORTS.MOST_TRADED, parameters: [] }

/** Whether a place lies inside shapes; none does that is not on record. */
export const isWithin = (within: NonNullable<ProjectQuestion['within']>, lat: number | null, lng: number | null): boolean =>
  lat !== null && lng !== null && within(Math.round(lat * 1e6), Math.round(lng * 1e6))

/** The ids of projects inside shapes, in the wanted order: reads one narrow row each and filters them by the test that the map uses too. */
export async function idsWithin(
  { market }: Pick<ProviderContext, 'market'>,
  conditions: Condition[],
  within: NonNullable<ProjectQuestion['within']>,
  order: Condition,
): Promise<number[]> {
  const { where, parameters } = whereOf(conditions)
  const rows = await market.all(
    pick(PROJECT, 'id', 'lat', 'lng'),
    `select p.id, p.lat, p.lng from project p ${where} order by ${order.sql}`,
    ...parameters,
    ...order.parameters,
  )
  return rows.flatMap(({ id, lat, lng }) => (isWithin(within, lat, lng) ? [id] : []))
}

/** The ids of all projects of a question, for the map, whose markers do not hold every filtered field. */
export async function idsOf(context: ProviderContext, { conditions, within }: ProjectQuestion): Promise<number[]> {
  if (within) return idsWithin(context, conditions, within, ANY_ORDER)
  const { where, parameters } = whereOf(conditions)
  const rows = await context.market.all(pick(PROJECT, 'id'), `select p.id from project p ${where} limit ${IDS_MAX}`, ...parameters)
  return rows.map(({ id }) => id)
}

async function listWithin(
  context: ProviderContext,
  conditions: Condition[],
  within: NonNullable<ProjectQuestion['within']>,
  order: Condition,
  page: Page,
): Promise<Connection<ProjectRecord>> {
  const ids = await idsWithin(context, conditions, within, order)
  const wanted = ids.slice(page.offset, page.offset + page.first)
  const rows =
    wanted.length === 0
      ? []
      : await context.market.all(
          PROJECT_ROW,
          `select ${PROJECT_COLUMNS} from project p where p.id in (select value from json_each(?))`,
          JSON.stringify(wanted),
        )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    nodes: wanted.flatMap((id) => byId.get(id) ?? []),
    hasNextPage: page.offset + page.first < ids.length,
    hasPreviousPage: page.offset > 0,
    totalCount: () => ids.length,
  }
}

/** The parts of a report's address. */
export interface ProjectAddress {
  typeGroup: TypeGroup
  slug: string
}

export const busiestProjects = (market: Statements, limit: number): Promise<ProjectAddress[]> =>
  market.all(
    pick(PROJECT, 'typeGroup', 'slug'),
    `select p.type_group as typeGroup, p.slug from project p where p.street <> '' order by ${PROJECT_SORTS.MOST_TRADED} limit ?`,
    limit,
  )
