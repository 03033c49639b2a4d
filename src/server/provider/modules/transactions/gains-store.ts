import type { ProviderContext } from '../../context.ts'
import { batchLoader, indexBy } from '../../db/batch-loader.ts'
import { allBut, integer, pick, type RowOf, selectList } from '../../db/column-table.ts'
import { PROJECT_GAIN, RESALE_PAIR, TXN } from '../../db/market/deal-tables.ts'
import { NAMES_HOME } from '../../house-address.ts'
import type { Page } from '../../paging.ts'

const GAIN_COLUMNS = selectList(PROJECT_GAIN.columns, 'g')
const PAIR_COLUMNS = allBut(RESALE_PAIR, 'projectId', 'sellId')
/** with the flags of the sale */
const PAIR_ROW = { ...PAIR_COLUMNS, ...pick(TXN, 'flags') }

/** Summary of a project's resale pairs; rates are fractions. */
const GAIN_ROW = {
  ...PROJECT_GAIN.columns,
  /** months of the first purchase and of the newest sale, yyyymm */
  from: integer(),
  to: integer(),
}
export type GainRecord = RowOf<typeof GAIN_ROW>
export type PairRecord = RowOf<typeof PAIR_ROW>

export const gainsByProject = ({ market }: ProviderContext) =>
  batchLoader<number, GainRecord | null>(async (ids) => {
    const rows = await market.all(
      GAIN_ROW,
      `select ${GAIN_COLUMNS}, min(p.buy_month) as "from", max(p.sell_month) as "to"
      from project_gain g join resale_pair p on p.project_id = g.project_id
      where g.project_id in (select value from json_each(?)) group by g.project_id`,
      JSON.stringify(ids),
    )
    return indexBy(rows, (row) => row.projectId)
  }, null)

/** Whether any sale of a project names its home. */
export const namesUnits = ({ market }: ProviderContext) =>
  batchLoader<number, boolean>(async (ids) => {
    const rows = await market.all(
      { id: integer() },
      `select asked.value as id from json_each(?) asked
      where exists (select 1 from txn t where t.project_id = asked.value and t.kind = 'sale' and ${NAMES_HOME})`,
      JSON.stringify(ids),
    )
    return new Map(rows.map(({ id }) => [id, true]))
  }, false)

/** A page of a project's pairs, the latest sale first. */
export const listPairs = ({ market }: ProviderContext, projectId: number, { first, offset }: Page): Promise<PairRecord[]> =>
  market.all(
    PAIR_ROW,
    `select ${selectList(PAIR_COLUMNS, 'r')}, t.flags from resale_pair r cross join txn t on t.id = r.sell_id
    where r.project_id = ? order by r.sell_month desc, r.sell_id desc limit ? offset ?`,
    projectId,
    first,
    offset,
  )
