import type { ProviderContext } from '../../context.ts'
import type { OrderSide } from '../../db/trade/words.ts'
import { refusal } from '../../errors.ts'
import { requireVendor, requireViewer } from '../../viewer.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { type OrderRow, readOrder } from './order-row.ts'

/** One of the two sides of orders. */
export interface OrderParty {
  viewer: ViewerRow
  side: OrderSide
}

/** Who asks: a vendor's session (§4, 30 minutes) sees what it carries out, an account what it has ordered. Throws `invalid_access_token`. */
export async function partyOf(context: ProviderContext): Promise<OrderParty> {
  const viewer = await context.viewer()
  return viewer?.sessionPurpose === 'vendor'
    ? { viewer: await requireVendor(context), side: 'vendor' }
    : { viewer: await requireViewer(context), side: 'agent' }
}

/** An order of the asking side; others are unknown. Throws `order-unknown`. */
export async function visibleOrder(context: ProviderContext, id: string): Promise<OrderParty & { order: OrderRow }> {
  const party = await partyOf(context)
  const order = await readOrder(context.trade, `o.id = ? and o.${party.side} = ?`, id, party.viewer.id)
  if (!order) throw refusal('order-unknown', 'There is no such order.')
  return { ...party, order }
}
