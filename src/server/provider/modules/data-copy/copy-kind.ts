import type { LocaleCode } from '#market/locale-tags.ts'
import type { Statements } from '../../db/client.ts'
import { text } from '../../db/column-table.ts'
import type { CellsRow } from '../../db/described-rows.ts'
import { isoTime } from '../../iso-time.ts'
import type { Clock } from '../../ports/clock/clock.ts'

/** Whose things are read, and from where. */
export interface CopyScope {
  trade: Statements
  account: Statements
  clock: Clock
  /** an account */
  owner: string
  /** null: what is of the person; else the listings of this source alone */
  source: string | null
  locale: LocaleCode
  siteOrigin: string
}

/** One record, as it is written: names are fields, times ISO 8601 in UTC. */
export type CopyRecord = Readonly<Record<string, unknown>>

/** Records of one kind, the oldest first. */
export interface CopyKind {
  /** of a table, in their order */
  columns: readonly string[]
  /** The first record of each file, by what `read` takes. */
  begins(scope: CopyScope): Promise<string[]>
  /** The records of the file that begins there, at most {@link RECORDS_PER_FILE}. */
  read(scope: CopyScope, first: string): Promise<CopyRecord[]>
}

/** Records of one file, so that one is made in little memory. */
export const RECORDS_PER_FILE = 1_000

interface OrderedTable {
  in: 'trade' | 'account'
  /** with the alias by which `where`, `id` and `at` name its columns */
  from: string
  /** `?1`: the owner, or the source */
  where: string
  id: string
  /** unix seconds */
  at: string
}

const FIRST_ROW = { first: text() }

/** The first of every so many rows: "<at> <id>". */
export async function beginsOf(scope: CopyScope, { in: place, from, where, id, at }: OrderedTable): Promise<string[]> {
  const rows = await scope[place].all(
    FIRST_ROW,
    `select first from (select ${at} || ' ' || ${id} as first, row_number() over (order by ${at}, ${id}) as n from ${from} where ${where})
    where n % ${RECORDS_PER_FILE} = 1 order by n`,
    scope.source ?? scope.owner,
  )
  return rows.map(({ first }) => first)
}

/** The condition, order and parameters behind `?1` of the rows from such a first one on. */
export function rowsFrom({ where, id, at }: OrderedTable, first: string): { sql: string; parameters: [number, string] } {
  const [, seconds = '', key = ''] = /^(-?\d+) (.*)$/s.exec(first) ?? []
  return {
    sql: `${where} and (${at}, ${id}) >= (?2, ?3) order by ${at}, ${id} limit ${RECORDS_PER_FILE}`,
    parameters: [Number(seconds), key],
  }
}

interface TableKind extends OrderedTable {
  /** field → its expression */
  fields: Readonly<Record<string, string>>
  /** fields that hold JSON */
  json?: readonly string[]
}

const TIME_FIELD = /(?:At|Until)$/

/** A kind that a select reads as it is to be written. */
export const tableKind = (table: TableKind): CopyKind => ({
  columns: Object.keys(table.fields),
  begins: (scope) => beginsOf(scope, table),
  async read(scope, first) {
    const { sql, parameters } = rowsFrom(table, first)
    const list = Object.entries(table.fields).map(([field, expression]) => `${expression} as "${field}"`)
    const rows = await scope[table.in].cells(`select ${list.join(', ')} from ${table.from} where ${sql}`, scope.owner, ...parameters)
    return rows.map((row) => readable(row, table.json ?? []))
  },
})

const readable = (row: CellsRow, json: readonly string[]): CopyRecord =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [field, readableCell(field, value, json.includes(field))]))

function readableCell(field: string, value: string | number | null, isJson: boolean): unknown {
  if (isJson && typeof value === 'string') return JSON.parse(value)
  return typeof value === 'number' && TIME_FIELD.test(field) ? isoTime(value) : value
}
