import type { MarketContext } from '../../context.ts'
import { batchLoader, indexBy } from '../../db/batch-loader.ts'
import { fieldsWithout, selectList, type WholeRow } from '../../db/column-table.ts'
import { PROJECT_ESTIMATE } from '../../db/market/deal-tables.ts'
import type { RefusalReason } from './evidence.ts'
import type { Confidence, UnmeasuredReason } from './statement.ts'

const COLUMNS = selectList(fieldsWithout(PROJECT_ESTIMATE))

type Row = WholeRow<typeof PROJECT_ESTIMATE>
type Told = Pick<Row, 'projectId' | 'floor'> & { confidence: Confidence | null; unmeasured: UnmeasuredReason | null }

/** What a project's usual home was estimated at when the market was published, with its 90 % range; months are yyyymm. */
export type UsualEstimate = Told & { [Field in 'asOf' | 'unitMix' | 'areaSqm' | 'value' | 'low90' | 'high90']: NonNullable<Row[Field]> } & {
  refusal: null
}
export type UsualRefusal = { projectId: number; refusal: RefusalReason }

/** The published estimates of projects; null where none was made, as for commercial buildings. */
export const usualEstimates = ({ market }: MarketContext) =>
  batchLoader<number, UsualEstimate | UsualRefusal | null>(async (ids) => {
    const rows = await market.all<UsualEstimate | UsualRefusal>(
      `select ${COLUMNS} from project_estimate where project_id in (select value from json_each(?))`,
      JSON.stringify(ids),
    )
    return indexBy(rows, (row) => row.projectId)
  }, null)
