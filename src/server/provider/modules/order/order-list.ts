import type { OrderState } from '#graphql/order-kinds.ts'
import type { SqlValue, Statements } from '../../db/client.ts'
import { integer, pick, type RowOf, text } from '../../db/column-table.ts'
import { VENDOR_ORDER } from '../../db/trade/order-tables.ts'
import type { Page } from '../../paging.ts'
import type { OrderParty } from './order-access.ts'
import { ORDER_COLUMNS, SEEN_ORDER_ROW, type SeenOrder } from './order-row.ts'
import { OWED_STATES } from './states/order-states.ts'

/** Null and missing ones do not apply. */
export interface OrderFilter {
  states?: readonly OrderState[] | null
  /** part of the number, of where it is, or of the other side's name */
  text?: string | null
  /** owed, and due before this day, "2026-11-28" */
  lateOn?: string | null
}

const MATCHES = `from vendor_order o where case ?1 when 'agent' then o.agent when 'vendor' then o.vendor end = ?2
  and (?3 is null or o.state in (select value from json_each(?3)))
  and (?4 is null or instr(lower(o.country || '-' || printf('%06d', o.serial) || ' ' || o.place || ' ' || coalesce(o.home ->> 'name', '') || ' ' ||
    case ?1 when 'agent' then o.vendor_name else o.agent_name end), ?4))
  and (?5 is null or (o.due_on < ?5 and o.state in (select value from json_each(?6))))`

const parametersOf = ({ viewer, side }: OrderParty, { states, text, lateOn }: OrderFilter): SqlValue[] => [
  side,
  viewer.id,
  states ? JSON.stringify(states) : null,
  text?.trim().toLowerCase() || null,
  lateOn ?? null,
  JSON.stringify(OWED_STATES),
]

/** Messages of the other side that this one has not looked at. */
const UNREAD = `(select count(*) from vendor_order_message message where message.order_id = o.id and message.author <> ?1
  and message.rowid > case ?1 when 'agent' then o.agent_read else o.vendor_read end) as unread`

/** What each side has to do comes first: to a vendor what is new and then what is due next, to an agent what was delivered and then the newest. */
const ORDER_BY = `case ?1 when 'vendor' then o.state <> 'new' else o.state <> 'delivered' end,
  case ?1 when 'vendor' then coalesce(case when o.state in (select value from json_each(?6)) then o.due_on end, '9') else '' end,
  o.created_at desc, o.id`

/** One row more than the page, to know whether there is a next one. */
export const listOrders = (trade: Statements, party: OrderParty, filter: OrderFilter, { first, offset }: Page): Promise<SeenOrder[]> =>
  trade.all(
    SEEN_ORDER_ROW,
    `select ${ORDER_COLUMNS}, ?1 as side, ${UNREAD} ${MATCHES} order by ${ORDER_BY} limit ?7 offset ?8`,
    ...parametersOf(party, filter),
    first + 1,
    offset,
  )

export async function countOrders(trade: Statements, party: OrderParty, filter: OrderFilter): Promise<number> {
  const row = await trade.first({ total: integer() }, `select count(*) as total ${MATCHES}`, ...parametersOf(party, filter))
  return row?.total ?? 0
}

/** How many orders of a side are in each state, and how many of them have unread messages. */
export const orderCounts = (
  trade: Statements,
  { viewer, side }: OrderParty,
): Promise<{ state: OrderState; total: number; unread: number }[]> =>
  trade.all(
    { ...pick(VENDOR_ORDER, 'state'), total: integer(), unread: integer() },
    `select state, count(*) as total, sum(unread > 0) as unread from (
      select o.state, ${UNREAD} from vendor_order o where case ?1 when 'agent' then o.agent else o.vendor end = ?2) group by state`,
    side,
    viewer.id,
  )

/** Approved orders of a month, "2026-11", by invoice number; with one other side, or with all. */
export const listInvoiced = (trade: Statements, { viewer, side }: OrderParty, month: string, other: string | null): Promise<SeenOrder[]> =>
  trade.all(
    SEEN_ORDER_ROW,
    `select ${ORDER_COLUMNS}, ?1 as side, 0 as unread from vendor_order o
    where case ?1 when 'agent' then o.agent else o.vendor end = ?2 and o.invoice is not null and substr(o.invoice ->> 'issuedOn', 1, 7) = ?3
      and (?4 is null or case ?1 when 'agent' then o.vendor else o.agent end = ?4)
    order by o.vendor_name, o.invoice_serial limit 500`,
    side,
    viewer.id,
    month,
    other,
  )

const MONTH_ROW = {
  month: text(),
  ...pick(VENDOR_ORDER, 'country'),
  otherId: text(),
  otherName: text(),
  orders: integer(),
  totalCents: integer(),
}
export type MonthRow = RowOf<typeof MONTH_ROW>

/** What was approved in each month with each other side, the latest first. */
export const listMonths = (trade: Statements, { viewer, side }: OrderParty): Promise<MonthRow[]> =>
  trade.all(
    MONTH_ROW,
    `select substr(o.invoice ->> 'issuedOn', 1, 7) as month, o.country, case ?1 when 'agent' then o.vendor else o.agent end as otherId,
      max(case ?1 when 'agent' then o.vendor_name else o.agent_name end) as otherName, count(*) as orders, sum(o.invoice ->> 'totalCents') as totalCents
    from vendor_order o where case ?1 when 'agent' then o.agent else o.vendor end = ?2 and o.invoice is not null
    group by 1, 2, 3 order by 1 desc, 4 limit 120`,
    side,
    viewer.id,
  )
