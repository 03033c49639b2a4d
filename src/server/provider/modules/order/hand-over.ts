import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import type { Guard } from '../../db/client.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { requireListingWriter } from '../listing-own/listing-owners.ts'
import { readWorkedListing } from '../listing-own/own-row.ts'
import { advertiserLines } from '../listing-own/own-type.ts'
import { type HandedTour, handOverTour, mayHandOver } from '../tour/own/ordered-tour.ts'
import { publishDraft } from '../tour/own/own-tour-store.ts'
import { draftNeeds, tourNeeds } from '../tour/own/tour-needs.ts'
import type { SeenOrder } from './order-row.ts'
import { type OrderTour, tourOfOrder } from './order-tour.ts'
import { tourOwner } from './tour-owner.ts'

export const OrderTourInput = builder.inputType('OrderTourInput', {
  description: 'What becomes of the tour of an order that is approved.',
  fields: (t) => ({
    version: t.int({ required: true, description: 'The one that was looked at.' }),
    listing: t.id({ description: 'The agent’s advertisement that it is joined to.' }),
    isPublished: t.boolean({ required: true, description: 'It is shown at once.' }),
  }),
})

/** What is done with an order beside its state, in the same transaction. */
export interface SideEffect {
  /** without which nothing is done */
  guard: Guard
  /** writes what belongs to it where `done` holds; asked for in the same tick */
  write: (done: Guard) => Promise<unknown>
}

const ALWAYS: Guard = { sql: 'true', parameters: [] }
const nothing = () => Promise.resolve()

/** Whether a vendor has files in the store; of `vendor_order`. */
const HAS_FILES = "exists (select 1 from upload where order_id = vendor_order.id and state = 'stored' and side = 'vendor')"

/** A delivery holds files, or a tour that lacks nothing. Throws `order-tour` for one that was begun and lacks something. */
async function ofDelivery(context: ProviderContext, order: SeenOrder): Promise<SideEffect> {
  const tour = await tourOfOrder(context, order)
  if (!tour || tour.draft.scenes.length === 0) return { guard: { sql: HAS_FILES, parameters: [] }, write: nothing }
  const needs = draftNeeds(tour.draft)
  if (needs.length > 0) throw refusal('order-tour', `The tour lacks: ${needs.join(', ')}.`)
  const { id, version } = tour.row
  return { guard: { sql: 'exists (select 1 from tour where id = ? and version = ?)', parameters: [id, version] }, write: nothing }
}

/** The refusal that stands in the way of what is asked for a tour: its owner's right, the listing, or what it cannot be shown without. */
async function refuseUnfit(context: ProviderContext, { row, draft }: OrderTour, agent: string, asked: typeof OrderTourInput.$inferInput) {
  if (asked.listing == null && !asked.isPublished) return
  const { owners } = await requireListingWriter(context)
  if (!owners.includes(agent)) throw refusal('seat-right', 'The seat does not include this.')
  if (asked.listing != null) {
    const listing = await readWorkedListing(context.trade, "l.id = ? and l.agent = ? and l.state <> 'closed'", String(asked.listing), agent)
    if (listing?.country !== row.country) throw refusal('listing-unknown', 'There is no such listing.')
  }
  const needs = asked.isPublished ? tourNeeds(draft, await advertiserLines(context, { ...row, agent }), row.country) : []
  if (needs.length > 0) throw refusal('tour-incomplete', `Missing: ${needs.join(', ')}.`)
}

/**
 * With the approval the tour becomes the agent's, is joined to the listing and shown. Throws `tour-changed` where another version was looked at, `listing-unknown`,
 * `tour-incomplete`, and as requireListingWriter does.
 */
async function ofApproval(
  context: ProviderContext,
  order: SeenOrder,
  asked: typeof OrderTourInput.$inferInput | null,
): Promise<SideEffect> {
  const [tour, agent] = await Promise.all([tourOfOrder(context, order), tourOwner(context)])
  if (!tour || tour.row.agent !== null || agent === null) return { guard: ALWAYS, write: nothing }
  if (asked && asked.version !== tour.row.version) throw refusal('tour-changed', 'Another version of the tour was looked at.')
  if (asked) await refuseUnfit(context, tour, agent, asked)
  const { trade } = context
  const now = unixSeconds(context.clock)
  const handed: HandedTour = { tour: tour.row, agent, listing: asked?.listing == null ? null : String(asked.listing), now }
  const lines = asked?.isPublished ? await advertiserLines(context, { ...tour.row, agent }) : null
  return {
    guard: mayHandOver(handed),
    write: (done) =>
      Promise.all([
        handOverTour(trade, handed, done),
        lines && publishDraft(trade, { id: tour.row.id, version: tour.row.version + 1 }, tour.draft, lines, now, done),
      ]),
  }
}

/** What is done beside an action with an order. */
export function sideEffectOf(
  context: ProviderContext,
  order: SeenOrder,
  { action, tour }: { action: string; tour: typeof OrderTourInput.$inferInput | null },
): SideEffect | Promise<SideEffect> {
  if (order.side === 'vendor' && order.state === 'in-production' && action === 'deliver') return ofDelivery(context, order)
  if (order.side === 'agent' && order.state === 'delivered' && action === 'approve') return ofApproval(context, order, tour)
  return { guard: ALWAYS, write: nothing }
}
