import type { ProviderContext } from '../../context.ts'
import type { Statements } from '../../db/client.ts'
import { pick, type RowOf } from '../../db/column-table.ts'
import { VENDOR_ORDER_MESSAGE } from '../../db/trade/order-tables.ts'
import type { OrderSide } from '../../db/trade/words.ts'
import { readNews, sendOrderNews, writeOrderNews } from './order-news.ts'
import type { OrderRow } from './order-row.ts'

const ORDER_MESSAGE_ROW = pick(VENDOR_ORDER_MESSAGE, 'author', 'text', 'at')
export type OrderMessageRow = RowOf<typeof ORDER_MESSAGE_ROW>

/** Messages of one order, the oldest first. */
export const listMessages = (trade: Statements, orderId: string): Promise<OrderMessageRow[]> =>
  trade.all(ORDER_MESSAGE_ROW, 'select author, text, at from vendor_order_message where order_id = ? order by rowid limit 500', orderId)

/** Messages that one order may hold. */
const MESSAGES_MAX = 500

/** Writes a message, once for its key, and tells the other side. False when there are too many already. */
export async function writeMessage(
  context: Pick<ProviderContext, 'trade' | 'account' | 'live' | 'later' | 'post'>,
  { key, order, side, text, now }: { key: string; order: OrderRow; side: OrderSide; text: string; now: number },
): Promise<boolean> {
  const { trade } = context
  const about =
    side === 'agent' ? ({ letter: 'order-message', notice: null } as const) : ({ letter: null, notice: 'order-message' } as const)
  const news = await readNews(context.account, { eventKey: key, order, side, text, now, ...about })
  const [, written, kept] = await Promise.all([
    trade.run(
      `insert or ignore into vendor_order_message (key, order_id, author, text, at) select ?, id, ?, ?, ? from vendor_order
      where id = ? and (select count(*) from vendor_order_message where order_id = vendor_order.id) < ${MESSAGES_MAX}`,
      key,
      side,
      text,
      now,
      order.id,
    ),
    writeOrderNews(trade, news, { sql: 'exists (select 1 from vendor_order_message where key = ?)', parameters: [key] }),
    trade.first({}, 'select 1 from vendor_order_message where key = ? and order_id = ?', key, order.id),
  ])
  sendOrderNews(context, written)
  return kept !== null
}

/** Notes that a side has seen all messages of an order. */
export async function markOrderRead(trade: Statements, orderId: string, side: OrderSide): Promise<void> {
  await trade.run(
    `update vendor_order set ${side === 'agent' ? 'agent_read' : 'vendor_read'} =
      (select coalesce(max(rowid), 0) from vendor_order_message where order_id = ?1) where id = ?1`,
    orderId,
  )
}
