import { isRecord } from '#lib/records.ts'
import type { Columns, RowOf, SqlColumn } from './column-table.ts'

/** A row whose fields nobody names, as it is given to the person whom it tells of. */
export type CellsRow = Readonly<Record<string, string | number | null>>

const isCells = (row: unknown): row is CellsRow =>
  isRecord(row) && Object.values(row).every((cell) => cell === null || typeof cell === 'string' || typeof cell === 'number')

/** What `typeof` says of a cell; D1 gives bytes as a list. */
const KINDS = { any: ['string', 'number'], text: ['string'], integer: ['number'], real: ['number'], blob: ['object'] } as const

const isCell = (cell: unknown, { type, isNullable }: SqlColumn): boolean =>
  cell === null ? isNullable : KINDS[type].some((kind) => typeof cell === kind)

/** The rows that a statement gave, as `columns` describes them. Throws where one is otherwise, and names its fields, never what they hold. */
export function describedRows<C extends Columns>(columns: C, rows: unknown[], sql: string): RowOf<C>[] {
  const fields = Object.entries(columns)
  const isRow = (row: unknown): row is RowOf<C> => isRecord(row) && fields.every(([field, column]) => isCell(row[field], column))
  if (rows.every(isRow)) return rows
  const odd = rows.find((row) => !isRow(row))
  const wrong = fields.filter(([field, column]) => !isRecord(odd) || !isCell(odd[field], column))
  const faults = wrong.map(([field, { type, isNullable }]) => `${field} is no ${type}${isNullable ? ' or null' : ''}`)
  throw new TypeError(`a row is otherwise than described: ${faults.join(', ')}; ${sql.replace(/\s+/g, ' ').slice(0, 200)}`)
}

/** Rows of any fields. Throws where one holds bytes. */
export function cellsRows(rows: unknown[]): CellsRow[] {
  if (rows.every(isCells)) return rows
  throw new TypeError('a row holds more than texts and numbers')
}
