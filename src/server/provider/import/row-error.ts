/** A row that cannot be imported: the column and the reason. */
export class RowError extends Error {
  override name = 'RowError'
  readonly column: string

  constructor(column: string, reason: string) {
    super(reason)
    this.column = column
  }
}

/** Reads one cell of the current row by column name. */
export type Cell = (column: string) => string

export function required(cell: Cell, column: string): string {
  const text = cell(column).trim()
  if (text === '') throw new RowError(column, 'is empty')
  return text
}

/** A number within bounds; thousands separators are allowed. */
export function numberCell(cell: Cell, column: string, min: number, max: number): number {
  const text = required(cell, column)
  if (!/^-?\d{1,3}(,\d{3})+(\.\d+)?$|^-?\d+(\.\d+)?$/.test(text)) throw new RowError(column, 'is not a number')
  const value = Number(text.replaceAll(',', ''))
  if (value < min || value > max) throw new RowError(column, `is outside ${min} to ${max}`)
  return value
}

export function integerCell(cell: Cell, column: string, min: number, max: number): number {
  const value = numberCell(cell, column, min, max)
  if (!Number.isInteger(value)) throw new RowError(column, 'is not a whole number')
  return value
}

/** The number, or null where the cell is empty or "0". */
export const optionalInteger = (cell: Cell, column: string, min: number, max: number): number | null =>
  cell(column).trim() === '' || Number(cell(column)) === 0 ? null : Math.round(numberCell(cell, column, min, max))

export function oneOf<T>(cell: Cell, column: string, table: Readonly<Record<string, T>>): T {
  const text = required(cell, column)
  const found = Object.hasOwn(table, text) ? table[text] : undefined
  if (found === undefined) throw new RowError(column, 'is not a known value')
  return found
}

/** A date "2025-07-01" or month "2025-07" as 202507. */
export function monthOf(cell: Cell, column: string): number {
  const match = /^(\d{4})-(\d{2})(-\d{2})?$/.exec(required(cell, column))
  const month = match ? Number(match[1]) * 100 + Number(match[2]) : 0
  if (month % 100 < 1 || month % 100 > 12 || month < 190_000) throw new RowError(column, 'is not a month')
  return month
}
