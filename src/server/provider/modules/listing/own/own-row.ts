import type { ListingOutcome } from '#graphql/listing-kinds.ts'
import { type AREA_MEASURES, FACILITIES, type Facility } from '#market/vocabulary.ts'
import type { SqlValue, Statements } from '../../../db/client.ts'
import { LISTING_COLUMNS, type ListingRow, OWN_SOURCE } from '../listing-row.ts'

/** What a listing needs and a draft may leave open: columns that cannot be empty. */
export const OPEN_FIELDS = ['price', 'unitMix', 'propertyType'] as const
export type OpenField = (typeof OPEN_FIELDS)[number]

type AreaMeasure = (typeof AREA_MEASURES)[number]

/** What only listings have that are written here. */
export interface OwnParts {
  /** JSON of OpenField[] */
  openFields: string
  areaMeasure: AreaMeasure | ''
}

/** What is kept beside it. */
interface BesideListing {
  /** JSON of WrittenContent: what is changed of it and not published; null for nothing */
  edits: string | null
  /** when it was closed and what it was before; null while it is not */
  closedAt: number | null
  closedFrom: 'live' | 'under-offer' | null
  outcome: ListingOutcome | null
  closingPrice: number | null
  closingDay: string | null
}

export type OwnListingRow = ListingRow & OwnParts & BesideListing

const SELECT = `select ${LISTING_COLUMNS}, coalesce(own.open_fields, '[]') as openFields, coalesce(own.area_measure, '') as areaMeasure,
  own.edits, closing.at as closedAt, closing.from_state as closedFrom, closing.outcome, closing.price as closingPrice, closing.day as closingDay
  from listing l left join listing_own own on own.listing_id = l.id left join listing_closing closing on closing.listing_id = l.id where l.source = '${OWN_SOURCE}' and`

/** Listings that are written here, by what `where` says of `listing l`. */
export const readOwnListings = (trade: Statements, where: string, ...parameters: SqlValue[]): Promise<OwnListingRow[]> =>
  trade.all<OwnListingRow>(`${SELECT} ${where}`, ...parameters)

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
export interface ListingMediaRow {
  id: string
  listingId: string
  position: number
  kind: 'photo' | 'plan'
  caption: string
  alt: string
  state: 'waiting' | 'stored' | 'refused'
  contentType: string | null
  bytes: number | null
  width: number | null
  height: number | null
}

const MEDIA_COLUMNS = `media.id, media.listing_id as listingId, media.position, media.kind, media.caption, media.alt, media.state,
  media.content_type as contentType, media.bytes, media.width, media.height`

/** Pictures by what `where` says of `listing_media media`, with `listing l` beside it; in their order. */
export const readListingMedia = (trade: Statements, where: string, ...parameters: SqlValue[]): Promise<ListingMediaRow[]> =>
  trade.all<ListingMediaRow>(
    `select ${MEDIA_COLUMNS} from listing_media media join listing l on l.id = media.listing_id where ${where}
    order by media.listing_id, media.position, media.created_at, media.id`,
    ...parameters,
  )
