import type { OrderService } from '#graphql/order-kinds.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import type { Statements } from '../../db/client.ts'
import { wasActed } from '../../db/history.ts'
import type { BookedHome } from '../booking/booking-row.ts'
import { type OrderNews, readNews, sendOrderNews, writeOrderNews } from './order-news.ts'
import { type OrderRow, readOrder } from './order-row.ts'
import { linesFor, totalCents } from './price-list.ts'
import { pricesOn, readVendor } from './vendor-store.ts'

/** What an agent asks for; its texts and days are checked. */
export interface AskedOrder {
  /** the action's: sent again, it makes no second order */
  key: string
  agent: { id: string; name: string; locale: LocaleCode }
  vendor: string
  country: CountryCode
  services: readonly OrderService[]
  /** of the home; null where it was not told */
  bedrooms: number | null
  /** what the agent was shown, before tax */
  cents: number
  home: BookedHome | null
  place: string
  access: string
  note: string
  /** JSON, see staging-brief.ts */
  staging: string | null
  wishDays: readonly string[]
  /** of the country, "2026-11-28" */
  today: string
  siteOrigin: string
  now: number
}

/** order-vendor: not open; order-services: not offered; order-bedrooms: the price goes by them; order-price: the prices have changed since they were shown */
export type PlaceRefusal = 'order-vendor' | 'order-services' | 'order-bedrooms' | 'order-price'

/** Places an order, once for its key, and tells the vendor. */
export async function placeOrder(
  context: Pick<ProviderContext, 'trade' | 'account' | 'later' | 'post' | 'live'>,
  asked: AskedOrder,
): Promise<{ order: OrderRow } | { refused: PlaceRefusal }> {
  const { trade } = context
  const before = await madeUnder(trade, asked)
  if (before) return { order: before }
  const vendor = await readVendor(trade, asked.vendor, asked.country)
  if (!vendor?.isActive) return { refused: 'order-vendor' }
  const lines = linesFor(pricesOn(vendor, asked.today), asked.services, asked.bedrooms)
  if (typeof lines === 'string') return { refused: lines }
  if (totalCents(lines) !== asked.cents) return { refused: 'order-price' }
  const order = { ...rowOf(asked), vendorName: vendor.name, lines: JSON.stringify(lines), cents: asked.cents }
  const news: OrderNews = { eventKey: asked.key, order, side: 'agent', letter: 'order-new', notice: null, text: asked.note, now: asked.now }
  sendOrderNews(context, await keepOrder(trade, order, { key: asked.key, version: vendor.version }, await readNews(context.account, news)))
  const made = await madeUnder(trade, asked)
  // the vendor's prices were changed between the two looks
  return made ? { order: made } : { refused: 'order-price' }
}

type NewOrder = Omit<OrderRow, 'serial' | 'agentRead' | 'vendorRead'>

const rowOf = (asked: AskedOrder): Omit<NewOrder, 'vendorName' | 'lines' | 'cents'> => ({
  id: crypto.randomUUID(),
  country: asked.country,
  agent: asked.agent.id,
  vendor: asked.vendor,
  agentName: asked.agent.name,
  agentLocale: asked.agent.locale,
  home: asked.home && JSON.stringify(asked.home),
  place: asked.place,
  access: asked.access,
  note: asked.note,
  staging: asked.staging,
  wishDays: JSON.stringify(asked.wishDays),
  bedrooms: asked.bedrooms,
  visitOn: null,
  visitStartsAt: null,
  visitEndsAt: null,
  dueOn: null,
  proposal: null,
  state: 'new',
  invoiceSerial: null,
  invoice: null,
  siteOrigin: asked.siteOrigin,
  createdAt: asked.now,
  updatedAt: asked.now,
})

async function keepOrder(
  trade: Statements,
  order: NewOrder,
  { key, version }: { key: string; version: number },
  news: Awaited<ReturnType<typeof readNews>>,
) {
  const made = wasActed('order', { key, id: order.id })
  const [, , written] = await Promise.all([
    trade.run(
      `insert into vendor_order (id, country, serial, agent, vendor, agent_name, vendor_name, agent_locale, lines, cents, home, place, access, note,
        wish_days, state, site_origin, created_at, updated_at, staging, bedrooms)
      select ?1, ?2, (select coalesce(max(serial), 0) + 1 from vendor_order where country = ?2), ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14,
        'new', ?15, ?16, ?16, ?19, ?20
      where not exists (select 1 from vendor_order_event where key = ?17)
        and exists (select 1 from vendor where user_id = ?4 and country = ?2 and is_active = 1 and version = ?18)`,
      order.id,
      order.country,
      order.agent,
      order.vendor,
      order.agentName,
      order.vendorName,
      order.agentLocale,
      order.lines,
      order.cents,
      order.home,
      order.place,
      order.access,
      order.note,
      order.wishDays,
      order.siteOrigin,
      order.createdAt,
      key,
      version,
      order.staging,
      order.bedrooms,
    ),
    trade.run(
      `insert or ignore into vendor_order_event (key, order_id, action, actor, from_state, to_state, note, at)
      select ?, id, 'place', 'agent', null, 'new', '', ? from vendor_order where id = ?`,
      key,
      order.createdAt,
      order.id,
    ),
    writeOrderNews(trade, news, made),
  ])
  return written
}

const madeUnder = (trade: Statements, { key, agent }: AskedOrder): Promise<OrderRow | null> =>
  readOrder(trade, "o.agent = ? and o.id = (select order_id from vendor_order_event where key = ? and action = 'place')", agent.id, key)
