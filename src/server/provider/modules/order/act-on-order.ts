import type { ProviderContext } from '../../context.ts'
import type { Guard, Statements } from '../../db/client.ts'
import { recordAct, wasActed } from '../../db/history.ts'
import type { OrderSide } from '../../db/trade/words.ts'
import type { SideEffect } from './hand-over.ts'
import type { Invoice } from './invoice.ts'
import { type AddressedNews, type OrderNews, readNews, sendOrderNews, type WrittenOrderNews, writeOrderNews } from './order-news.ts'
import { type OrderRow, type Proposal, readOrder } from './order-row.ts'
import { mayDo, ORDER_TRANSITIONS, type OrderAction } from './states/order-states.ts'
import { isTimeFree, type Visit } from './visit.ts'

export interface OrderAct {
  /** the action's: sent again, it changes nothing and is answered as before */
  key: string
  order: OrderRow
  action: OrderAction
  side: OrderSide
  /** for the other side */
  note: string
  /** of an acceptance or a proposal */
  visit: Visit | null
  /** what is proposed, or of which an agent agrees to */
  proposal: Proposal | null
  /** of an approval */
  invoice: Invoice | null
  /** what is done with it */
  beside: SideEffect
  now: number
}

const NEWS: Record<OrderAction, (side: OrderSide) => Pick<OrderNews, 'letter' | 'notice'>> = {
  accept: () => ({ letter: null, notice: 'order-accepted' }),
  propose: () => ({ letter: null, notice: 'order-proposed' }),
  agree: () => ({ letter: 'order-agreed', notice: null }),
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
    order: { ...order, dueOn: act.visit?.dueOn ?? act.proposal?.dueOn ?? order.dueOn },
    side,
    text: note,
    now,
    ...NEWS[action](side),
  })
  sendOrderNews(context, await keepAct(context.trade, act, news))
  return doneBefore(context.trade, act)
}

/** What must hold beside the state: the time of a visit is free, and what is agreed to is what is proposed. */
function isFit({ action, visit, proposal, beside }: OrderAct): Guard {
  const guards = [beside.guard, ...(visit ? [isTimeFree(visit)] : [])]
  if (action === 'agree') guards.push({ sql: "vendor_order.proposal ->> 'id' = ?", parameters: [proposal?.id ?? ''] })
  return { sql: guards.map(({ sql }) => `(${sql})`).join(' and '), parameters: guards.flatMap(({ parameters }) => [...parameters]) }
}

async function keepAct(trade: Statements, act: OrderAct, news: AddressedNews): Promise<WrittenOrderNews> {
  const { key, order, action, side, note, invoice, beside, now } = act
  const { to } = ORDER_TRANSITIONS[action]
  const { id } = order
  const done = wasActed('order', { key, id })
  const [, , , written] = await Promise.all([
    recordAct(trade, 'order', { key, id, action, actor: side, note, now, from: [order.state], to, where: isFit(act) }),
    keepAgreement(trade, act),
    trade.run(
      `update vendor_order set state = coalesce(?1, state), updated_at = ?2, invoice = ?3,
        invoice_serial = case when ?3 is null then null else
          (select coalesce(max(made.invoice_serial), 0) + 1 from vendor_order made where made.country = ?6 and made.vendor = ?7) end
      where id = ?4 and state = ?5 and exists (select 1 from vendor_order_event where key = ?8 and order_id = ?4)`,
      to,
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

/** The days of an acceptance, what is proposed last, or price and due day of what is agreed to. */
async function keepAgreement(trade: Statements, { key, order, action, visit, proposal }: OrderAct): Promise<unknown> {
  if (action === 'agree')
    return trade.run(
      `update vendor_order set lines = proposal -> 'lines', cents = proposal ->> 'cents', due_on = proposal ->> 'dueOn', proposal = null
      where id = ?1 and proposal is not null and exists (select 1 from vendor_order_event where key = ?2 and order_id = ?1)`,
      order.id,
      key,
    )
  if (!visit) return null
  return trade.run(
    `update vendor_order set due_on = ?1, visit_on = ?2, visit_starts_at = ?3, visit_ends_at = ?4, proposal = ?5
    where id = ?6 and state = ?7
      and ?8 = (select key from vendor_order_event where order_id = ?6 and action = ?9 order by rowid desc limit 1)`,
    action === 'accept' ? visit.dueOn : null,
    visit.visitOn,
    visit.visitStartsAt,
    visit.visitEndsAt,
    proposal && JSON.stringify(proposal),
    order.id,
    order.state,
    key,
    action,
  )
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
