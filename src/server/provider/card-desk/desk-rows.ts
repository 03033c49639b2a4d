import { isRecord } from '#lib/records.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Statements } from '../db/client.ts'
import { pick, type RowOf, selectList } from '../db/column-table.ts'
import { CARD_DESK_OBJECT } from '../db/trade/card-desk-tables.ts'
import type { DeskKind } from './desk-objects.ts'

/** An object as it lies in its row. */
export interface DeskRow {
  id: string
  kind: string
  object: unknown
  hidden: unknown
  version: number
}

/** What rows are found by, beside id and kind. */
export interface DeskIndex {
  customer: string | null
  parent: string | null
  name: string | null
  clock: string | null
  due: number | null
}

/** How a list is narrowed: by indexed columns, and by fields of the object. */
export interface DeskRowFilter {
  customer?: string
  parent?: string
  name?: string
  clock?: string
  fields?: Readonly<Record<string, string | number | null>>
  /** any of these names */
  names?: readonly string[]
  /** a field, and what it must not be */
  not?: readonly [string, string]
}

export interface DeskPage {
  limit: number
  /** ids: rows older than the first, newer than the second */
  after?: string
  before?: string
}

const RAW_ROW = pick(CARD_DESK_OBJECT, 'id', 'kind', 'json', 'version')
type RawRow = RowOf<typeof RAW_ROW>

const COLUMNS = selectList(RAW_ROW)

function toRow({ id, kind, json, version }: RawRow): DeskRow {
  const parsed: unknown = JSON.parse(json)
  return { id, kind, version, object: isRecord(parsed) ? parsed.object : null, hidden: isRecord(parsed) ? parsed.hidden : null }
}

export async function rowOf(trade: Statements, country: CountryCode, id: string): Promise<DeskRow | null> {
  const row = await trade.first(RAW_ROW, `select ${COLUMNS} from card_desk_object where country = ? and id = ?`, country, id)
  return row && toRow(row)
}

/** Newest first, one more than the limit where there is more. */
export async function rowsOf(
  trade: Statements,
  country: CountryCode,
  kind: DeskKind,
  { customer, parent, name, clock, fields = {}, not, names }: DeskRowFilter,
  { limit, after, before }: DeskPage,
): Promise<DeskRow[]> {
  const columns = Object.entries({ customer, parent, name, clock }).filter((pair): pair is [string, string] => pair[1] !== undefined)
  const paths = Object.entries(fields).map(([path, value]): [string, string | number] => [path, value ?? ''])
  const seqOf = '(select seq from card_desk_object where country = ? and id = ?)'
  const conditions = [
    'country = ? and kind = ?',
    ...columns.map(([column]) => `${column} = ?`),
    ...paths.map(() => `coalesce(json_extract(json, ?), '') = ?`),
    ...(names ? ['name in (select value from json_each(?))'] : []),
    ...(not ? [`coalesce(json_extract(json, ?), '') <> ?`] : []),
    ...(after === undefined ? [] : [`seq < ${seqOf}`]),
    ...(before === undefined ? [] : [`seq > ${seqOf}`]),
  ]
  const rows = await trade.all(
    RAW_ROW,
    `select ${COLUMNS} from card_desk_object where ${conditions.join(' and ')} order by seq ${before === undefined ? 'desc' : 'asc'} limit ?`,
    country,
    kind,
    ...columns.map(([, value]) => value),
    ...paths.flatMap(([path, value]) => [`$.object.${path}`, value]),
    ...(names ? [JSON.stringify(names)] : []),
    ...(not ? [`$.object.${not[0]}`, not[1]] : []),
    ...(after === undefined ? [] : [country, after]),
    ...(before === undefined ? [] : [country, before]),
    limit + 1,
  )
  return rows.map(toRow)
}

/** Subscriptions to which something happens by the given moment, the earliest first; of a test clock, or of none. */
export async function dueRows(trade: Statements, country: CountryCode, clock: string | null, until: number): Promise<DeskRow[]> {
  const rows = await trade.all(
    RAW_ROW,
    `select ${COLUMNS} from card_desk_object where country = ? and clock is ? and due_at <= ? order by due_at, seq limit 500`,
    country,
    clock,
    until,
  )
  return rows.map(toRow)
}

/** A subscription by the id of one of its items. */
export async function rowOfItem(trade: Statements, country: CountryCode, item: string): Promise<DeskRow | null> {
  const row = await trade.first(
    RAW_ROW,
    `select ${COLUMNS} from card_desk_object where country = ? and kind = 'subscription'
      and exists (select 1 from json_each(card_desk_object.json, '$.object.items.data') as item where item.value ->> 'id' = ?)`,
    country,
    item,
  )
  return row && toRow(row)
}

export interface DeskWrite extends DeskRow {
  index: DeskIndex
  isChanged: boolean
}

/** Rows of one statement: a parameter may hold two million bytes. */
const ROWS_PER_STATEMENT = 40

/**
 * Statements of one transaction: nothing is written when one of the objects, read or changed, is another by now; {@link isClash} knows the error.
 */
export function writeRows(trade: Statements, country: CountryCode, all: readonly DeskWrite[]): Promise<unknown>[] {
  const changed = all.filter(({ isChanged }) => isChanged)
  const seen = JSON.stringify(all.map(({ id, version }) => ({ id, version })))
  const chunks = Array.from({ length: Math.ceil(changed.length / ROWS_PER_STATEMENT) }, (_, i) =>
    changed.slice(i * ROWS_PER_STATEMENT, (i + 1) * ROWS_PER_STATEMENT),
  )
  return [
    trade.run(
      `insert into card_desk_clash (id)
       select null from json_each(?) as seen left join card_desk_object as now on now.country = ? and now.id = seen.value ->> 'id'
       where coalesce(now.version, 0) <> seen.value ->> 'version'`,
      seen,
      country,
    ),
    ...chunks.map((chunk) =>
      trade.run(
        `insert into card_desk_object (country, id, kind, customer, parent, name, clock, due_at, version, json)
         select ?, value ->> 'id', value ->> 'kind', value ->> 'customer', value ->> 'parent', value ->> 'name', value ->> 'clock', value ->> 'due',
           value ->> 'version', value ->> 'json'
         from json_each(?) where true
         on conflict (country, id) do update set kind = excluded.kind, customer = excluded.customer, parent = excluded.parent, name = excluded.name,
           clock = excluded.clock, due_at = excluded.due_at, version = excluded.version, json = excluded.json`,
        country,
        JSON.stringify(chunk.map(toWritten)),
      ),
    ),
  ]
}

const toWritten = ({ id, kind, object, hidden, version, index }: DeskWrite) => ({
  id,
  kind,
  ...index,
  version: version + 1,
  json: JSON.stringify({ object, hidden }),
})

/** Whether a transaction was undone because another one changed what it had read. */
export const isClash = (error: unknown): boolean => String(error).includes('card_desk_clash')
