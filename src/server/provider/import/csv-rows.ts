import { basename } from 'node:path'
import { parse } from 'csv-parse'
import type { Progress } from '../db/build/progress.ts'
import { ImportRefused, isContentError, messageOf, openInput } from './input-file.ts'
import type { Cell } from './row-error.ts'

/** The row that a stream of rows stands at. It is the same object for every row. */
export interface CsvRow {
  /** a cell by the name of its column, as text; empty where the file has no such column or the row is too short */
  readonly cell: Cell
  /** number of cells of this row */
  readonly width: number
  /** number of columns that the first line names */
  readonly columns: number
}

/** Streams the rows of a CSV file, packed or not, after the line that names the columns. A file that is no CSV is refused. */
export async function* csvRows(path: string, progress: Pick<Progress, 'advance'>): AsyncGenerator<CsvRow> {
  const input = await openInput(path, (bytes) => progress.advance(bytes))
  const parser = parse({ bom: true, relax_column_count: true, skip_empty_lines: true })
  input.on('error', (error) => parser.destroy(error))
  input.pipe(parser)
  let columns: Map<string, number> | null = null
  let cells: string[] = []
  const row: CsvRow = {
    cell: (column) => cells[columns?.get(column) ?? -1] ?? '',
    get width() {
      return cells.length
    },
    get columns() {
      return columns?.size ?? 0
    },
  }
  try {
    for await (const record of parser) {
      cells = record
      if (columns) yield row
      else columns = new Map(cells.map((name, at) => [name.trim(), at]))
    }
  } catch (error) {
    if (!isContentError(error)) throw error
    throw new ImportRefused(`${basename(path)}: ${messageOf(error)}`)
  }
}
