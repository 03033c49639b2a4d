import type { MarketContext } from '../../context.ts'
import { batchLoader } from '../../db/batch-loader.ts'
import { orNull, type RowOf, selectList, text } from '../../db/column-table.ts'
import { PROJECT_ESTIMATE } from '../../db/market/deal-tables.ts'
import type { RefusalReason } from './evidence.ts'
import type { Confidence, UnmeasuredReason } from './statement.ts'

const COLUMNS = selectList(PROJECT_ESTIMATE.columns)

const USUAL_ROW = {
  ...PROJECT_ESTIMATE.columns,
  refusal: orNull(text<RefusalReason>()),
  confidence: orNull(text<Confidence>()),
  unmeasured: orNull(text<UnmeasuredReason>()),
}
type Row = RowOf<typeof USUAL_ROW>

/** What a project's usual home was estimated at when the market was published, with its 90 % range; months are yyyymm. */
export type UsualEstimate = Pick<Row, 'projectId' | 'floor' | 'confidence' | 'unmeasured'> & {
  [Field in 'asOf' | 'unitMix' | 'areaSqm' | 'value' | 'low90' | 'high90']: NonNullable<Row[Field]>
} & {
  refusal: null
}
export type UsualRefusal = { projectId: number; refusal: RefusalReason }

/** An estimate has all of its figures; a row of commercial buildings has none. */
function usualOf(row: Row): UsualEstimate | UsualRefusal | null {
  const { projectId, refusal, asOf, unitMix, areaSqm, value, low90, high90 } = row
  if (refusal !== null) return { projectId, refusal }
  if (asOf === null || unitMix === null || areaSqm === null || value === null || low90 === null || high90 === null) return null
  return { ...row, refusal, asOf, unitMix, areaSqm, value, low90, high90 }
}

/** The published estimates of projects; null where none was made, as for commercial buildings. */
export const usualEstimates = ({ market }: MarketContext) =>
  batchLoader<number, UsualEstimate | UsualRefusal | null>(async (ids) => {
    const rows = await market.all(
      USUAL_ROW,
      `select ${COLUMNS} from project_estimate where project_id in (select value from json_each(?))`,
      JSON.stringify(ids),
    )
    return new Map(rows.map((row) => [row.projectId, usualOf(row)]))
  }, null)
