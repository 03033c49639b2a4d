import type { ProviderContext } from '../../context.ts'
import { batchLoader, groupBy } from '../../db/batch-loader.ts'
import { allBut, type Columns, pick, type RowOf, selectList, type WholeRow } from '../../db/column-table.ts'
import { PROJECT_QUARTER } from '../../db/market/deal-tables.ts'
import { ASSET, BUILDING, STACK } from '../../db/market/place-tables.ts'

const BUILDING_COLUMNS = selectList(BUILDING.columns)
const STACK_COLUMNS = selectList(STACK.columns)
const ASSET_ROW = allBut(ASSET, 'position')
const ASSET_COLUMNS = selectList(ASSET_ROW)

export type BuildingRecord = WholeRow<typeof BUILDING>
export type StackRecord = WholeRow<typeof STACK>
export type AssetRecord = RowOf<typeof ASSET_ROW>

const QUARTER_ROW = {
  ...pick(PROJECT_QUARTER, 'projectId', 'quarter', 'n'),
  p25: PROJECT_QUARTER.columns.psfP25,
  median: PROJECT_QUARTER.columns.psfMedian,
  p75: PROJECT_QUARTER.columns.psfP75,
}
export type QuarterRecord = RowOf<typeof QUARTER_ROW>

/** Loads the rows that belong to many parents in one statement; `sql` has one parameter, the JSON array of the parents' ids. */
function childrenOf<C extends Columns>({ market }: ProviderContext, columns: C, sql: string, parentOf: (row: RowOf<C>) => number) {
  return batchLoader<number, RowOf<C>[]>(async (ids) => groupBy(await market.all(columns, sql, JSON.stringify(ids)), parentOf), [])
}

export const buildingsByProject = (context: ProviderContext) =>
  childrenOf(
    context,
    BUILDING.columns,
    `select ${BUILDING_COLUMNS} from building where project_id in (select value from json_each(?)) order by project_id, slug`,
    (row) => row.projectId,
  )

export const stacksByBuilding = (context: ProviderContext) =>
  childrenOf(
    context,
    STACK.columns,
    `select ${STACK_COLUMNS} from stack where building_id in (select value from json_each(?)) order by building_id, label`,
    (row) => row.buildingId,
  )

export const assetsByProject = (context: ProviderContext) =>
  childrenOf(
    context,
    ASSET_ROW,
    `select ${ASSET_COLUMNS} from asset where project_id in (select value from json_each(?)) order by project_id, position`,
    (row) => row.projectId,
  )

const quartersOf = (context: ProviderContext, kind: 'sale' | 'rent') =>
  childrenOf(
    context,
    QUARTER_ROW,
    `select project_id as projectId, quarter, n, psf_p25 as p25, psf_median as median, psf_p75 as p75
    from project_quarter where project_id in (select value from json_each(?)) and kind = '${kind}' order by project_id, quarter`,
    (row) => row.projectId,
  )

export const saleQuartersByProject = (context: ProviderContext) => quartersOf(context, 'sale')
export const rentQuartersByProject = (context: ProviderContext) => quartersOf(context, 'rent')
