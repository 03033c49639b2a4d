import type { Guard, Statements } from '../../db/client.ts'
import { hashOf } from '../../secret.ts'
import type { OwnListingRow } from './own-row.ts'
import { readOwnListing } from './own-row.ts'

/** How long a letter's link confirms; the next letter has one of its own. */
export const CONFIRM_LINK_SECONDS = 14 * 86_400

/** Keeps the secret of a letter's link; ask for it in the tick of the letter. */
export const insertConfirmLink = (
  trade: Statements,
  { token, listing, now }: { token: string; listing: string; now: number },
  { sql, parameters }: Guard,
): Promise<unknown> =>
  trade.run(
    `insert into listing_link (token_hash, listing_id, made_at) select ?, ?, ? where ${sql}`,
    hashOf(token),
    listing,
    now,
    ...parameters,
  )

/** The listing that a link confirms; null for a link that is not known or too old. */
export const listingOfLink = (trade: Statements, token: string, now: number): Promise<OwnListingRow | null> =>
  readOwnListing(
    trade,
    'l.id = (select listing_id from listing_link where token_hash = ? and made_at > ?)',
    hashOf(token),
    now - CONFIRM_LINK_SECONDS,
  )
