import type { ProviderContext } from '../../../context.ts'
import { refusal } from '../../../errors.ts'
import { requireListingWriter } from '../../listing-own/listing-owners.ts'
import { readTourOfVendor } from './ordered-tour.ts'
import { type OwnTourRow, readOwnTour } from './own-tour-store.ts'
import { type OwnTour, ownToursOf } from './own-tour-type.ts'

export const tourUnknown = () => refusal('tour-unknown', 'There is no such tour.')

/** A tour of those that the viewer writes as an agent or for one. Throws `tour-unknown` for all others, and as requireListingWriter does. */
export async function agentsTour(context: ProviderContext, id: string): Promise<OwnTourRow> {
  const { owners } = await requireListingWriter(context)
  const tour = await readOwnTour(context.trade, owners, id)
  if (!tour) throw tourUnknown()
  return tour
}

/** A tour that the session writes: a vendor's (§4) that of an order which it carries out now, an account's the agent's. Throws as {@link agentsTour} does. */
export async function writtenTour(context: ProviderContext, id: string): Promise<OwnTourRow> {
  const viewer = await context.viewer()
  if (viewer?.sessionPurpose !== 'vendor') return agentsTour(context, id)
  const tour = await readTourOfVendor(context.trade, viewer.id, id)
  if (!tour) throw tourUnknown()
  return tour
}

/** A tour as it is now, for whoever writes it. */
export async function tourAgain(context: ProviderContext, id: string): Promise<OwnTour> {
  const [tour] = await ownToursOf(context.trade, [await writtenTour(context, id)])
  if (!tour) throw tourUnknown()
  return tour
}
