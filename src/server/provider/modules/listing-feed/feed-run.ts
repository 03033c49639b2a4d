import type { SqlValue, Statements } from '../../db/client.ts'
import { pick, type RowOf, selectList } from '../../db/column-table.ts'
import { FEED_OMISSION, FEED_REJECTION, FEED_RUN } from '../../db/trade/feed-tables.ts'

const FEED_RUN_ROW = pick(
  FEED_RUN,
  'id',
  'sourceId',
  'digest',
  'isWhole',
  'state',
  'reason',
  'taken',
  'changed',
  'rejected',
  'withdrawn',
  'begunAt',
  'endedAt',
  'omitted',
)
export type FeedRun = RowOf<typeof FEED_RUN_ROW>

const FEED_REJECTION_ROW = pick(FEED_REJECTION, 'row', 'sourceKey', 'code', 'detail')
export type FeedRejection = RowOf<typeof FEED_REJECTION_ROW>

const COLUMNS = selectList(FEED_RUN_ROW, 'r')

/** Runs of `feed_run r`, by what `where` says. */
export const readRuns = (trade: Statements, where: string, ...parameters: SqlValue[]): Promise<FeedRun[]> =>
  trade.all(FEED_RUN_ROW, `select ${COLUMNS} from feed_run r where ${where}`, ...parameters)

export const REJECTIONS_MAX = 10_000

/** What was not taken of a run, in the order of its file. */
export const readRejections = (trade: Statements, runId: string, limit = REJECTIONS_MAX): Promise<FeedRejection[]> =>
  trade.all(
    FEED_REJECTION_ROW,
    `select row, source_key as sourceKey, code, detail from feed_rejection where run_id = ? order by row limit ${limit}`,
    runId,
  )

const FEED_OMISSION_ROW = pick(FEED_OMISSION, 'row', 'sourceKey', 'field', 'code', 'detail')
export type FeedOmission = RowOf<typeof FEED_OMISSION_ROW>

/** So many are kept of a run. */
export const OMISSIONS_MAX = 5_000

/** What was left out of records that were taken, in the order of their file. */
export const readOmissions = (trade: Statements, runId: string): Promise<FeedOmission[]> =>
  trade.all(
    FEED_OMISSION_ROW,
    'select row, source_key as sourceKey, field, code, detail from feed_omission where run_id = ? order by row, field',
    runId,
  )

/** A run that has said nothing for so long was killed; the next one of its source takes its place. */
export const RUN_SECONDS = 15 * 60

/** Begins a run, unless another one of the source is under way: then null. */
export async function beginRun(
  trade: Statements,
  { id, sourceId, isWhole, now, takesOver }: { id: string; sourceId: string; isWhole: boolean; now: number; takesOver: boolean },
): Promise<string | null> {
  const [, begun] = await Promise.all([
    trade.run(
      `update feed_run set state = 'refused', reason = 'superseded', ended_at = ? where source_id = ? and state = 'running' and begun_at <= ?`,
      now,
      sourceId,
      takesOver ? now : now - RUN_SECONDS,
    ),
    trade.all(
      pick(FEED_RUN, 'id'),
      `insert into feed_run (id, source_id, is_whole, state, begun_at) select ?1, ?2, ?3, 'running', ?4
      where not exists (select 1 from feed_run where source_id = ?2 and state = 'running') returning id`,
      id,
      sourceId,
      isWhole ? 1 : 0,
      now,
    ),
  ])
  return begun[0]?.id ?? null
}

export interface RunEnd extends Pick<FeedRun, 'digest' | 'reason' | 'withdrawn'> {
  state: 'done' | 'refused'
  now: number
}

export async function endRun(trade: Statements, id: string, { state, reason, digest, withdrawn, now }: RunEnd): Promise<FeedRun> {
  const [, rows] = await Promise.all([
    trade.run(
      `update feed_run set state = ?, reason = ?, digest = ?, withdrawn = ?, ended_at = ? where id = ? and state = 'running'`,
      state,
      reason,
      digest,
      withdrawn,
      now,
      id,
    ),
    readRuns(trade, 'r.id = ?', id),
  ])
  const [run] = rows
  if (!run) throw new Error('the run is not there')
  return run
}
