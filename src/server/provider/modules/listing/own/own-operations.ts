import type { ListingState } from '#graphql/listing-kinds.ts'
import { builder } from '../../../builder.ts'
import type { ProviderContext } from '../../../context.ts'
import { refusal } from '../../../errors.ts'
import { checkedPage, connectionOf } from '../../../paging.ts'
import { unixSeconds } from '../../../ports/clock/clock.ts'
import { idOfKey } from '../../account/id-of-key.ts'
import { actionKey } from '../../booking/asked.ts'
import { afterListingChange } from '../after-change.ts'
import { ListingActivityEnum } from '../listing-enums.ts'
import { ADVERTISED_STATES, LISTING_TRANSITIONS } from '../listing-states.ts'
import { actOnListing, guardOf, isHeld, otherOfSameHome } from './act-on-listing.ts'
import { contentOf } from './listing-content.ts'
import { type AskedListing, ListingInput } from './listing-input.ts'
import { type ListingWriter, requireListingWriter } from './listing-owners.ts'
import { ListingActionEnum, ListingStateEnum, type OWN_ACTIONS } from './own-enums.ts'
import { countOwn, listOwn, ownCounts } from './own-list.ts'
import { type OwnListingRow, readOwnListing } from './own-row.ts'
import { advertiserLines, needsOf, OwnListingConnectionRef, OwnListingRef } from './own-type.ts'
import { insertDraft, replaceListing } from './save-listing.ts'

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

/** A listing of those that the viewer writes. Throws `listing-unknown` for all others, and as requireListingWriter does. */
export async function writtenListing(context: ProviderContext, id: string): Promise<ListingWriter & { listing: OwnListingRow }> {
  const writer = await requireListingWriter(context)
  const listing = await readOwnListing(
    context.trade,
    'l.id = ? and l.agent in (select value from json_each(?))',
    ...[id, JSON.stringify(writer.owners)],
  )
  if (!listing) throw unknown()
  return { ...writer, listing }
}

const unknown = () => refusal('listing-unknown', 'There is no such listing.')

builder.queryFields((t) => ({
  ownListings: t.field({
    type: OwnListingConnectionRef,
    description:
      'What the viewer writes: an agent the own ones, a seat its payer’s where that is granted. Codes: listing-agents, seat-right.',
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
    resolve: async (_, { id }, context) => (await writtenListing(context, String(id))).listing,
  }),
}))

interface AskedSave {
  key: string
  id: string | null
  version: number
  input: AskedListing
}

const isAdvertised = ({ state }: Pick<OwnListingRow, 'state'>): boolean => ADVERTISED_STATES.some((one) => one === state)

async function again(context: ProviderContext, id: string): Promise<OwnListingRow> {
  const row = await readOwnListing(context.trade, 'l.id = ?', id)
  if (!row) throw unknown()
  return row
}

async function draft(context: ProviderContext, { key, input }: AskedSave): Promise<OwnListingRow> {
  const { viewer, owners } = await requireListingWriter(context)
  const agent = owners[0]
  if (agent === undefined) throw unknown()
  const { countryCode: country } = context.country
  const done = actionKey(key, viewer.id, 'listing')
  const id = idOfKey(done)
  const [{ content, own }, by] = await Promise.all([contentOf(context, input), advertiserLines(context, { agent, country })])
  await insertDraft(context.trade, agent, country, { key: done, id, actor: viewer.id, content, own, by, now: unixSeconds(context.clock) })
  const made = await readOwnListing(context.trade, 'l.id = ? and l.agent = ?', id, agent)
  if (!made) throw refusal('listing-count', 'There are too many listings.')
  return made
}

async function save(context: ProviderContext, asked: AskedSave & { id: string }): Promise<OwnListingRow> {
  const { viewer, listing } = await writtenListing(context, asked.id)
  if (listing.state === 'closed') throw refusal('listing-state', 'This cannot be done with the listing any more.')
  if (context.country.countryCode !== listing.country) throw refusal('listing-country', 'The listing is of another country.')
  const [{ content, own }, by] = await Promise.all([contentOf(context, asked.input), advertiserLines(context, listing)])
  if (isAdvertised(listing)) await refuseIncomplete(context, { ...listing, ...content, ...own })
  const key = actionKey(asked.key, listing.id, 'save')
  const kept = { key, id: listing.id, actor: viewer.id, content, own, by, now: unixSeconds(context.clock) }
  if (!(await replaceListing(context.trade, kept, asked.version)))
    throw refusal('listing-changed', 'The listing was changed elsewhere meanwhile.')
  if (isAdvertised(listing)) await afterListingChange(context, [listing.id])
  return again(context, listing.id)
}

/** Throws `listing-incomplete`, which names all that is missing. */
async function refuseIncomplete(context: ProviderContext, row: OwnListingRow): Promise<void> {
  const { needs } = await needsOf(context, row)
  if (needs.length > 0) throw refusal('listing-incomplete', `Missing: ${needs.join(', ')}.`)
}

const TRIES = 3

/** Does an action with a listing; a change by somebody else in between is looked at anew. */
export async function doWithListing(
  context: ProviderContext,
  { id, actor, key, action }: { id: string; actor: string; key: string; action: (typeof OWN_ACTIONS)[number] },
): Promise<OwnListingRow> {
  const isShown = LISTING_TRANSITIONS[action].to === 'live' || action === 'confirm'
  for (let tries = 1; ; tries++) {
    const listing = await again(context, id)
    const isFit = LISTING_TRANSITIONS[action].from.some((from) => from === listing.state)
    if (isFit && isShown) await refuseIncomplete(context, listing)
    const by = isFit ? await advertiserLines(context, listing) : null
    const deed = { key, listing, action, actor, note: '', by, now: unixSeconds(context.clock) }
    if ((await actOnListing(context.trade, deed, guardOf(action, listing))) === 'done') break
    if (isFit && action === 'publish' && (await isHeld(context.trade, id)))
      throw refusal('listing-held', 'Staff have withdrawn the listing and have not allowed it since.')
    if (isFit && action === 'publish' && (await otherOfSameHome(context.trade, listing)) !== null)
      throw refusal('listing-twice', 'This home is advertised by the same agent already.')
    if (tries === TRIES || !isFit) throw refusal('listing-state', 'This cannot be done with the listing any more.')
  }
  await afterListingChange(context, [id])
  return again(context, id)
}

builder.mutationFields((t) => ({
  saveListing: t.field({
    type: OwnListingRef,
    description:
      'Keeps what is written: without an id a new draft, else in place of the version that was read. The same key does it once. Codes: "listing-<field>" for a field that cannot be so, listing-project, listing-country, listing-changed (somebody else has saved it meanwhile), listing-incomplete (what is advertised stays complete), listing-state, listing-count, listing-unknown, listing-agents, seat-right.',
    args: {
      key: t.arg.string({ required: true }),
      id: t.arg.id(),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: ListingInput, required: true }),
    },
    extensions: { cost: 60 },
    resolve: (_, { key, id, version, input }, context) =>
      id ? save(context, { key, id: String(id), version, input }) : draft(context, { key, id: null, version, input }),
  }),
  actOnListing: t.field({
    type: OwnListingRef,
    description:
      'Moves a listing on. The same key does it once. Codes: listing-incomplete (names all that is missing), listing-twice (`twin` is the other one), listing-held (withdrawn by staff, who have not allowed it since), listing-state, listing-unknown, listing-agents, seat-right.',
    args: {
      key: t.arg.string({ required: true }),
      id: t.arg.id({ required: true }),
      action: t.arg({ type: ListingActionEnum, required: true }),
    },
    extensions: { cost: 60 },
    resolve: async (_, { key, id, action }, context) => {
      const { viewer, listing } = await writtenListing(context, String(id))
      return doWithListing(context, { id: listing.id, actor: viewer.id, key: actionKey(key, listing.id, 'act'), action })
    },
  }),
}))
