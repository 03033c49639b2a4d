import { LISTING_CAPTION_MAX_CHARS, LISTING_PHOTOS_MAX } from '#graphql/listing-kinds.ts'
import { actionKey } from '../../asked.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { bit } from '../../db/column-table.ts'
import { refusal } from '../../errors.ts'
import { idOfKey } from '../../id-of-key.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { afterListingChange } from '../listing-group/after-change.ts'
import { withoutContact } from './listing-content.ts'
import { changeMedia, insertMedia, orderMedia, removeMedia } from './media-store.ts'
import { ListingMediaKindEnum } from './own-enums.ts'
import { workedListing } from './own-operations.ts'
import { type ListingMediaRow, readListingMedia, readWorkedListing, type WorkedListingRow } from './own-row.ts'
import { ListingMediaRef, OwnListingRef } from './own-type.ts'
import { plainLine } from './plain-words.ts'

/** A picture of a listing that the viewer writes. Throws `media-unknown` for all others. */
async function writtenMedia(context: ProviderContext, id: string): Promise<{ media: ListingMediaRow; listing: WorkedListingRow }> {
  const [media] = await readListingMedia(context.trade, 'media.id = ?', id)
  // who may not write the listing is told the same of a picture that is there and of one that is not
  const { listing } = await workedListing(context, media?.listingId ?? '')
  if (!media) throw refusal('media-unknown', 'There is no such picture.')
  if (media.isOfFeed === 1) throw refusal('listing-feed', 'The agency’s system sends this picture; it is changed there.')
  if (listing.state === 'closed') throw refusal('listing-state', 'This cannot be done with the listing any more.')
  return { media, listing }
}

const now = ({ clock }: ProviderContext): number => unixSeconds(clock)

async function changed(context: ProviderContext, id: string): Promise<WorkedListingRow> {
  await afterListingChange(context, [id])
  const row = await readWorkedListing(context.trade, 'l.id = ?', id)
  if (!row) throw refusal('listing-unknown', 'There is no such listing.')
  return row
}

async function begin(context: ProviderContext, asked: { listing: string; key: string; kind: 'photo' | 'plan' }): Promise<ListingMediaRow> {
  const { listing } = await workedListing(context, asked.listing)
  if (listing.state === 'closed') throw refusal('listing-state', 'This cannot be done with the listing any more.')
  const id = idOfKey(actionKey(asked.key, listing.id, 'media'))
  await insertMedia(context.trade, { id, listing: listing.id, kind: asked.kind, now: now(context) })
  const [media] = await readListingMedia(context.trade, 'media.id = ? and media.listing_id = ?', id, listing.id)
  if (!media) throw refusal('media-count', `A listing has at most ${LISTING_PHOTOS_MAX} pictures.`)
  return media
}

const CODES = 'Codes: media-unknown, listing-unknown, listing-feed (the picture is the feed’s), listing-state, listing-agents, seat-right'

builder.mutationFields((t) => ({
  beginListingMedia: t.field({
    type: ListingMediaRef,
    description: `Begins a picture or a plan, whose file then comes by PUT /listing-media/<id>. The same key begins one. ${CODES}, media-count.`,
    args: {
      listing: t.arg.id({ required: true }),
      key: t.arg.string({ required: true }),
      kind: t.arg({ type: ListingMediaKindEnum, required: true }),
    },
    extensions: { cost: 30 },
    resolve: (_, { listing, key, kind }, context) => begin(context, { listing: String(listing), key, kind }),
  }),
  describeListingMedia: t.field({
    type: OwnListingRef,
    description: `Says what a picture shows, for those who see it and for those who do not. ${CODES}, listing-contact.`,
    args: {
      id: t.arg.id({ required: true }),
      kind: t.arg({ type: ListingMediaKindEnum, required: true }),
      caption: t.arg.string({ required: true }),
      alt: t.arg.string({ required: true }),
    },
    extensions: { cost: 30 },
    resolve: async (_, { id, kind, caption, alt }, context) => {
      const { media, listing } = await writtenMedia(context, String(id))
      const texts = [caption, alt].map((text) => withoutContact(plainLine(text, LISTING_CAPTION_MAX_CHARS)))
      // the last photograph of what is advertised stays one
      if (kind === 'plan' && media.kind === 'photo' && !(await removable(context, media))) throw last()
      await changeMedia(
        context.trade,
        ...([listing.id, now(context), 'update listing_media set kind = ?, caption = ?, alt = ? where id = ?'] as const),
        kind,
        ...texts,
        media.id,
      )
      return changed(context, listing.id)
    },
  }),
  orderListingMedia: t.field({
    type: OwnListingRef,
    description: `Puts pictures in this order; the first photograph stands for the listing. ${CODES}.`,
    args: { listing: t.arg.id({ required: true }), ids: t.arg.idList({ required: true }) },
    extensions: { cost: 30 },
    resolve: async (_, { listing: id, ids }, context) => {
      const { listing } = await workedListing(context, String(id))
      if (ids.length > LISTING_PHOTOS_MAX) throw refusal('media-count', `A listing has at most ${LISTING_PHOTOS_MAX} pictures.`)
      await orderMedia(context.trade, listing.id, ids.map(String), now(context))
      return changed(context, listing.id)
    },
  }),
  removeListingMedia: t.field({
    type: OwnListingRef,
    description: `Takes a picture out. ${CODES}, media-last (what is advertised keeps a photograph).`,
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 30 },
    resolve: async (_, { id }, context) => {
      const { media, listing } = await writtenMedia(context, String(id))
      if (!(await removeMedia(context.trade, { id: media.id, listing: listing.id, now: now(context) }))) throw last()
      return changed(context, listing.id)
    },
  }),
}))

const last = () => refusal('media-last', 'What is advertised keeps at least one photograph.')

async function removable({ trade }: ProviderContext, { id, listingId }: ListingMediaRow): Promise<boolean> {
  const row = await trade.first(
    { isFree: bit() },
    `select (l.source <> 'own' or l.state not in ('live', 'under-offer') or exists (select 1 from listing_media other where other.listing_id = l.id and other.id <> ?
      and other.kind = 'photo' and other.state = 'stored')) as isFree from listing l where l.id = ?`,
    id,
    listingId,
  )
  return row?.isFree === 1
}
