import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { isoTime } from '../../iso-time.ts'
import { connectionType } from '../../paging.ts'
import { ConstructionStatusEnum, FacilityEnum, PropertyGroupEnum, TenureEnum, TypeGroupEnum } from '../../vocabulary-enums.ts'
import { addressOfGroup } from '../listing/group-address.ts'
import { AgainstEstimateEnum, ListingActivityEnum } from '../listing/listing-enums.ts'
import { AdvertisedHomeRef } from '../listing/said-of-home.ts'
import { floorBand } from '../property/floor-band.ts'
import { facilitiesOf } from '../property/rules.ts'
import { AdvertiserRef, AskedPriceRef, ListingClosingRef, ListingPictureRef } from './advertiser-type.ts'
import {
  advertisersByGroup,
  closingByGroup,
  firstPhotoByListing,
  historyByGroup,
  historyByListings,
  isToured,
  picturesByListing,
} from './group-loaders.ts'
import type { GroupRow, ShownGroup } from './group-row.ts'

const SECONDS_PER_DAY = 86_400

const timeOrNull = (at: number | null): string | null => (at === null ? null : isoTime(at))

type Estimated = { value: number; low: number; high: number; against: GroupRow['againstEstimate'] }

const ListingEstimateRef = builder.objectRef<Estimated>('ListingEstimate').implement({
  description: 'Our estimate of the like home: of its price, or of its rent a month. It never uses what is asked.',
  fields: (t) => ({
    value: t.expose('value', { type: 'Money' }),
    low: t.expose('low', { type: 'Money', description: 'Of later prices of such homes 68 in 100 lie between low and high.' }),
    high: t.expose('high', { type: 'Money' }),
    against: t.expose('against', {
      type: AgainstEstimateEnum,
      nullable: true,
      description: 'Where the least price asked lies: below the range, within it or above.',
    }),
  }),
})

const FloorBandRef = builder.objectRef<{ floorLow: number; floorHigh: number }>('ListingFloors').implement({
  fields: (t) => ({ low: t.exposeInt('floorLow'), high: t.exposeInt('floorHigh') }),
})

const historyOf = (context: ProviderContext, { id, listings }: ShownGroup) =>
  listings === undefined
    ? context.perRequest(historyByGroup).load(id)
    : context.perRequest(historyByListings).load(JSON.stringify(listings))

export const ListingGroupRef = builder.objectRef<ShownGroup>('ListingGroup')

ListingGroupRef.implement({
  description: 'All advertisements of one home. One that nobody advertises any more keeps its page and its prices, and names no agent.',
  interfaces: [AdvertisedHomeRef],
  fields: (t) => ({
    id: t.exposeID('id'),
    slug: t.exposeString('slug', { description: 'The word of its address; it never changes.' }),
    activity: t.expose('activity', { type: ListingActivityEnum }),
    addressTypeGroup: t.field({
      type: TypeGroupEnum,
      description: 'The kind of project in its address (§2.5.6).',
      resolve: (group) => addressOfGroup(group).typeGroup,
    }),
    addressProjectSlug: t.string({
      description: 'The project in its address; "-" where the records do not have it.',
      resolve: (group) => addressOfGroup(group).projectSlug,
    }),
    typeGroup: t.expose('typeGroup', { type: TypeGroupEnum, nullable: true }),
    projectSlug: t.exposeString('projectSlug', { nullable: true }),
    projectName: t.exposeString('projectName'),
    projectNameLocal: t.exposeString('projectNameLocal', { nullable: true }),
    areaSlug: t.exposeString('areaSlug', { nullable: true }),
    districtSlug: t.exposeString('districtSlug', { nullable: true }),
    street: t.exposeString('street', { description: '"" where the address is hidden; its suburb is then the name.' }),
    postalCode: t.exposeString('postalCode'),
    lat: t.exposeFloat('lat', { nullable: true, description: 'Of the project, not of the home; of its area where the address is hidden.' }),
    lng: t.exposeFloat('lng', { nullable: true }),
    propertyGroup: t.expose('propertyGroup', { type: PropertyGroupEnum }),
    propertyType: t.exposeString('propertyType'),
    tenure: t.expose('tenure', { type: TenureEnum, nullable: true }),
    tenureYears: t.exposeInt('tenureYears', { nullable: true }),
    completionYear: t.exposeInt('completionYear', { nullable: true }),
    constructionStatus: t.expose('constructionStatus', { type: ConstructionStatusEnum }),
    facilities: t.field({ type: [FacilityEnum], resolve: ({ facilities }) => facilitiesOf(facilities) }),
    unitMix: t.exposeString('unitMix'),
    floors: t.field({
      type: FloorBandRef,
      nullable: true,
      description: 'Five floors, of which it is on one; the floor itself is not told.',
      resolve: ({ floor }) => (floor === null || floor < 1 ? null : floorBand(floor)),
    }),
  }),
})

builder.objectFields(ListingGroupRef, (t) => ({
  isLive: t.boolean({ description: 'Somebody advertises it now.', resolve: ({ isLive }) => isLive === 1 }),
  isUnderOffer: t.boolean({ resolve: ({ isUnderOffer }) => isUnderOffer === 1 }),
  isBack: t.boolean({ description: 'It was withdrawn once and came back.', resolve: ({ isBack }) => isBack === 1 }),
  price: t.expose('price', {
    type: 'Money',
    nullable: true,
    description: 'The least that is told of what is asked now; the last where nobody advertises it. Rents a month. Null: nobody tells one.',
  }),
  priceMax: t.expose('priceMax', { type: 'Money', nullable: true, description: 'The most that is told of what is asked now.' }),
  priceWords: t.exposeString('priceWords', {
    description: 'What stands where no price is told: "Expressions of interest". "" without any.',
  }),
  psf: t.exposeFloat('psf', { nullable: true, description: 'The least price by the floor area in square feet.' }),
  priceFirst: t.expose('priceFirst', { type: 'Money', nullable: true }),
  priceCutDate: t.string({
    nullable: true,
    description: 'When the least price fell last, ISO 8601.',
    resolve: ({ priceCutAt }) => timeOrNull(priceCutAt),
  }),
  listingCount: t.exposeInt('listingCount'),
  agentCount: t.exposeInt('agentCount'),
  photoCount: t.exposeInt('photoCount', { description: 'Of the advertisement whose words and pictures stand for it.' }),
  hasTour: t.boolean({
    description: 'An advertisement has the address of a tour, or a tour of this site is of it.',
    extensions: { cost: 2 },
    resolve: ({ id, hasTour, listings }, _, context) => hasTour === 1 || (listings === undefined && context.perRequest(isToured).load(id)),
  }),
  firstSeenDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ firstSeenAt }) => isoTime(firstSeenAt) }),
  confirmedDate: t.string({
    description: 'When an agent or a feed last said that it stands.',
    resolve: ({ confirmedAt }) => isoTime(confirmedAt),
  }),
  closing: t.field({
    type: ListingClosingRef,
    nullable: true,
    description: 'How its advertising ended, as its agent says; null while somebody advertises it.',
    extensions: { cost: 2 },
    resolve: ({ id, isLive }, _, context) => (isLive === 1 ? null : context.perRequest(closingByGroup).load(id)),
  }),
  goneDate: t.string({ nullable: true, description: 'Since when nobody advertises it.', resolve: ({ goneAt }) => timeOrNull(goneAt) }),
  estimate: t.field({
    type: ListingEstimateRef,
    nullable: true,
    description: 'Null where the estimate is refused, where rents are not disclosed, and of rooms.',
    resolve: ({ estimate, estimateLow, estimateHigh, againstEstimate }) =>
      estimate === null || estimateLow === null || estimateHigh === null
        ? null
        : { value: estimate, low: estimateLow, high: estimateHigh, against: againstEstimate },
  }),
}))

builder.objectFields(ListingGroupRef, (t) => ({
  photo: t.field({
    type: ListingPictureRef,
    nullable: true,
    description: 'For lists.',
    extensions: { cost: 2 },
    resolve: ({ leadListingId, isLive }, _, context) =>
      leadListingId === null || isLive === 0 ? null : context.perRequest(firstPhotoByListing).load(leadListingId),
  }),
  pictures: t.field({
    type: [ListingPictureRef],
    description: 'None of a home that nobody advertises.',
    extensions: { cost: 10, listSize: 1 },
    resolve: ({ leadListingId, isLive }, _, context) =>
      leadListingId === null || isLive === 0 ? [] : context.perRequest(picturesByListing).load(leadListingId),
  }),
  advertisers: t.field({
    type: [AdvertiserRef],
    description: 'Everybody who advertises it now, the least price first; nobody where it is gone.',
    extensions: { cost: 5, listSize: 3 },
    resolve: async ({ id, leadListingId, listings }, _, context) => {
      const rows = await context.perRequest(advertisersByGroup).load(id)
      return rows.filter((row) => listings?.includes(row.id) ?? true).map((row) => ({ ...row, isLead: row.id === leadListingId }))
    },
  }),
  prices: t.field({
    type: [AskedPriceRef],
    description: 'The least price asked over time, of all advertisements together, the oldest first.',
    extensions: { cost: 10, listSize: 10 },
    resolve: async (group, _, context) => (await historyOf(context, group))?.steps ?? [],
  }),
  daysAdvertised: t.int({
    description: 'Whole days on which somebody advertised it.',
    extensions: { cost: 10 },
    resolve: async (group, _, context) => Math.floor(((await historyOf(context, group))?.advertisedSeconds ?? 0) / SECONDS_PER_DAY),
  }),
}))

export const ListingGroupConnectionRef = connectionType<ShownGroup>('ListingGroupConnection', ListingGroupRef)
