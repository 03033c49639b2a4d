import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import type { Progress } from '../build/progress.ts'
import { ImportRefused, isContentError, messageOf, openInput, readHead } from './input-file.ts'
import type { Cell } from './row-error.ts'
import { delimiterOf, toUtf8 } from './text-encoding.ts'

/** The row that a stream of rows stands at. It is the same object for every row. */
export interface CsvRow {
  /** a cell by the name of its column, as text; empty where the file has no such column or the row is too short */
  readonly cell: Cell
  /** a cell by its place, counted from 0, where two columns share a name */
  readonly at: (place: number) => string
  /** the names in the first line, in order */
  readonly names: readonly string[]
  /** number of cells of this row */
  readonly width: number
  /** number of columns that the first line names */
  readonly columns: number
}

/** Streams the rows of a table with commas or tabs, in UTF-8 or UTF-16, packed or not, after the line that names the columns. A file that is no such table is refused. */
export async function* csvRows(path: string, progress: Pick<Progress, 'advance'>): AsyncGenerator<CsvRow> {
  const delimiter = delimiterOf((await readHead(path)).text)
  const input = await openInput(path, (bytes) => progress.advance(bytes))
  const text = toUtf8()
  input.on('error', (error) => text.destroy(error))
  input.pipe(text)
  yield* parsedRows(text, delimiter, basename(path))
}

/** The rows of a table that is at hand as text. A text that is no table is refused by its name. */
export const csvRowsOfText = (text: string, name: string): AsyncGenerator<CsvRow> =>
  parsedRows(Readable.from([Buffer.from(text)]), delimiterOf(text), name)

async function* parsedRows(text: Readable, delimiter: '\t' | ',', name: string): AsyncGenerator<CsvRow> {
  // a name between tabs may hold a quotation mark
  const parser = parse({ bom: true, relax_column_count: true, skip_empty_lines: true, delimiter, relax_quotes: delimiter === '\t' })
  text.on('error', (error) => parser.destroy(error))
  text.pipe(parser)
  let names: string[] = []
  let columns: Map<string, number> | null = null
  let cells: string[] = []
  const row: CsvRow = {
    cell: (column) => cells[columns?.get(column) ?? -1] ?? '',
    at: (place) => cells[place] ?? '',
    get names() {
      return names
    },
    get width() {
      return cells.length
    },
    get columns() {
      return names.length
    },
  }
  try {
    for await (const record of parser) {
      cells = record
      if (columns) {
        yield row
        continue
      }
      names = record.map((title: string) => title.trim())
      columns = new Map(names.map((title, at) => [title, at]))
    }
  } catch (error) {
    if (!isContentError(error)) throw error
    throw new ImportRefused(`${name}: ${messageOf(error)}`)
  }
}
