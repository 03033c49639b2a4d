import { basename } from 'node:path'
import { type CsvRow, csvRows, csvRowsOfText } from '../csv-rows.ts'
import { REJECTED_SHARE_MAX } from '../import-context.ts'
import { type FileHead, ImportRefused } from '../input-file.ts'
import type { RejectionReport } from '../rejections.ts'
import { type Cell, RowError } from '../row-error.ts'
import { zipTexts } from '../zip-entries.ts'

/** The files of a GTFS feed that are read, without their ending; https://gtfs.org/documentation/schedule/reference/ */
const GTFS_TABLES = [
  'agency',
  'stops',
  'routes',
  'trips',
  'stop_times',
  'frequencies',
  'calendar',
  'calendar_dates',
  'transfers',
  'feed_info',
] as const

export type GtfsTableName = (typeof GTFS_TABLES)[number]

interface GtfsTable {
  /** the file as refusals name it: "stops.txt", "feed.zip/stops.txt" */
  file: string
  rows: () => AsyncIterable<CsvRow>
}

export type GtfsTables = Partial<Record<GtfsTableName, GtfsTable>>

const silent = { advance: () => {} }

/** A table that lies in a file of its own. */
export const tableOfFile = (path: string): GtfsTable => ({ file: basename(path), rows: () => csvRows(path, silent) })

/** A table that is at hand as text. */
export const tableOfText = (file: string, text: string): GtfsTable => ({ file, rows: () => csvRowsOfText(text, file) })

const tableName = (entry: string): GtfsTableName | undefined => GTFS_TABLES.find((name) => basename(entry) === `${name}.txt`)

/** Whether a file is a zip with a feed: a zip's names stand unpacked before their files. */
export const isGtfsZip = ({ text }: FileHead): boolean =>
  text.startsWith('PK\u0003\u0004') &&
  /(?:agency|stops|routes|trips|stop_times|calendar|calendar_dates|frequencies|transfers|shapes|feed_info)\.txt/.test(text)

/** The tables of a feed in a zip, in its root or in one folder. A zip that is damaged, or holds a table twice, is refused. */
export async function tablesOfZip(path: string): Promise<GtfsTables> {
  const tables: GtfsTables = {}
  for await (const { name, text } of zipTexts(path, (entry) => tableName(entry) !== undefined && !entry.startsWith('__MACOSX/'))) {
    const table = tableName(name)
    if (!table) continue
    if (tables[table]) throw new ImportRefused(`${basename(path)}: holds ${table}.txt twice`)
    tables[table] = tableOfText(`${basename(path)}/${basename(name)}`, text)
  }
  return tables
}

interface RowCounts {
  read: number
  rejected: number
}

/** Reads the tables of one feed: counts their rows and reports those that are refused. */
export class GtfsRows {
  /** rows of each table that was read */
  readonly counts = new Map<GtfsTableName, RowCounts>()
  private readonly tables: GtfsTables
  private readonly report: Pick<RejectionReport, 'add'>

  constructor(tables: GtfsTables, report: Pick<RejectionReport, 'add'>) {
    this.tables = tables
    this.report = report
  }

  /**
   * Hands over each row; one that throws a {@link RowError} is reported and left out. Throws {@link ImportRefused} where a table of which more
   * than a fifth is refused. A table that the feed does not have has no rows.
   */
  async each(name: GtfsTableName, take: (cell: Cell, row: number) => void): Promise<void> {
    const table = this.tables[name]
    if (!table) return
    const counts = { read: 0, rejected: 0 }
    this.counts.set(name, counts)
    let first = ''
    for await (const row of table.rows()) {
      counts.read++
      try {
        if (row.width !== row.columns) throw new RowError('', `has ${row.width} cells instead of ${row.columns}`)
        take(row.cell, counts.read)
      } catch (error) {
        if (!(error instanceof RowError)) throw error
        counts.rejected++
        first ||= `${error.column} ${error.message}`.trim()
        this.refuse(name, counts.read, error)
      }
    }
    if (counts.rejected > counts.read * REJECTED_SHARE_MAX)
      throw new ImportRefused(`${table.file}: ${counts.rejected} of ${counts.read} rows cannot be read (${first})`)
  }

  /** As {@link each}, of a table without which there is no timetable. */
  async eachRequired(name: GtfsTableName, take: (cell: Cell, row: number) => void): Promise<void> {
    const file = this.tables[name]?.file
    if (!file) throw new ImportRefused(`the GTFS feed has no ${name}.txt`)
    await this.each(name, take)
    if (this.counts.get(name)?.read === 0) throw new ImportRefused(`${file}: has no rows`)
  }

  has(name: GtfsTableName): boolean {
    return this.tables[name] !== undefined
  }

  /** Reports a row that turned out to be wrong after it was read. */
  refuse(name: GtfsTableName, row: number, { column, message }: RowError): void {
    this.report.add({ file: this.tables[name]?.file ?? name, row, column, reason: message })
  }
}
