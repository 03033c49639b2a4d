import type { Statements } from '../../db/client.ts'
import { type Columns, integer, orNull, real, type SqlCell, type SqlColumn, text, textOrNumber } from '../../db/column-table.ts'
import type { EdmProperty, EdmType, EntitySet } from './entity-set.ts'
import { type SqlPart, sqlOf } from './filter-sql.ts'
import { ODataFault } from './odata-fault.ts'
import { type PageBegin, pageTokenOf, readPageToken } from './page-token.ts'
import type { QueryOptions } from './query-options.ts'

export type Entity = Readonly<Record<string, unknown>>

export interface EntityPage {
  entities: Entity[]
  /** all that the filter finds, whatever the page; null where it is not asked */
  count: number | null
  /** where the next page begins; null after the last */
  nextToken: string | null
}

/** Who asks, of which source, and when (unix seconds). */
export interface Reading {
  trade: Statements
  source: string
  now: number
}

interface Order extends SqlPart {
  isDescending: boolean
}

/** of a statement, as D1 takes them */
const PARAMETERS_MAX = 100

const NOTHING: SqlPart = { sql: '', parameters: [] }

/** The orders of a question, the key last: with it no two rows stand at the same place. */
function ordersOf(set: EntitySet, { orders }: QueryOptions, now: number): Order[] {
  const key = set.properties[set.key]?.sql ?? ''
  return [...orders.map(({ by, isDescending }) => ({ ...sqlOf(by, now), isDescending })), { sql: key, parameters: [], isDescending: false }]
}

/** Rows behind one, by its values of the orders. Null is the least, as OData has it. */
function behind(orders: readonly Order[], after: PageBegin['after']): SqlPart {
  const ways = orders.map((order, at) => {
    const same = orders.slice(0, at).map(
      (one, index): SqlPart => ({
        sql: `${one.sql} is ?`,
        parameters: [...one.parameters, after[index] ?? null],
      }),
    )
    return [...same, beyond(order, after[at] ?? null)]
  })
  return {
    sql: ` and (${ways.map((way) => `(${way.map(({ sql }) => sql).join(' and ')})`).join(' or ')})`,
    parameters: ways.flatMap((way) => way.flatMap(({ parameters }) => parameters)),
  }
}

function beyond({ sql, parameters, isDescending }: Order, value: string | number | null): SqlPart {
  if (value === null) return isDescending ? { sql: '0', parameters: [] } : { sql: `${sql} is not null`, parameters }
  if (!isDescending) return { sql: `${sql} > ?`, parameters: [...parameters, value] }
  return { sql: `(${sql} < ? or ${sql} is null)`, parameters: [...parameters, value, ...parameters] }
}

/** A page of a resource, at most `pageSize` rows, and the count where it is asked, of one moment. */
export async function readPage(
  { trade, source, now }: Reading,
  set: EntitySet,
  options: QueryOptions,
  pageSize: number,
): Promise<EntityPage> {
  const orders = ordersOf(set, options, now)
  const start = options.skipToken === null ? null : readPageToken(options.skipToken, options.asked, orders.length)
  const left = start ? start.left : options.top
  const size = Math.min(pageSize, left ?? pageSize)
  const filter = options.filter ? sqlOf(options.filter, now) : NOTHING
  const found: SqlPart = { sql: filter.sql && ` and ${filter.sql}`, parameters: [source, ...filter.parameters] }
  const place = start ? behind(orders, start.after) : NOTHING
  const parameters = [...orders.flatMap((order) => order.parameters), ...found.parameters, ...place.parameters]
  if (parameters.length + 2 > PARAMETERS_MAX) throw new ODataFault('too-large', '$filter', '$filter and $orderby name too many values.')
  const told = selection(set, options.select)
  const places = orders.map(({ sql }, at) => `${sql} as o${at}`)
  const placeColumns = Object.fromEntries(orders.map((_, at) => [`o${at}`, orNull(textOrNumber())]))
  const ordered = orders.map(({ isDescending }, at) => `o${at}${isDescending ? ' desc' : ''}`)
  const [rows, counted] = await Promise.all([
    trade.all(
      { ...told.columns, ...placeColumns },
      `select ${[...told.list, ...places].join(', ')} from ${set.rows}${found.sql}${place.sql} order by ${ordered.join(', ')} limit ? offset ?`,
      ...parameters,
      // one more says whether there is a next page
      size === 0 ? 0 : size + 1,
      start ? 0 : options.skip,
    ),
    options.isCounted ? trade.first({ n: integer() }, `select count(*) as n from ${set.rows}${found.sql}`, ...found.parameters) : null,
  ])
  const page = rows.slice(0, size)
  const rest = left === null ? null : left - page.length
  const last = rows.length > size && rest !== 0 ? page.at(-1) : undefined
  return {
    entities: page.map(told.entity),
    count: counted?.n ?? null,
    nextToken: last ? pageTokenOf(options.asked, { after: orders.map((_, at) => placeIn(last[`o${at}`])), left: rest }) : null,
  }
}

/** How many of a resource a filter finds. */
export async function countEntities({ trade, source, now }: Reading, set: EntitySet, { filter: asked }: QueryOptions): Promise<number> {
  const filter = asked ? sqlOf(asked, now) : NOTHING
  const where = filter.sql && ` and ${filter.sql}`
  const row = await trade.first({ n: integer() }, `select count(*) as n from ${set.rows}${where}`, source, ...filter.parameters)
  return row?.n ?? 0
}

/** The entity of a key; null where there is none that is told. */
export async function readEntity(
  { trade, source }: Omit<Reading, 'now'>,
  set: EntitySet,
  key: string | number,
  select: readonly string[] | null,
): Promise<Entity | null> {
  const told = selection(set, select)
  const sql = `select ${told.list.join(', ')} from ${set.rows} and ${set.properties[set.key]?.sql} = ? limit 1`
  const row = await trade.first(told.columns, sql, source, key)
  return row && told.entity(row)
}

const COLUMN_OF = {
  'Edm.Boolean': integer(),
  'Edm.Date': text(),
  'Edm.DateTimeOffset': integer(),
  'Edm.Decimal': real(),
  'Edm.Int32': integer(),
  'Edm.Int64': integer(),
  'Edm.String': text(),
} as const satisfies Record<EdmType, SqlColumn>

type Cells = Readonly<Record<string, SqlCell>>

/** The columns of a select for some properties, as the metadata describes them, and what makes an entity of its rows. */
function selection(set: EntitySet, select: readonly string[] | null) {
  const names = select ?? Object.keys(set.properties)
  const properties = names.flatMap((name) => set.properties[name] ?? [])
  const columns: Columns = Object.fromEntries(
    properties.map(({ type, isNullable }, at) => [`c${at}`, isNullable ? orNull<SqlCell>(COLUMN_OF[type]) : COLUMN_OF[type]]),
  )
  return {
    columns,
    list: properties.map(({ sql }, at) => `${sql} as c${at}`),
    entity: (row: Cells): Entity =>
      Object.fromEntries(properties.map((property, at) => [names[at], toldValue(property, row[`c${at}`] ?? null)])),
  }
}

const placeIn = (cell: SqlCell | undefined): string | number | null => (typeof cell === 'string' || typeof cell === 'number' ? cell : null)

/** A cell as OData's JSON writes it. */
function toldValue({ type, isCollection }: EdmProperty, cell: SqlCell): unknown {
  if (cell === null) return null
  if (isCollection) return JSON.parse(String(cell))
  if (type === 'Edm.Boolean') return cell === 1
  if (type === 'Edm.DateTimeOffset') return new Date(Number(cell) * 1_000).toISOString().replace('.000Z', 'Z')
  return cell
}
