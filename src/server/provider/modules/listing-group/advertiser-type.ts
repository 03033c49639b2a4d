import { builder, vocabularyEnum } from '../../builder.ts'
import { MEDIA_KINDS } from '../../db/trade/words.ts'
import { isoTime } from '../../iso-time.ts'
import { personName } from '../../person-name.ts'
import { viewingHosts } from '../booking/public-host.ts'
import { FurnishedTypeEnum, ListingOutcomeEnum } from '../listing/listing-enums.ts'
import type { AskedStep } from './asking-history.ts'
import { type AdvertisedOpenHouse, type Advertiser, type GroupClosing, openHousesByListing, type Picture } from './group-loaders.ts'

const OpenHouseRef = builder.objectRef<Pick<AdvertisedOpenHouse, 'startsAt' | 'endsAt'>>('OpenHouse').implement({
  description: 'When a home is open for everybody to look at.',
  fields: (t) => ({
    startsAt: t.string({ description: 'ISO 8601, UTC.', resolve: ({ startsAt }) => isoTime(startsAt) }),
    endsAt: t.string({ resolve: ({ endsAt }) => isoTime(endsAt) }),
  }),
})

export const AdvertiserRef = builder.objectRef<Advertiser & { isLead: boolean }>('ListingAdvertiser').implement({
  description: 'One advertisement of a home, with the lines that the law asks for.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the listing.' }),
    agentName: t.string({ resolve: ({ agentName }) => personName(agentName) }),
    agentLicence: t.exposeString('agentLicence'),
    agentPhone: t.exposeString('agentPhone'),
    agency: t.exposeString('agency'),
    agencyLicence: t.exposeString('agencyLicence'),
    host: t.string({
      nullable: true,
      description: 'Public id under which the agent offers viewings; null: none are offered.',
      resolve: ({ agentLicence }, _, context) => context.perRequest(viewingHosts).load(agentLicence),
    }),
    sourceName: t.exposeString('sourceName', { nullable: true, description: 'The agency whose system sent it; null: written here.' }),
    isLead: t.exposeBoolean('isLead', { description: 'Its words and pictures stand for the home.' }),
    isUnderOffer: t.boolean({ resolve: ({ state }) => state === 'under-offer' }),
    price: t.expose('price', { type: 'Money', nullable: true, description: 'Null: its source does not tell it.' }),
    priceWords: t.exposeString('priceWords', {
      description: 'What stands where the price is not told: "Expressions of interest". "" without any.',
    }),
    availableOn: t.exposeString('availableOn', { nullable: true, description: 'A day, "2026-12-01".' }),
    furnished: t.expose('furnished', { type: FurnishedTypeEnum, nullable: true }),
    headline: t.exposeString('headline', { description: 'Plain text, as it was written.' }),
    description: t.exposeString('description'),
    locale: t.exposeString('locale', { description: 'The language of the two.' }),
    tourUrl: t.exposeString('tourUrl', { nullable: true }),
    videoUrl: t.exposeString('videoUrl', { nullable: true }),
    firstSeenDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ firstSeenAt }) => isoTime(firstSeenAt) }),
    confirmedDate: t.string({ resolve: ({ confirmedAt }) => isoTime(confirmedAt) }),
    openHouses: t.field({
      type: [OpenHouseRef],
      description: 'Those that have not ended, in order.',
      extensions: { listSize: 5 },
      resolve: ({ id }, _, context) => context.perRequest(openHousesByListing).load(id),
    }),
  }),
})

const PictureKindEnum = vocabularyEnum('ListingPictureKind', MEDIA_KINDS)

export const ListingPictureRef = builder.objectRef<Picture>('ListingPicture').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: PictureKindEnum }),
    url: t.string({ description: 'A path of the site.', resolve: ({ id }) => `/files/listings/${encodeURIComponent(id)}` }),
    caption: t.exposeString('caption'),
    alt: t.exposeString('alt'),
    contentType: t.exposeString('contentType', { nullable: true, description: 'As it is stored, "image/webp".' }),
    width: t.exposeInt('width', { nullable: true }),
    height: t.exposeInt('height', { nullable: true }),
  }),
})

export const ListingClosingRef = builder.objectRef<GroupClosing>('ListingClosing').implement({
  description: 'No record of the market: what the agent says who closed it.',
  fields: (t) => ({
    outcome: t.expose('outcome', { type: ListingOutcomeEnum }),
    price: t.expose('price', { type: 'Money', nullable: true, description: 'Of a rent a month; null where it is not told.' }),
    date: t.string({ description: 'A day, else when it was closed here; ISO 8601.', resolve: ({ day, at }) => day ?? isoTime(at) }),
  }),
})

export const AskedPriceRef = builder.objectRef<AskedStep>('ListingAskedPrice').implement({
  fields: (t) => ({
    date: t.string({ description: 'From when, ISO 8601, UTC.', resolve: ({ at }) => isoTime(at) }),
    price: t.expose('price', { type: 'Money', nullable: true, description: 'Null: from then on nobody advertised it with a price.' }),
  }),
})
