import type { ProviderContext } from '../../context.ts'
import type { Statements } from '../../db/client.ts'
import { recordAct, wasActed } from '../../db/history.ts'
import type { OrderSide } from '../../db/trade/words.ts'
import type { SideEffect } from './hand-over.ts'
import type { Invoice } from './invoice.ts'
import { type AddressedNews, type OrderNews, readNews, sendOrderNews, type WrittenOrderNews, writeOrderNews } from './order-news.ts'
import { type OrderRow, readOrder } from './order-row.ts'
import { mayDo, ORDER_TRANSITIONS, type OrderAction } from './states/order-states.ts'

export interface OrderAct {
  /** the action's: sent again, it changes nothing and is answered as before */
  key: string
  order: OrderRow
  action: OrderAction
  side: OrderSide
  /** for the other side */
  note: string
  /** of an acceptance */
  dueOn: string | null
  visitOn: string | null
  /** of an approval */
  invoice: Invoice | null
  /** what is done with it */
  beside: SideEffect
  now: number
}

const NEWS: Record<OrderAction, (side: OrderSide) => Pick<OrderNews, 'letter' | 'notice'>> = {
  accept: () => ({ letter: null, notice: 'order-accepted' }),
  decline: () => ({ letter: null, notice: 'order-declined' }),
  start: () => ({ letter: null, notice: null }),
  deliver: () => ({ letter: null, notice: 'order-delivered' }),
  'ask-changes': () => ({ letter: 'order-changes', notice: null }),
  resume: () => ({ letter: null, notice: null }),
  approve: () => ({ letter: 'order-approved', notice: null }),
  cancel: (side) => (side === 'agent' ? { letter: 'order-cancelled', notice: null } : { letter: null, notice: 'order-withdrawn' }),
}

/** Does an action, once, and tells the other side; null when nothing leads there from the order's present state. */
export async function actOnOrder(
  context: Pick<ProviderContext, 'trade' | 'account' | 'live' | 'later' | 'post'>,
  act: OrderAct,
): Promise<OrderRow | null> {
  const { key, order, action, side, note, now } = act
  // a repeated action finds the state that it led to
  if (!mayDo(action, side, order.state)) return doneBefore(context.trade, act)
  const news = await readNews(context.account, {
    eventKey: key,
    order: { ...order, dueOn: act.dueOn ?? order.dueOn },
    side,
    text: note,
    now,
    ...NEWS[action](side),
  })
  sendOrderNews(context, await keepAct(context.trade, act, news))
  return doneBefore(context.trade, act)
}

async function keepAct(trade: Statements, act: OrderAct, news: AddressedNews): Promise<WrittenOrderNews> {
  const { key, order, action, side, note, dueOn, visitOn, invoice, beside, now } = act
  const { to } = ORDER_TRANSITIONS[action]
  const { id } = order
  const done = wasActed('order', { key, id })
  const [, , written] = await Promise.all([
    recordAct(trade, 'order', { key, id, action, actor: side, note, now, from: [order.state], to, where: beside.guard }),
    trade.run(
      `update vendor_order set state = ?1, due_on = coalesce(?2, due_on), visit_on = coalesce(?3, visit_on), updated_at = ?4, invoice = ?5,
        invoice_serial = case when ?5 is null then null else
          (select coalesce(max(made.invoice_serial), 0) + 1 from vendor_order made where made.country = ?8 and made.vendor = ?9) end
      where id = ?6 and state = ?7 and exists (select 1 from vendor_order_event where key = ?10 and order_id = ?6)`,
      to,
      dueOn,
      visitOn,
      now,
      invoice && JSON.stringify(invoice),
      order.id,
      order.state,
      order.country,
      order.vendor,
      key,
    ),
    writeOrderNews(trade, news, done),
    action === 'deliver' ? handOver(trade, act) : null,
    beside.write(done),
  ])
  return written
}

/** From now on the agent sees the files. */
const handOver = (trade: Statements, { key, order, now }: OrderAct): Promise<unknown> =>
  trade.run(
    `update upload set delivered_at = ?1 where order_id = ?2 and state = 'stored' and side = 'vendor' and delivered_at is null
      and exists (select 1 from vendor_order_event where key = ?3 and order_id = ?2)`,
    now,
    order.id,
    key,
  )

/** The order when this very action has been done with it. */
const doneBefore = (trade: Statements, { key, order, action }: OrderAct): Promise<OrderRow | null> =>
  readOrder(
    trade,
    'o.id = ? and exists (select 1 from vendor_order_event event where event.key = ? and event.action = ? and event.order_id = o.id)',
    order.id,
    key,
    action,
  )
