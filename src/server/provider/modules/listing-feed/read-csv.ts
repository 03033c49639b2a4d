import { cellName, columnLetters, type SpreadsheetRow, SpreadsheetRows } from '#market/spreadsheet/spreadsheet-rows.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { FIELDS_MAX, RECORD_MAX_CHARS } from './feed-bounds.ts'
import { FeedRefused, RecordFault } from './feed-fault.ts'
import type { RawFields } from './field-readers.ts'
import type { Pieces, RawRecord } from './raw-record.ts'
import { resoColumn } from './reso-column-words.ts'
import { tableCell } from './table-cell.ts'

/** What a source calls its columns, and where its homes stand. */
export interface TableColumns {
  /** null: nobody says it */
  country: CountryCode | null
  /** name in lower case → name of RESO; '' where it is not needed */
  means: Readonly<Record<string, string>>
  /** told the names of the first row that nobody knows */
  onUnknown?(names: readonly string[]): void
}
export const NO_COLUMNS: TableColumns = { country: null, means: {} }

async function* rowsOf(chunks: Pieces): AsyncGenerator<SpreadsheetRow> {
  const rows = new SpreadsheetRows(RECORD_MAX_CHARS)
  for await (const chunk of chunks) yield* rows.take(chunk)
  yield* rows.end()
}

/** What ends the reading of a table. */
function refusedBy({ row, fault }: SpreadsheetRow): FeedRefused | null {
  if (fault === 'unclosed') return new FeedRefused('cut-off', `the file breaks off in row ${row}, or a quotation mark there is not closed`)
  if (fault === 'long')
    return new FeedRefused('too-large', `row ${row} has more than ${RECORD_MAX_CHARS} characters, or a quotation mark there is not closed`)
  return fault === 'separator'
    ? new FeedRefused('no-header', 'two signs part as many names in the first row; begin the file with a line such as sep=;')
    : null
}

/**
 * A table with RESO names in its first row, or words for them, or names of `columns`, as spreadsheets write it. A row that is shorter than the names is empty there, as spreadsheets leave it, unless the file
 * ends within it. Memory: one piece of the file and one row.
 */
export async function* readCsv(text: Pieces, columns: TableColumns): AsyncGenerator<RawRecord> {
  let names: string[] | null = null
  let row = 0
  for await (const one of rowsOf(text)) {
    const refused = refusedBy(one)
    if (refused) throw refused
    if (names === null) {
      if (one.fault) throw new FeedRefused('no-header', `row ${one.row}, which names the columns, has a quotation mark out of place`)
      names = headerOf(one.cells, columns)
      continue
    }
    row++
    yield { row, raw: recordOfRow(one, names, columns) }
  }
  if (names === null) throw new FeedRefused('no-header', 'the first row names no columns')
}

function recordOfRow(
  { row, cells, fault, isLast }: SpreadsheetRow,
  names: readonly string[],
  columns: TableColumns,
): RawFields | RecordFault {
  if (fault) return new RecordFault('broken', '', `row ${row} of the sheet has a quotation mark out of place`)
  // cells beyond the last name are often empty
  const isWider = cells.slice(names.length).some((cell) => cell.trim() !== '')
  if (isWider || (isLast && cells.length < names.length))
    return new RecordFault('broken', '', `row ${row} of the sheet has ${cells.length} cells where ${names.length} are named`)
  const read = (name: string, at: number) => tableCell({ name, text: cells[at] ?? '', place: cellName(row, at), country: columns.country })
  return Object.fromEntries(names.map((name, at) => [name, read(name, at)]))
}

/** By which a source's own name of a column is kept. */
export const columnKey = (name: string): string => name.trim().toLowerCase()

function headerOf(cells: readonly string[], { means, onUnknown }: TableColumns): string[] {
  const given = cells.map((name) => name.trim())
  const meant = (name: string) => (Object.hasOwn(means, columnKey(name)) ? means[columnKey(name)] : undefined)
  onUnknown?.(given.filter((name) => name !== '' && resoColumn(name) === undefined && meant(name) === undefined))
  // one that is not needed keeps its name, which nobody reads
  const names = given.map((name) => meant(name) || (meant(name) === undefined ? resoColumn(name) : undefined) || name)
  while (names.at(-1) === '') names.pop()
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) !== at)
  if (twice !== undefined)
    throw new FeedRefused(
      'no-header',
      `columns ${columnsNamed(names, twice)} are both ${twice.slice(0, 40)}: which of them counts is not known`,
    )
  if (names.length > FIELDS_MAX || !names.includes('ListingKey'))
    throw new FeedRefused('no-header', 'the first row does not name a column ListingKey')
  return names
}

/** "C and F" */
const columnsNamed = (names: readonly string[], name: string): string =>
  names.flatMap((other, at) => (other === name ? columnLetters(at) : [])).join(' and ')
