import type { ListingState } from '#graphql/listing-kinds.ts'
import { actionKey } from '../../asked.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { ADVERTISED_STATES } from '../../db/trade/words.ts'
import { refusal } from '../../errors.ts'
import { idOfKey } from '../../id-of-key.ts'
import { checkedPage, connectionOf } from '../../paging.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { ListingActivityEnum } from '../listing/listing-enums.ts'
import { afterListingChange } from '../listing-group/after-change.ts'
import { ListingClosingInput } from './closing-type.ts'
import { doWithListing, readAgain, refuseIncomplete, unknownListing } from './do-with-listing.ts'
import { contentOf } from './listing-content.ts'
import { type AskedListing, ListingInput } from './listing-input.ts'
import { type ListingWriter, requireListingWriter } from './listing-owners.ts'
import { ListingActionEnum, ListingEditsChoiceEnum, ListingStateEnum } from './own-enums.ts'
import { countOwn, listOwn, ownCounts } from './own-list.ts'
import { type OwnListingRow, readOwnListing, readWorkedListing, type WorkedListingRow } from './own-row.ts'
import { advertiserLines, OwnListingConnectionRef, OwnListingRef } from './own-type.ts'
import { insertDraft, keepEdits, replaceListing } from './save-listing.ts'

const OwnListingFilterInput = builder.inputType('OwnListingFilter', {
  fields: (t) => ({
    states: t.field({ type: [ListingStateEnum] }),
    activity: t.field({ type: ListingActivityEnum }),
    isDue: t.boolean({ description: 'Advertised, and to be confirmed within the next days.' }),
    text: t.string({ description: 'Part of the name, street, postal code, address or headline.' }),
  }),
})

const OwnListingCountRef = builder.objectRef<{ state: ListingState; total: number; due: number }>('OwnListingCount').implement({
  fields: (t) => ({
    state: t.expose('state', { type: ListingStateEnum }),
    total: t.exposeInt('total'),
    due: t.exposeInt('due', { description: 'To be confirmed within the next days.' }),
  }),
})

const OF_OWNERS = 'l.id = ? and l.agent in (select value from json_each(?))'

/** A listing of those that the viewer writes. Throws `listing-unknown` for all others, and as requireListingWriter does. */
async function writtenListing(context: ProviderContext, id: string): Promise<ListingWriter & { listing: OwnListingRow }> {
  const writer = await requireListingWriter(context)
  const listing = await readOwnListing(context.trade, OF_OWNERS, id, JSON.stringify(writer.owners))
  if (!listing) throw unknownListing()
  return { ...writer, listing }
}

/** The same of those that the viewer works on: also what a feed sends of the agent's. */
export async function workedListing(context: ProviderContext, id: string): Promise<ListingWriter & { listing: WorkedListingRow }> {
  const writer = await requireListingWriter(context)
  const listing = await readWorkedListing(context.trade, OF_OWNERS, id, JSON.stringify(writer.owners))
  if (!listing) throw unknownListing()
  return { ...writer, listing }
}

builder.queryFields((t) => ({
  ownListings: t.field({
    type: OwnListingConnectionRef,
    description:
      'What the viewer writes, with what feeds send of it: of an agent the own ones, of a seat its payer’s where that is granted. Codes: listing-agents, seat-right.',
    args: { filter: t.arg({ type: OwnListingFilterInput }), first: t.arg.int(), offset: t.arg.int() },
    extensions: { cost: 20 },
    resolve: async (_, { filter, ...paging }, context) => {
      const { owners } = await requireListingWriter(context)
      const page = checkedPage(paging)
      const [asked, now] = [filter ?? {}, unixSeconds(context.clock)]
      return connectionOf(await listOwn(context.trade, owners, asked, page, now), page, () => countOwn(context.trade, owners, asked, now))
    },
  }),
  ownListingCounts: t.field({
    type: [OwnListingCountRef],
    extensions: { cost: 20, listSize: 6 },
    resolve: async (_, __, context) => {
      const { owners } = await requireListingWriter(context)
      return ownCounts(context.trade, owners, unixSeconds(context.clock))
    },
  }),
  ownListing: t.field({
    type: OwnListingRef,
    description: 'Code listing-unknown.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 10 },
    resolve: async (_, { id }, context) => (await workedListing(context, String(id))).listing,
  }),
}))

interface AskedSave {
  key: string
  id: string | null
  version: number
  input: AskedListing
  isUnpublished: boolean
}

const isAdvertised = ({ state }: Pick<WorkedListingRow, 'state'>): boolean => ADVERTISED_STATES.some((one) => one === state)

async function draft(context: ProviderContext, { key, input }: Pick<AskedSave, 'key' | 'input'>): Promise<OwnListingRow> {
  const { viewer, owners } = await requireListingWriter(context)
  const agent = owners[0]
  if (agent === undefined) throw unknownListing()
  const { countryCode: country } = context.country
  const done = actionKey(key, viewer.id, 'listing')
  const id = idOfKey(done)
  const [{ content, own }, by] = await Promise.all([contentOf(context, input), advertiserLines(context, { agent, country })])
  await insertDraft(context.trade, agent, country, { key: done, id, actor: viewer.id, content, own, by, now: unixSeconds(context.clock) })
  const made = await readOwnListing(context.trade, 'l.id = ? and l.agent = ?', id, agent)
  if (!made) throw refusal('listing-count', 'There are too many listings.')
  return made
}

async function save(context: ProviderContext, asked: AskedSave & { id: string }): Promise<WorkedListingRow> {
  const { viewer, listing } = await writtenListing(context, asked.id)
  if (listing.state === 'closed') throw refusal('listing-state', 'This cannot be done with the listing any more.')
  if (context.country.countryCode !== listing.country) throw refusal('listing-country', 'The listing is of another country.')
  const [{ content, own }, by] = await Promise.all([contentOf(context, asked.input), advertiserLines(context, listing)])
  const isAside = isAdvertised(listing) && asked.isUnpublished
  if (isAdvertised(listing) && !isAside) await refuseIncomplete(context, { ...listing, ...content, ...own })
  const key = actionKey(asked.key, listing.id, 'save')
  const kept = { key, id: listing.id, actor: viewer.id, content, own, by, now: unixSeconds(context.clock) }
  const isKept = isAside
    ? await keepEdits(context.trade, { ...kept, edits: JSON.stringify({ content, own }) }, asked.version)
    : await replaceListing(context.trade, kept, asked.version)
  if (!isKept) throw refusal('listing-changed', 'The listing was changed elsewhere meanwhile.')
  if (isAdvertised(listing) && !isAside) await afterListingChange(context, [listing.id])
  return readAgain(context, listing.id)
}

builder.mutationFields((t) => ({
  saveListing: t.field({
    type: OwnListingRef,
    description:
      'Keeps what is written: without an id a new draft, else in place of the version that was read. The same key does it once. Codes: "listing-<field>" for a field that cannot be so, listing-contact (headline or description hold a phone number or an address; the message names it), listing-project, listing-country, listing-changed (somebody else has saved it meanwhile), listing-incomplete (what is advertised stays complete), listing-state, listing-count, listing-unknown, listing-agents, seat-right.',
    args: {
      key: t.arg.string({ required: true }),
      id: t.arg.id(),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: ListingInput, required: true }),
      isUnpublished: t.arg.boolean({ description: 'Kept beside what is shown of an advertised listing, for nobody else to see.' }),
    },
    extensions: { cost: 60 },
    resolve: (_, { key, id, version, input, isUnpublished }, context) =>
      id ? save(context, { key, id: String(id), version, input, isUnpublished: isUnpublished ?? false }) : draft(context, { key, input }),
  }),
  actOnListing: t.field({
    type: OwnListingRef,
    description:
      'Moves a listing on; of one that a feed sends, what the feed leaves to its agent. The same key does it once. Codes: listing-feed (the rest is the feed’s), listing-edits (it has unpublished edits, and nothing says what becomes of them), listing-outcome (nothing says how it ends), listing-day, listing-price, listing-undo-late (it was closed too long ago), listing-incomplete (names all that is missing), listing-twice (`twin` is the other one), listing-held (withdrawn by staff, who have not allowed it since), listing-state, listing-unknown, listing-agents, seat-right.',
    args: {
      key: t.arg.string({ required: true }),
      id: t.arg.id({ required: true }),
      action: t.arg({ type: ListingActionEnum, required: true }),
      edits: t.arg({ type: ListingEditsChoiceEnum, description: 'What becomes of its unpublished edits; asked for where it has some.' }),
      closing: t.arg({ type: ListingClosingInput, description: 'How it ends; asked for where it is closed.' }),
    },
    extensions: { cost: 60 },
    resolve: async (_, { key, id, action, edits, closing }, context) => {
      const { viewer, listing } = await workedListing(context, String(id))
      const asked = { id: listing.id, actor: viewer.id, key: actionKey(key, listing.id, 'act'), action }
      return doWithListing(context, { ...asked, edits: edits ?? null, closing: closing ?? null })
    },
  }),
}))
