import type { LaunchSort, LaunchState, UnitState } from '#graphql/launch-kinds.ts'
import type { Tenure, TypeGroup, UnitMix } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { batchLoader, indexBy } from '../../db/batch-loader.ts'
import type { SqlValue } from '../../db/client.ts'
import { type Connection, connectionOf, type Page } from '../../paging.ts'
import { PROJECT_COLUMNS, type ProjectRecord } from '../property/project-record.ts'
import { whereOf } from '../property/store.ts'
import { LAUNCH_COLUMNS, type LaunchRow } from './launch-row.ts'

export interface LaunchUnitRow {
  stack: string
  floor: number
  unitMix: UnitMix
  sizeSqft: number
  plan: string
  state: UnitState
  stateOn: string
  price: number | null
}

export interface LaunchFilter {
  state: LaunchState | null
  /** 0 … 5, five or more as one; an available unit has so many */
  bedrooms: number | null
  /** of the cheapest available unit, at most */
  priceMax: number | null
  topYear: number | null
  tenure: Tenure | null
}

/** Each order ends with the id. A day that is past says nothing about what comes next. */
const ORDERS: Record<LaunchSort, string> = {
  'next-day': `coalesce(iif(preview_from >= ?1, preview_from, null), iif(booking_from >= ?1, booking_from, null), '9999'), state = 'sold-out', id`,
  'price-low': 'price_from asc nulls last, id',
  'price-high': 'price_from desc nulls last, id',
  'most-left': 'available desc, id',
  'top-first': 'top_month asc nulls last, id',
}

/** The launches of the request's country; `today` is "2026-11-28". */
export async function listLaunches(
  { trade, country }: ProviderContext,
  filter: LaunchFilter,
  { sort, today, page }: { sort: LaunchSort; today: string; page: Page },
): Promise<Connection<LaunchRow>> {
  const asked: [sql: string, value: SqlValue][] = [
    ['country = ?', country.countryCode],
    ['state = ?', filter.state],
    ['(bedroom_mask >> ?) & 1', filter.bedrooms],
    ['price_from <= ?', filter.priceMax],
    ['top_month / 100 = ?', filter.topYear],
    ['tenure = ?', filter.tenure],
  ]
  const conditions = asked.filter(([, value]) => value !== null).map(([sql, value]) => ({ sql, parameters: [value] }))
  const { where, parameters } = whereOf(conditions)
  const order = ORDERS[sort].replaceAll('?1', `'${today}'`)
  const rows = await trade.all<LaunchRow>(
    `select ${LAUNCH_COLUMNS} from launch ${where} order by ${order} limit ? offset ?`,
    ...[...parameters, page.first + 1, page.offset],
  )
  return connectionOf(rows, page, async () => {
    const counted = await trade.first<{ n: number }>(`select count(*) as n from launch ${where}`, ...parameters)
    return counted?.n ?? 0
  })
}

export const launchByProject = ({ trade, country }: ProviderContext, typeGroup: TypeGroup, slug: string): Promise<LaunchRow | null> =>
  trade.first(
    `select ${LAUNCH_COLUMNS} from launch where country = ? and type_group = ? and project_slug = ?`,
    country.countryCode,
    typeGroup,
    slug,
  )

/** All units of a launch, the highest floor first. */
export const unitsOfLaunch = ({ trade }: ProviderContext, id: string): Promise<LaunchUnitRow[]> =>
  trade.all(
    `select stack, floor, unit_mix as unitMix, size_sqft as sizeSqft, plan, state, state_on as stateOn, price from launch_unit
    where launch_id = ? order by floor desc, stack`,
    id,
  )

const projectKey = ({ typeGroup, slug }: { typeGroup: TypeGroup; slug: string }): string => `${typeGroup}:${slug}`

/** Projects by type group and slug, "private-stack:the-meadow". */
export const projectsOfLaunches = ({ market }: ProviderContext) =>
  batchLoader<string, ProjectRecord | null>(async (keys) => {
    const rows = await market.all<ProjectRecord>(
      `select ${PROJECT_COLUMNS} from project p where p.slug in (select substr(value, instr(value, ':') + 1) from json_each(?))`,
      JSON.stringify(keys),
    )
    return indexBy(rows, projectKey)
  }, null)
