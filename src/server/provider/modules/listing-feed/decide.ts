import type { ListingState } from '#graphql/listing-kinds.ts'
import { ADVERTISED_STATES } from '../../db/trade/words.ts'
import { missingLines } from '../listing/compliance.ts'
import { LISTING_ACTIONS, LISTING_TRANSITIONS, type ListingAction } from '../listing/listing-states.ts'
import { RecordFault } from './feed-fault.ts'
import { contentHashOf, listingIdOf, nextListingIdOf } from './feed-ids.ts'
import type { FeedRecord } from './feed-record.ts'
import type { FeedSource } from './feed-source.ts'
import type { StoredListing } from './stored-listing.ts'

/** What is done with a record. */
export type Decision =
  /** nothing is known of it, and nothing is to be shown */
  | { kind: 'skip' }
  /** it says what is stored, or something older: it stands; `modifiedAt` where it is newer */
  | { kind: 'stands'; id: string; confirms: boolean; modifiedAt: number | null }
  | {
      kind: 'write'
      /** of the listing */
      id: string
      /** the listing that had its key, and was another offer of the home: its history stays with it; null: none */
      after: string | null
      contentHash: string
      from: ListingState | null
      to: ListingState
      action: ListingAction | null
      isPriceNew: boolean
    }

const isAdvertised = (state: ListingState): boolean => ADVERTISED_STATES.some((one) => one === state)

/** The step of listing-states.ts that leads there and that a feed may take. One that comes back under offer is published again on its way. */
function stepTo(from: ListingState | null, to: ListingState): ListingAction {
  const steps: readonly ListingAction[] = LISTING_ACTIONS
  const fits = (action: ListingAction) => {
    const step: { from: readonly ListingState[]; to: ListingState | null; by: readonly string[] } = LISTING_TRANSITIONS[action]
    return step.to === to && from !== null && step.from.includes(from) && step.by.includes('feed')
  }
  return steps.find(fits) ?? 'publish'
}

/**
 * What a record does to what is stored (null: nothing is). The newer ModificationTimestamp wins; what is closed stays closed, and what staff withdrew stays
 * withdrawn; one that the feed withdrew or that has expired comes back with the next file that advertises it. What was for sale and is to let now is
 * another listing, with a history of its own. Throws a RecordFault for a record that may not be advertised.
 */
export function decide(record: FeedRecord, source: FeedSource, stored: StoredListing | null): Decision {
  const contentHash = contentHashOf(record, source)
  const isOlder = stored !== null && record.modifiedAt < stored.modifiedAt
  const isOtherOffer = stored !== null && stored.activity !== record.activity
  // an offer that its agent has marked stands until the feed itself says more than that the home is available
  const to = stored?.isMarked === 1 && !isOtherOffer && record.state === 'live' ? 'under-offer' : record.state
  const isSame = stored?.contentHash === contentHash && stored.state === to
  if (stored && (isOlder || isSame)) {
    const modifiedAt = record.modifiedAt > stored.modifiedAt ? record.modifiedAt : null
    return { kind: 'stands', id: stored.id, confirms: isAdvertised(record.state) && isAdvertised(stored.state), modifiedAt }
  }
  if (!stored && !isAdvertised(record.state)) return { kind: 'skip' }
  if (stored?.state === 'closed' && !isOtherOffer && isAdvertised(record.state))
    throw new RecordFault('stays-closed', 'StandardStatus', 'the listing was closed and does not come back')
  if (stored?.isWithdrawnByStaff && isAdvertised(record.state))
    throw new RecordFault('stays-withdrawn', 'StandardStatus', 'the operator withdrew the listing, and it does not come back')
  // what is not advertised any more stays as it went
  if (stored && !isAdvertised(stored.state) && !isAdvertised(record.state))
    return { kind: 'stands', id: stored.id, confirms: false, modifiedAt: null }
  const lacking = isAdvertised(record.state) ? missingLines({ ...record, ...source }, source.country) : []
  if (lacking.length > 0)
    throw new RecordFault(
      'not-advertisable',
      lacking.join(' '),
      'the law asks for these lines; those of an agent may stand in the list of agents of the feed',
    )
  const from = isOtherOffer ? null : (stored?.state ?? null)
  const action = from === to ? null : stepTo(from, to)
  return {
    kind: 'write',
    id: isOtherOffer ? nextListingIdOf(source.id, record.sourceKey, stored.id) : (stored?.id ?? listingIdOf(source.id, record.sourceKey)),
    after: isOtherOffer ? stored.id : null,
    contentHash,
    from,
    to,
    action,
    isPriceNew: isOtherOffer || stored?.price !== record.price || stored.showsPrice !== record.showsPrice,
  }
}
