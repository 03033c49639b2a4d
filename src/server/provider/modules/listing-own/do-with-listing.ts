import type { ListingEditsChoice } from '#graphql/listing-kinds.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { LISTING_TRANSITIONS } from '../listing/listing-states.ts'
import { afterListingChange } from '../listing-group/after-change.ts'
import { actOnListing, guardOf, isHeld, otherOfSameHome } from './act-on-listing.ts'
import type { EditsChange } from './beside-act.ts'
import { closingAsked, mayReopen } from './closing-type.ts'
import { isLeftToAgent, markOf } from './left-to-agent.ts'
import { editsOf } from './listing-content.ts'
import type { OWN_ACTIONS } from './own-enums.ts'
import { isFromFeed, readWorkedListing, type WorkedListingRow } from './own-row.ts'
import { advertiserLines, needsOf } from './own-type.ts'

export const unknownListing = () => refusal('listing-unknown', 'There is no such listing.')

export async function readAgain(context: ProviderContext, id: string): Promise<WorkedListingRow> {
  const row = await readWorkedListing(context.trade, 'l.id = ?', id)
  if (!row) throw unknownListing()
  return row
}

/** Throws `listing-incomplete`, which names all that is missing. */
export async function refuseIncomplete(context: ProviderContext, row: WorkedListingRow): Promise<void> {
  const { needs } = await needsOf(context, row)
  if (needs.length > 0) throw refusal('listing-incomplete', `Missing: ${needs.join(', ')}.`)
}

interface AskedListingAct {
  id: string
  actor: string
  key: string
  action: (typeof OWN_ACTIONS)[number]
  /** null: the listing has no unpublished edits, as far as the asking side knows */
  edits: ListingEditsChoice | null
  closing: Parameters<typeof closingAsked>[0]
}

/** What becomes of a listing's unpublished edits. Throws `listing-edits` where an action that moves it on does not say. */
function editsChange(listing: WorkedListingRow, { action, edits: choice }: AskedListingAct): EditsChange | undefined {
  const edits = editsOf(listing)
  if (edits === null || action === 'confirm') return undefined
  if (choice === null) throw refusal('listing-edits', 'The listing has unpublished edits: what becomes of them is to be said.')
  return choice === 'publish' ? { choice, ...edits } : { choice }
}

/** What an action of an agent does with a listing that it fits. Throws the refusals that can be known before it is done. */
async function detailsOf(context: ProviderContext, listing: WorkedListingRow, asked: AskedListingAct, now: number) {
  const { action } = asked
  // its lines and all that it says are the feed's
  if (isFromFeed(listing)) return { by: null, mark: markOf(action) }
  const edits = editsChange(listing, asked)
  if (action === 'reopen' && !mayReopen(listing, now)) throw refusal('listing-undo-late', 'It was closed too long ago.')
  const closing = action === 'close' ? closingAsked(asked.closing, listing, now) : undefined
  const isPublished = edits?.choice === 'publish'
  const isShown = LISTING_TRANSITIONS[action].to === 'live' || action === 'confirm'
  if (isShown || isPublished) await refuseIncomplete(context, isPublished ? { ...listing, ...edits.content, ...edits.own } : listing)
  const to = action === 'reopen' ? (listing.closedFrom ?? undefined) : undefined
  return { edits, closing, to, by: await advertiserLines(context, listing) }
}

const TRIES = 3

/** Does an action with a listing; a change by somebody else in between is looked at anew. */
export async function doWithListing(context: ProviderContext, asked: AskedListingAct): Promise<WorkedListingRow> {
  const { id, actor, key, action } = asked
  const goesLive = action === 'publish' || action === 'reopen'
  for (let tries = 1; ; tries++) {
    const now = unixSeconds(context.clock)
    const listing = await readAgain(context, id)
    const isFit = LISTING_TRANSITIONS[action].from.some((from) => from === listing.state)
    if (!isLeftToAgent(listing, action)) throw refusal('listing-feed', 'The agency’s system says this; it is changed there.')
    const details = isFit ? await detailsOf(context, listing, asked, now) : { by: null }
    const done = { key, listing, action, actor, note: '', now, ...details }
    if ((await actOnListing(context.trade, done, guardOf(action, listing))) === 'done') break
    if (isFit && goesLive && (await isHeld(context.trade, id)))
      throw refusal('listing-held', 'Staff have withdrawn the listing and have not allowed it since.')
    if (isFit && goesLive && (await otherOfSameHome(context.trade, listing)) !== null)
      throw refusal('listing-twice', 'This home is advertised by the same agent already.')
    if (tries === TRIES || !isFit) throw refusal('listing-state', 'This cannot be done with the listing any more.')
  }
  await afterListingChange(context, [id])
  return readAgain(context, id)
}
