import type { ListingState } from '#graphql/listing-kinds.ts'
import type { Transitions } from '../../db/transitions.ts'

export const LISTING_ACTIONS = ['publish', 'confirm', 'offer', 'offer-fell-through', 'close', 'reopen', 'withdraw', 'expire'] as const
export type ListingAction = (typeof LISTING_ACTIONS)[number]

/**
 * The ways of a listing (product §8.1): what is not here is refused. One that was withdrawn or has expired may come back. A closed one
 * does for some days alone, to undo a slip, and is then what it was before.
 */
export const LISTING_TRANSITIONS = {
  publish: { from: ['draft', 'withdrawn', 'expired'], to: 'live', by: ['agent', 'feed'] },
  confirm: { from: ['live', 'under-offer'], to: null, by: ['agent', 'feed'] },
  offer: { from: ['live'], to: 'under-offer', by: ['agent', 'feed'] },
  'offer-fell-through': { from: ['under-offer'], to: 'live', by: ['agent', 'feed'] },
  close: { from: ['live', 'under-offer'], to: 'closed', by: ['agent', 'feed'] },
  reopen: { from: ['closed'], to: 'live', by: ['agent'] },
  withdraw: { from: ['live', 'under-offer'], to: 'withdrawn', by: ['agent', 'feed', 'staff'] },
  expire: { from: ['live', 'under-offer'], to: 'expired', by: ['clock'] },
} as const satisfies Transitions<ListingAction, ListingState, 'agent' | 'feed' | 'clock' | 'staff'>
