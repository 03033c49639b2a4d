import { CONFIRM_DAYS } from '#graphql/listing-kinds.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { groupBy } from '../../db/batch-loader.ts'
import { pick, type RowOf } from '../../db/column-table.ts'
import { LISTING_EVENT } from '../../db/trade/listing-tables.ts'
import { ADVERTISED_STATES } from '../../db/trade/words.ts'
import { isoTime } from '../../iso-time.ts'
import { connectionType } from '../../paging.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { AreaMeasureEnum, CountryCodeEnum, FacilityEnum, PropertyGroupEnum, TypeGroupEnum } from '../../vocabulary-enums.ts'
import { addressOfGroup } from '../listing/group-address.ts'
import { ListingActivityEnum } from '../listing/listing-enums.ts'
import type { AdvertisedBy } from '../listing/listing-row.ts'
import { LISTING_TRANSITIONS } from '../listing/listing-states.ts'
import { AdvertisedHomeRef } from '../listing/said-of-home.ts'
import { otherOfSameHome } from './act-on-listing.ts'
import { advertiserOf } from './advertiser.ts'
import { closingOf, mayReopen, OwnClosingRef } from './closing-type.ts'
import { isLeftToAgent } from './left-to-agent.ts'
import { editsOf } from './listing-content.ts'
import { listingNeeds } from './listing-needs.ts'
import {
  ListingActionEnum,
  ListingMediaKindEnum,
  ListingMediaStateEnum,
  ListingNeedEnum,
  ListingStateEnum,
  OWN_ACTIONS,
} from './own-enums.ts'
import { groupSlugs, mediaOfListings } from './own-loaders.ts'
import { facilitiesIn, isFromFeed, type ListingMediaRow, type OpenField, openFieldsOf, type WorkedListingRow } from './own-row.ts'

const DAY = 86_400

export const ListingMediaRef = builder.objectRef<ListingMediaRow>('ListingMedia').implement({
  description: 'A picture or a floor plan of a listing, at /files/listings/<id>, the small one with "?small".',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: ListingMediaKindEnum }),
    caption: t.exposeString('caption'),
    alt: t.exposeString('alt'),
    state: t.expose('state', { type: ListingMediaStateEnum }),
    width: t.exposeInt('width', { nullable: true }),
    height: t.exposeInt('height', { nullable: true }),
    isOfFeed: t.boolean({ description: 'The feed’s own: it stays as the feed sends it.', resolve: ({ isOfFeed }) => isOfFeed === 1 }),
  }),
})

const AdvertiserLinesRef = builder.objectRef<AdvertisedBy>('AdvertiserLines').implement({
  description: 'The lines of the agent, as the account has them now; "" for what it has not.',
  fields: (t) => ({
    agentName: t.exposeString('agentName'),
    agentLicence: t.exposeString('agentLicence'),
    agentPhone: t.exposeString('agentPhone'),
    agency: t.exposeString('agency'),
    agencyLicence: t.exposeString('agencyLicence'),
  }),
})

const LISTING_EVENT_ROW = pick(LISTING_EVENT, 'action', 'toState', 'note', 'at')
type ListingEvent = RowOf<typeof LISTING_EVENT_ROW>

const ListingEventRef = builder.objectRef<ListingEvent>('ListingEvent').implement({
  fields: (t) => ({
    action: t.exposeString('action'),
    toState: t.expose('toState', { type: ListingStateEnum }),
    note: t.exposeString('note'),
    date: t.string({ resolve: ({ at }) => isoTime(at) }),
  }),
})

/** The lines of each agent and country that a request asks for, read once. */
const knownLines = (_: ProviderContext) => new Map<string, Promise<AdvertisedBy>>()

export function advertiserLines(
  context: ProviderContext,
  { agent, country }: Pick<WorkedListingRow, 'agent' | 'country'>,
): Promise<AdvertisedBy> {
  const known = context.perRequest(knownLines)
  const key = `${agent} ${country}`
  const lines = known.get(key) ?? advertiserOf(context, agent ?? '', country)
  known.set(key, lines)
  return lines
}

const mediaOf = (context: ProviderContext, { id }: Pick<WorkedListingRow, 'id'>): Promise<ListingMediaRow[]> =>
  context.perRequest(mediaOfListings).load(id)

const arrived = (media: readonly ListingMediaRow[], kind: ListingMediaRow['kind']): ListingMediaRow[] =>
  groupBy(media, ({ kind, state }) => `${kind} ${state}`).get(`${kind} stored`) ?? []

/** All that a listing lacks to be advertised; nothing where a feed sends it, which was looked at when it was taken. */
export async function needsOf(context: ProviderContext, row: WorkedListingRow) {
  if (isFromFeed(row)) return { by: row, needs: [] }
  const [media, by] = await Promise.all([mediaOf(context, row), advertiserLines(context, row)])
  return { by, needs: listingNeeds({ row, photos: arrived(media, 'photo').length, by }) }
}

const stated = <Value>(row: WorkedListingRow, field: OpenField, value: Value): Value | null =>
  openFieldsOf(row).includes(field) ? null : value

const isAdvertised = ({ state }: Pick<WorkedListingRow, 'state'>): boolean => ADVERTISED_STATES.some((one) => one === state)

export const OwnListingRef = builder.objectRef<WorkedListingRow>('OwnListing').implement({
  description: 'A listing for the agent who writes it; null or "" is what is not told yet.',
  interfaces: [AdvertisedHomeRef],
  fields: (t) => ({
    id: t.exposeID('id'),
    version: t.exposeInt('version'),
    country: t.expose('country', { type: CountryCodeEnum }),
    state: t.expose('state', { type: ListingStateEnum }),
    activity: t.expose('activity', { type: ListingActivityEnum }),
    typeGroup: t.expose('typeGroup', { type: TypeGroupEnum, nullable: true }),
    projectSlug: t.exposeString('projectSlug', { nullable: true }),
    projectName: t.exposeString('projectName'),
    projectNameLocal: t.exposeString('projectNameLocal', { nullable: true }),
    street: t.exposeString('street'),
    postalCode: t.exposeString('postalCode'),
    address: t.exposeString('address'),
    propertyGroup: t.field({ type: PropertyGroupEnum, nullable: true, resolve: (row) => stated(row, 'propertyType', row.propertyGroup) }),
    propertyType: t.string({ nullable: true, resolve: (row) => stated(row, 'propertyType', row.propertyType) }),
    unitMix: t.string({ nullable: true, resolve: (row) => stated(row, 'unitMix', row.unitMix) }),
    areaMeasure: t.field({ type: AreaMeasureEnum, nullable: true, resolve: ({ areaMeasure }) => areaMeasure || null }),
    floor: t.exposeInt('floor', { nullable: true }),
    facilities: t.field({ type: [FacilityEnum], extensions: { listSize: 10 }, resolve: ({ facilities }) => facilitiesIn(facilities) }),
    price: t.field({ type: 'Money', nullable: true, resolve: (row) => stated(row, 'price', row.price) }),
    psf: t.exposeFloat('psf', { nullable: true }),
    availableOn: t.exposeString('availableOn', { nullable: true }),
    headline: t.exposeString('headline'),
    description: t.exposeString('description'),
    locale: t.exposeString('locale'),
    tourUrl: t.exposeString('tourUrl', { nullable: true }),
    videoUrl: t.exposeString('videoUrl', { nullable: true }),
  }),
})

const ListingFeedRef = builder.objectRef<WorkedListingRow>('ListingFeed').implement({
  description: 'The system of an agency that sends a listing of the viewer’s.',
  fields: (t) => ({
    agency: t.string({ resolve: ({ feedAgency, agency }) => feedAgency ?? agency }),
    receivedDate: t.string({
      nullable: true,
      description: 'When a file named it last, ISO 8601; null where that run is not kept any more.',
      resolve: ({ feedReceivedAt }) => (feedReceivedAt === null ? null : isoTime(feedReceivedAt)),
    }),
    isMarked: t.boolean({ description: 'Under offer by the agent’s own mark.', resolve: ({ markedAt }) => markedAt !== null }),
  }),
})

builder.objectFields(OwnListingRef, (t) => ({
  feed: t.field({
    type: ListingFeedRef,
    nullable: true,
    description: 'Null: written here. Of what a feed sends the agent may confirm it, mark it as under offer and add pictures and a tour.',
    resolve: (row) => (isFromFeed(row) ? row : null),
  }),
  may: t.field({
    type: [ListingActionEnum],
    description: 'What can be done with it now.',
    extensions: { listSize: 4 },
    resolve: (row, _, { clock }) =>
      OWN_ACTIONS.filter(
        (action) =>
          LISTING_TRANSITIONS[action].from.some((from) => from === row.state) &&
          isLeftToAgent(row, action) &&
          (action !== 'reopen' || mayReopen(row, unixSeconds(clock))),
      ),
  }),
  closing: t.field({
    type: OwnClosingRef,
    nullable: true,
    description: 'How it was closed; null while it is not, and where a closed one does not tell.',
    resolve: (row) => closingOf(row),
  }),
  hasEdits: t.boolean({ description: 'Something is changed of it and not published.', resolve: ({ edits }) => edits !== null }),
  cover: t.id({
    nullable: true,
    description: 'Its first photograph.',
    resolve: async (row, _, context) => arrived(await mediaOf(context, row), 'photo')[0]?.id ?? null,
  }),
  photoCount: t.int({ resolve: async (row, _, context) => arrived(await mediaOf(context, row), 'photo').length }),
  media: t.field({ type: [ListingMediaRef], extensions: { listSize: 40 }, resolve: (row, _, context) => mediaOf(context, row) }),
  needs: t.field({
    type: [ListingNeedEnum],
    description: 'All that it lacks to be advertised.',
    extensions: { cost: 5, listSize: 5 },
    resolve: async (row, _, context) => (await needsOf(context, row)).needs,
  }),
  advertiser: t.field({
    type: AdvertiserLinesRef,
    extensions: { cost: 5 },
    resolve: (row, _, context) => (isFromFeed(row) ? row : advertiserLines(context, row)),
  }),
  twin: t.id({
    nullable: true,
    description: 'Another advertisement by the same agent of the same home, where only one is allowed. Asked for one listing at a time.',
    extensions: { cost: 5 },
    resolve: (row, _, context) => otherOfSameHome(context.trade, row),
  }),
  groupSlug: t.string({
    nullable: true,
    description: 'The last but one word of the address of its public page; null while it has none.',
    resolve: (row, _, context) => (row.groupId === null || !isAdvertised(row) ? null : context.perRequest(groupSlugs).load(row.groupId)),
  }),
  addressTypeGroup: t.field({ type: TypeGroupEnum, resolve: (row) => addressOfGroup(row).typeGroup }),
  addressProjectSlug: t.string({
    description: 'The project in that address (§2.5.6), after its kind; "-" where the records do not have it.',
    resolve: (row) => addressOfGroup(row).projectSlug,
  }),
  daysLeft: t.int({
    nullable: true,
    description: 'Until it has to be confirmed, by its agent or by its feed, whole days; null for one that is not advertised.',
    resolve: (row, _, { clock }) =>
      isAdvertised(row)
        ? Math.max(0, Math.ceil((row.confirmedAt + (row.feedSilenceDays ?? CONFIRM_DAYS) * DAY - unixSeconds(clock)) / DAY))
        : null,
  }),
  confirmedDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ confirmedAt }) => isoTime(confirmedAt) }),
  updatedDate: t.string({ resolve: ({ updatedAt }) => isoTime(updatedAt) }),
  events: t.field({
    type: [ListingEventRef],
    description: 'What was done with it, the newest first, without saves. Asked for one listing at a time.',
    extensions: { cost: 5, listSize: 20 },
    resolve: ({ id }, _, { trade }) =>
      trade.all(
        LISTING_EVENT_ROW,
        `select action, to_state as toState, note, at from listing_event where listing_id = ? and action <> 'save'
        order by at desc, rowid desc limit 50`,
        id,
      ),
  }),
}))

builder.objectField(OwnListingRef, 'edited', (t) =>
  t.field({
    type: OwnListingRef,
    nullable: true,
    description: 'The listing as it would be with its unpublished edits; null without any.',
    extensions: { cost: 5 },
    resolve: (row) => {
      const edits = editsOf(row)
      return edits && { ...row, ...edits.content, ...edits.own, edits: null }
    },
  }),
)

export const OwnListingConnectionRef = connectionType('OwnListingConnection', OwnListingRef)
