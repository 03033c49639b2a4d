import { z } from 'zod'
import type { FeedFormat } from '#graphql/listing-kinds.ts'
import type { SqlValue, Statements } from '../../db/client.ts'
import { allBut, columnName, fieldsOf, type InsertRow, pick, type RowOf, selectList } from '../../db/column-table.ts'
import { FEED_DRY_RUN, LISTING_SOURCE } from '../../db/trade/feed-tables.ts'
import type { FileStore } from '../../ports/files/port.ts'
import type { DryFault, DryHome, DryRun } from './dry-run.ts'

/** Without what is long. */
const DRY_RUN_ROW = allBut(FEED_DRY_RUN, 'homes', 'faults')
export type DryRunRow = RowOf<typeof DRY_RUN_ROW>

const COLUMNS = selectList(DRY_RUN_ROW, 'd')

/** Dry runs of `feed_dry_run d`, by what `where` says. */
export const readDryRuns = (trade: Statements, where: string, ...parameters: SqlValue[]): Promise<DryRunRow[]> =>
  trade.all(DRY_RUN_ROW, `select ${COLUMNS} from feed_dry_run d where ${where}`, ...parameters)

// written by keepDryRun
const homes = z.array(z.custom<DryHome>())
const faults = z.array(z.custom<DryFault>())

/** The first homes of a dry run, and what is wrong with its records. */
export async function readDryDetails(trade: Statements, id: string): Promise<{ homes: DryHome[]; faults: DryFault[] }> {
  const row = await trade.first(pick(FEED_DRY_RUN, 'homes', 'faults'), 'select homes, faults from feed_dry_run where id = ?', id)
  return { homes: homes.parse(JSON.parse(row?.homes ?? '[]')), faults: faults.parse(JSON.parse(row?.faults ?? '[]')) }
}

const INSERTED = fieldsOf(FEED_DRY_RUN.columns)
const INSERT = `insert or replace into feed_dry_run (${INSERTED.map(columnName).join(', ')}) values (${INSERTED.map(() => '?').join(', ')})`

/** The file that a dry run is of. */
export interface TriedFile {
  sourceId: string
  fileName: string
  format: FeedFormat
  encoding: string | null
  isWhole: boolean
  bytes: number
}

/** Keeps the dry run of a source's newest file; the one before is forgotten. */
export async function keepDryRun(trade: Statements, { isWhole, ...file }: TriedFile, run: DryRun, now: number): Promise<void> {
  const row: InsertRow<typeof FEED_DRY_RUN> = {
    ...file,
    ...run,
    id: crypto.randomUUID(),
    isWhole: isWhole ? 1 : 0,
    homes: JSON.stringify(run.homes),
    faults: JSON.stringify(run.faults),
    unknownColumns: JSON.stringify(run.unknownColumns),
    madeAt: now,
  }
  await trade.run(INSERT, ...INSERTED.map((field) => row[field]))
}

export const dropDryRun = (trade: Statements, sourceId: string): Promise<unknown> =>
  trade.run('delete from feed_dry_run where source_id = ?', sourceId)

/** Where the file of a source's dry run is kept. */
export const dryRunFile = (sourceId: string): string => `feeds/${sourceId}`

/** Removes dry runs that were made before a time, with their files. Returns how many. */
export async function clearDryRuns(
  { trade, files }: { trade: Statements; files: Pick<FileStore, 'remove'> },
  before: number,
  limit: number,
): Promise<number> {
  const old = await readDryRuns(trade, 'd.made_at <= ? order by d.made_at limit ?', before, limit)
  await files.remove(old.map(({ sourceId }) => dryRunFile(sourceId)))
  await trade.run('delete from feed_dry_run where id in (select value from json_each(?))', JSON.stringify(old.map(({ id }) => id)))
  return old.length
}

/** What one call of the store of files removes. */
const STRAY_PAGE = 1_000

/** Removes files that a try which was cut has left without a dry run, a page of sources at a time; one that is being tried now is tried again. */
export async function clearStrayFiles({ trade, files }: { trade: Statements; files: Pick<FileStore, 'remove'> }): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await trade.all(
      pick(LISTING_SOURCE, 'id'),
      `select id from listing_source s where id > ? and not exists (select 1 from feed_dry_run d where d.source_id = s.id) order by id limit ${STRAY_PAGE}`,
      after,
    )
    if (rows.length === 0) return
    await files.remove(rows.map(({ id }) => dryRunFile(id)))
    after = rows.at(-1)?.id ?? ''
  }
}
