import Papa from 'papaparse'

/**
 * What is wrong with a row: a quotation mark stands where none may (`quote`), one is not closed before the file ends (`unclosed`), the row is too long (`long`), or nothing says what parts
 * its names (`separator`). After the last three nothing more is read.
 */
export type SpreadsheetRowFault = 'quote' | 'unclosed' | 'long' | 'separator'

export interface SpreadsheetRow {
  /** its number as a spreadsheet shows it, from 1: rows without words and a line `sep=` are counted as it counts them */
  row: number
  /** as they were before a spreadsheet made them harmless, or kept it from counting them: `'=1+1`, `="007"` */
  cells: string[]
  fault: SpreadsheetRowFault | null
  /** the file ends within it, without a line end */
  isLast: boolean
}

interface Parsed {
  data: string[][]
  errors: { code: string; row?: number }[]
  meta: { cursor: number }
}

const SEPARATORS = [',', ';', '\t', '|'] as const
const SEPARATOR_LINE = /^"?sep=([^"\n])"?[ ,;\t]*(?:\n|$)/i
/** Each costs a second look at its piece of the file. */
const BROKEN_ROWS_MAX = 100

const parseRows = (text: string, delimiter: string, isRest: boolean, preview = 0): Parsed =>
  new Papa.Parser({ delimiter, newline: '\n', preview }).parse(text, 0, !isRest) satisfies unknown as Parsed

/** What stands between the cells: the sign that parts most of the names; undefined where two part as many. A table of one column has none. */
function separatorOf(line: string): string | undefined {
  const counts = SEPARATORS.map((separator) => ({ separator, count: line.split(separator).length }))
  const most = Math.max(...counts.map(({ count }) => count))
  const best = counts.filter(({ count }) => count === most)
  return most === 1 ? ',' : best.length === 1 ? best[0]?.separator : undefined
}

/** The first line outside quotation marks, without what stands in them; null where the text ends before it does. */
function nameLine(text: string, isRest: boolean): string | null {
  const open = text.replace(/"(?:[^"]|"")*"/g, '')
  const end = open.indexOf('\n')
  if (end === -1) return isRest ? open : null
  return open.slice(0, end).includes('"') && !isRest ? null : open.slice(0, end)
}

const cellText = (cell: string): string => /^="([^"]*)"$/.exec(cell.trim())?.[1] ?? cell.replace(/^'(?=[=+\-@\t\r])/, '')

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')
/** A quotation mark behind a space parts nothing: the cell would be cut at the next separator. */
const hasLateQuote = (cells: readonly string[]): boolean => cells.some((cell) => /^\s+"/.test(cell))

/**
 * Reads a table piece by piece, as spreadsheets of any language write it (RFC 4180; separators `,` `;` tab `|` or that of a line `sep=`; any line ends). Rows without words are left
 * out. A row with a quotation mark out of place costs itself: reading goes on with the next line. Memory: one piece and one row of at most `maxChars` characters.
 */
export class SpreadsheetRows {
  private readonly maxChars: number
  private held = ''
  private isAfterReturn = false
  private separator: string | null = null
  private isOver = false
  private row = 0
  private broken = 0

  constructor(maxChars = Number.POSITIVE_INFINITY) {
    this.maxChars = maxChars
  }

  /** The rows that a piece of the text ends. */
  take(piece: string): SpreadsheetRow[] {
    if (this.isOver) return []
    // a line end that is split between two pieces
    const text = (this.isAfterReturn ? '\r' : '') + piece
    this.isAfterReturn = text.endsWith('\r')
    this.held += (this.isAfterReturn ? text.slice(0, -1) : text).replace(/\r\n?/g, '\n')
    return this.read(false)
  }

  /** The rows that the end of the text ends. */
  end(): SpreadsheetRow[] {
    if (this.isOver) return []
    if (this.isAfterReturn) this.held += '\n'
    return this.held === '' ? [] : this.read(true)
  }

  private read(isRest: boolean): SpreadsheetRow[] {
    if (this.separator === null && !this.begin(isRest)) return this.held.length > this.maxChars ? this.over('long') : []
    if (this.separator === null) return this.over('separator')
    // every line is whole, so what stands behind a quotation mark is known
    const isCut = isRest && !this.held.endsWith('\n')
    if (isCut) this.held += '\n'
    const found: SpreadsheetRow[] = []
    while (this.held.includes('\n')) {
      const { rows, isDone } = this.readLines(this.separator, isRest, isCut)
      found.push(...rows)
      if (isDone) break
    }
    return !isRest && this.held.length > this.maxChars ? [...found, ...this.over('long')] : found
  }

  /** Looks for what parts the names; false while their line has not ended. */
  private begin(isRest: boolean): boolean {
    for (; this.held.startsWith('\n'); this.row++) this.held = this.held.slice(1)
    const line = nameLine(this.held, isRest)
    if (line === null) return false
    const said = SEPARATOR_LINE.exec(this.held)
    this.separator = said?.[1] ?? separatorOf(line) ?? null
    if (said) this.held = this.held.slice(said[0].length)
    return true
  }

  /** The rows of the lines that are whole, up to the first that is broken. */
  private readLines(separator: string, isRest: boolean, isCut: boolean): { rows: SpreadsheetRow[]; isDone: boolean } {
    const text = this.held.slice(0, this.held.lastIndexOf('\n') + 1)
    const { data, errors, meta } = parseRows(text, separator, isRest)
    if (isRest && data.at(-1)?.join('') === '') data.pop()
    const bad = errors.find(({ code }) => code === 'InvalidQuotes' || code === 'MissingQuotes')
    if (!bad) {
      this.held = this.held.slice(meta.cursor)
      return { rows: this.rowsOf(data, isCut), isDone: true }
    }
    const before = bad.row ?? 0
    const rows = this.rowsOf(data.slice(0, before), false)
    if (bad.code === 'MissingQuotes') return { rows: [...rows, ...this.over('unclosed')], isDone: true }
    if (++this.broken > BROKEN_ROWS_MAX) return { rows: [...rows, ...this.over('quote')], isDone: true }
    const start = before === 0 ? 0 : parseRows(text, separator, isRest, before).meta.cursor
    this.held = this.held.slice(text.indexOf('\n', start) + 1)
    return { rows: [...rows, { row: ++this.row, cells: [], fault: 'quote', isLast: false }], isDone: false }
  }

  private rowsOf(data: readonly string[][], isLast: boolean): SpreadsheetRow[] {
    return data.flatMap((cells, at) => {
      this.row++
      if (isBlank(cells)) return []
      const fault = hasLateQuote(cells) ? 'quote' : null
      return { row: this.row, cells: cells.map(cellText), fault, isLast: isLast && at === data.length - 1 }
    })
  }

  private over(fault: SpreadsheetRowFault): SpreadsheetRow[] {
    this.isOver = true
    this.held = ''
    return [{ row: this.row + 1, cells: [], fault, isLast: true }]
  }
}

/** All rows of a table that is here whole. */
export function spreadsheetRowsOf(text: string): SpreadsheetRow[] {
  const rows = new SpreadsheetRows()
  return [...rows.take(text.replace(/^\uFEFF/, '')), ...rows.end()]
}

/** A column by the letters that a spreadsheet gives it: "C". `at` counts from 0. */
export function columnLetters(at: number): string {
  let letters = ''
  for (let left = at; left >= 0; left = Math.floor(left / 26) - 1) letters = String.fromCharCode(65 + (left % 26)) + letters
  return letters
}

/** A cell by the name that a spreadsheet gives it: "C17". */
export const cellName = (row: number, at: number): string => `${columnLetters(at)}${row}`

/** By which names of columns are compared: without case, width, spaces and signs. */
export const headKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
