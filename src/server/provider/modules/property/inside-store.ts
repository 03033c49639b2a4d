import type { ProviderContext } from '../../context.ts'
import { batchLoader, groupBy } from '../../db/batch-loader.ts'
import { fieldsWithout, selectList, type WholeRow } from '../../db/column-table.ts'
import { ASSET, BUILDING, STACK } from '../../db/market/place-tables.ts'

const BUILDING_COLUMNS = selectList(fieldsWithout(BUILDING))
const STACK_COLUMNS = selectList(fieldsWithout(STACK))
const ASSET_FIELDS = fieldsWithout(ASSET, 'position')
const ASSET_COLUMNS = selectList(ASSET_FIELDS)

export type BuildingRecord = WholeRow<typeof BUILDING>
export type StackRecord = WholeRow<typeof STACK>
export type AssetRecord = Pick<WholeRow<typeof ASSET>, (typeof ASSET_FIELDS)[number]>

export interface QuarterRecord {
  projectId: number
  /** yyyyq */
  quarter: number
  n: number
  p25: number
  median: number
  p75: number
}

/** Loads the rows that belong to many parents in one statement; `sql` has one parameter, the JSON array of the parents' ids. */
function childrenOf<Row>({ market }: ProviderContext, sql: string, parentOf: (row: Row) => number) {
  return batchLoader<number, Row[]>(async (ids) => groupBy(await market.all<Row>(sql, JSON.stringify(ids)), parentOf), [])
}

export const buildingsByProject = (context: ProviderContext) =>
  childrenOf<BuildingRecord>(
    context,
    `select ${BUILDING_COLUMNS} from building where project_id in (select value from json_each(?)) order by project_id, slug`,
    (row) => row.projectId,
  )

export const stacksByBuilding = (context: ProviderContext) =>
  childrenOf<StackRecord>(
    context,
    `select ${STACK_COLUMNS} from stack where building_id in (select value from json_each(?)) order by building_id, label`,
    (row) => row.buildingId,
  )

export const assetsByProject = (context: ProviderContext) =>
  childrenOf<AssetRecord>(
    context,
    `select ${ASSET_COLUMNS} from asset where project_id in (select value from json_each(?)) order by project_id, position`,
    (row) => row.projectId,
  )

const quartersOf = (context: ProviderContext, kind: 'sale' | 'rent') =>
  childrenOf<QuarterRecord>(
    context,
    `select project_id as projectId, quarter, n, psf_p25 as p25, psf_median as median, psf_p75 as p75
    from project_quarter where project_id in (select value from json_each(?)) and kind = '${kind}' order by project_id, quarter`,
    (row) => row.projectId,
  )

export const saleQuartersByProject = (context: ProviderContext) => quartersOf(context, 'sale')
export const rentQuartersByProject = (context: ProviderContext) => quartersOf(context, 'rent')
