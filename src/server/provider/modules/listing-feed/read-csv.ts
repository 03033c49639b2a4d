import Papa from 'papaparse'
import { FIELDS_MAX, RECORD_MAX_CHARS } from './feed-bounds.ts'
import { FeedRefused, RecordFault } from './feed-fault.ts'
import type { RawFields } from './field-readers.ts'
import type { Pieces, RawRecord } from './raw-record.ts'
import { isResoName, resoName } from './reso-names.ts'

/** What a source calls its columns. */
export interface TableColumns {
  /** name in lower case → name of RESO; '' where it is not needed */
  means: Readonly<Record<string, string>>
  /** told the names of the first row that nobody knows */
  onUnknown?(names: readonly string[]): void
}
export const NO_COLUMNS: TableColumns = { means: {} }

interface Parsed {
  data: string[][]
  errors: { code: string }[]
  meta: { cursor: number }
}

const SEPARATORS = [',', ';', '\t', '|'] as const

/** What stands between the cells of a table: as its first line says (`sep=;`), else what most of its names are parted by (RFC 4180: a comma). */
function separatorOf(line: string): string {
  const said = /^sep=(.)$/i.exec(line.trim())?.[1]
  if (said) return said
  const names = (separator: string) => line.split(separator).length
  return SEPARATORS.reduce<string>((best, one) => (names(one) > names(best) ? one : best), ',')
}

/** Rows that are whole, and where the first that is not begins. */
const parseRows = (text: string, delimiter: string, isRest: boolean): Parsed =>
  new Papa.Parser({ delimiter, newline: '\n' }).parse(text, 0, !isRest) satisfies unknown as Parsed

interface Rows {
  rows: string[][]
  /** a quoted cell was not closed */
  isCut: boolean
}

async function* rowsOf(chunks: Pieces): AsyncGenerator<Rows> {
  let held = ''
  let isAfterReturn = false
  let separator: string | null = null
  for await (const chunk of chunks) {
    // a line end that is split between two pieces
    const text: string = (isAfterReturn ? '\r' : '') + chunk
    isAfterReturn = text.endsWith('\r')
    held += (isAfterReturn ? text.slice(0, -1) : text).replace(/\r\n?/g, '\n')
    if (separator === null) {
      held = held.replace(/^\n+/, '')
      const end = held.indexOf('\n')
      if (end === -1 && held.length <= RECORD_MAX_CHARS) continue
      separator = separatorOf(held.slice(0, end))
      if (/^sep=.\n/i.test(held)) held = held.slice(end + 1)
    }
    const { data, meta } = parseRows(held, separator, false)
    held = held.slice(meta.cursor)
    if (held.length > RECORD_MAX_CHARS)
      throw new FeedRefused('too-large', `a row has more than ${RECORD_MAX_CHARS} characters, or a quote is not closed`)
    if (data.length > 0) yield { rows: data, isCut: false }
  }
  if (held === '') return
  const { data, errors } = parseRows(held, separator ?? separatorOf(held), true)
  yield { rows: data, isCut: errors.some(({ code }) => code === 'MissingQuotes') }
}

/** A table with RESO names in its first row, or with those of `columns`, as spreadsheets write it. Memory: one piece of the file and one row. */
export async function* readCsv(text: Pieces, columns: TableColumns): AsyncGenerator<RawRecord> {
  let names: string[] | null = null
  let row = 0
  for await (const { rows, isCut } of rowsOf(text)) {
    if (isCut) throw new FeedRefused('cut-off', `the file breaks off in record ${row + 1}`)
    for (const cells of rows) {
      if (cells.every((cell) => cell.trim() === '')) continue
      if (names === null) {
        names = headerOf(cells, columns)
        continue
      }
      row++
      // cells beyond the last name are often empty
      const isWider = cells.slice(names.length).some((cell) => cell.trim() !== '')
      yield { row, raw: isWider || cells.length < names.length ? widthFault(cells.length, names.length) : fieldsOf(names, cells) }
    }
  }
  if (names === null) throw new FeedRefused('no-header', 'the first row names no columns')
}

const widthFault = (given: number, wanted: number) => new RecordFault('broken', '', `the row has ${given} cells where ${wanted} are named`)

/** By which a source's own name of a column is kept. */
export const columnKey = (name: string): string => name.trim().toLowerCase()

function headerOf(cells: readonly string[], { means, onUnknown }: TableColumns): string[] {
  const given = cells.map((name) => name.trim())
  const meant = (name: string) => (Object.hasOwn(means, columnKey(name)) ? means[columnKey(name)] : undefined)
  onUnknown?.(given.filter((name) => name !== '' && !isResoName(name) && meant(name) === undefined))
  // one that is not needed keeps its name, which nobody reads
  const names = given.map((name) => meant(name) || resoName(name))
  while (names.at(-1) === '') names.pop()
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) !== at)
  if (twice !== undefined)
    throw new FeedRefused('no-header', `two columns are called ${twice.slice(0, 40)}: which of them counts is not known`)
  if (names.length > FIELDS_MAX || !names.includes('ListingKey'))
    throw new FeedRefused('no-header', 'the first row does not name a column ListingKey')
  return names
}

/** Cells that were made harmless for spreadsheets are read as they were. */
const fieldsOf = (names: readonly string[], cells: readonly string[]): RawFields =>
  Object.fromEntries(names.map((name, at) => [name, (cells[at] ?? '').replace(/^'(?=[=+\-@\t\r])/, '')]))
