import type { ListingAction } from '../listing/listing-states.ts'
import type { MarkChange } from './beside-act.ts'
import { isFromFeed, type WorkedListingRow } from './own-row.ts'

/** What an action does to the mark over a listing that a feed sends. */
export const markOf = (action: ListingAction): MarkChange | undefined =>
  action === 'offer' ? 'set' : action === 'offer-fell-through' ? 'clear' : undefined

/** Whether an agent may do it: with what is written here all, with what a feed sends only what lies over it (decision 182). */
export function isLeftToAgent(listing: WorkedListingRow, action: ListingAction): boolean {
  if (!isFromFeed(listing)) return true
  return (
    action === 'confirm' ||
    action === 'offer' ||
    (action === 'offer-fell-through' && (listing.markedAt !== null || listing.state !== 'under-offer'))
  )
}
