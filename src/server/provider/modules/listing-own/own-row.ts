import { type AREA_MEASURES, FACILITIES, type Facility } from '#market/vocabulary.ts'
import type { SqlValue, Statements } from '../../db/client.ts'
import { bit, integer, orNull, pick, type RowOf, selectList, text } from '../../db/column-table.ts'
import { FEED_RUN, LISTING_SOURCE } from '../../db/trade/feed-tables.ts'
import { LISTING_CLOSING, LISTING_MARK, LISTING_MEDIA, LISTING_OWN } from '../../db/trade/listing-tables.ts'
import { LISTING_COLUMNS, LISTING_ROW, OWN_SOURCE } from '../listing/listing-row.ts'

/** What a listing needs and a draft may leave open: columns that cannot be empty. */
export const OPEN_FIELDS = ['price', 'unitMix', 'propertyType'] as const
export type OpenField = (typeof OPEN_FIELDS)[number]

type AreaMeasure = (typeof AREA_MEASURES)[number]

/** What only listings have that are written here. */
const OWN_PARTS = {
  /** JSON of OpenField[] */
  openFields: LISTING_OWN.columns.openFields,
  areaMeasure: text<AreaMeasure | ''>(),
}
export type OwnParts = RowOf<typeof OWN_PARTS>

/** What an agent works on: what is written here, and what a feed sends of the own. */
const WORKED_LISTING_ROW = {
  ...LISTING_ROW,
  ...OWN_PARTS,
  /** JSON of WrittenContent: what is changed of it and not published; null for nothing */
  edits: LISTING_OWN.columns.edits,
  /** when it was closed and what it was before; null while it is not */
  closedAt: orNull(LISTING_CLOSING.columns.at),
  closedFrom: orNull(LISTING_CLOSING.columns.fromState),
  outcome: orNull(LISTING_CLOSING.columns.outcome),
  closingPrice: LISTING_CLOSING.columns.price,
  closingDay: LISTING_CLOSING.columns.day,
  /** the agency whose system sends it, after how many days of its silence it expires, and when a file named it last; null for what is written here */
  feedAgency: orNull(LISTING_SOURCE.columns.agency),
  feedSilenceDays: orNull(LISTING_SOURCE.columns.silenceDays),
  feedReceivedAt: orNull(FEED_RUN.columns.begunAt),
  /** when its agent marked it as under offer over what the feed says; null: no mark */
  markedAt: orNull(LISTING_MARK.columns.underOfferAt),
}
export type WorkedListingRow = RowOf<typeof WORKED_LISTING_ROW>

const OWN_LISTING_ROW = {
  ...WORKED_LISTING_ROW,
  /** 1 where a draft leaves it open */
  price: integer(),
}
export type OwnListingRow = RowOf<typeof OWN_LISTING_ROW>

export const isFromFeed = ({ source }: Pick<WorkedListingRow, 'source'>): boolean => source !== OWN_SOURCE

const SELECT = `select ${LISTING_COLUMNS}, coalesce(own.open_fields, '[]') as openFields, coalesce(own.area_measure, '') as areaMeasure,
  own.edits, closing.at as closedAt, closing.from_state as closedFrom, closing.outcome, closing.price as closingPrice, closing.day as closingDay,
  feed.agency as feedAgency, feed.silence_days as feedSilenceDays, run.begun_at as feedReceivedAt, mark.under_offer_at as markedAt
  from listing l left join listing_own own on own.listing_id = l.id left join listing_closing closing on closing.listing_id = l.id
  left join listing_source feed on feed.id = l.source left join feed_run run on run.id = l.run_id left join listing_mark mark on mark.listing_id = l.id where`

/** Listings that agents work on, written here or sent by a feed, by what `where` says of `listing l`. */
export const readWorkedListings = (trade: Statements, where: string, ...parameters: SqlValue[]): Promise<WorkedListingRow[]> =>
  trade.all(WORKED_LISTING_ROW, `${SELECT} ${where}`, ...parameters)

export const readWorkedListing = async (trade: Statements, where: string, ...parameters: SqlValue[]): Promise<WorkedListingRow | null> =>
  (await readWorkedListings(trade, where, ...parameters))[0] ?? null

/** Listings that are written here, by what `where` says of `listing l`. */
export const readOwnListings = (trade: Statements, where: string, ...parameters: SqlValue[]): Promise<OwnListingRow[]> =>
  trade.all(OWN_LISTING_ROW, `${SELECT} l.source = '${OWN_SOURCE}' and ${where}`, ...parameters)

export const readOwnListing = async (trade: Statements, where: string, ...parameters: SqlValue[]): Promise<OwnListingRow | null> =>
  (await readOwnListings(trade, where, ...parameters))[0] ?? null

export const openFieldsOf = ({ openFields }: Pick<OwnParts, 'openFields'>): OpenField[] => {
  const stored: unknown = JSON.parse(openFields)
  return Array.isArray(stored) ? OPEN_FIELDS.filter((field) => stored.includes(field)) : []
}

/** FACILITIES as bits of their places in the list. */
export const facilityBits = (facilities: readonly Facility[]): number =>
  facilities.reduce((bits, facility) => bits | (1 << FACILITIES.indexOf(facility)), 0)

export const facilitiesIn = (bits: number): Facility[] => FACILITIES.filter((_, at) => (bits & (1 << at)) !== 0)

/** A picture or a plan of a listing; times in unix seconds. */
const STORED_MEDIA_ROW = pick(
  LISTING_MEDIA,
  'id',
  'listingId',
  'position',
  'kind',
  'caption',
  'alt',
  'state',
  'contentType',
  'bytes',
  'width',
  'height',
)
/** 1: the feed's, which its agent leaves as it is */
const LISTING_MEDIA_ROW = { ...STORED_MEDIA_ROW, isOfFeed: bit() }
export type ListingMediaRow = RowOf<typeof LISTING_MEDIA_ROW>

const MEDIA_COLUMNS = `${selectList(STORED_MEDIA_ROW, 'media')}, media.source_url is not null as isOfFeed`

/** Pictures by what `where` says of `listing_media media`, with `listing l` beside it; in their order. */
export const readListingMedia = (trade: Statements, where: string, ...parameters: SqlValue[]): Promise<ListingMediaRow[]> =>
  trade.all(
    LISTING_MEDIA_ROW,
    `select ${MEDIA_COLUMNS} from listing_media media join listing l on l.id = media.listing_id where ${where}
    order by media.listing_id, media.position, media.created_at, media.id`,
    ...parameters,
  )
