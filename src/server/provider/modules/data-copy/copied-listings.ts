import type { ListingState } from '#graphql/listing-kinds.ts'
import { keysOf, picked } from '#lib/records.ts'
import { orNull, pick, type RowOf, text } from '../../db/column-table.ts'
import { LISTING_CLOSING, LISTING_MEDIA, LISTING_OWN } from '../../db/trade/listing-tables.ts'
import { isoTime } from '../../iso-time.ts'
import { LISTING_COLUMNS, LISTING_ROW, type ListingRow, OWN_SOURCE } from '../listing/listing-row.ts'
import type { FeedRecord } from '../listing-feed/feed-record.ts'
import type { RawFields } from '../listing-feed/field-readers.ts'
import { RESO_FIELDS } from '../listing-feed/reso-fields.ts'
import { RESO_COLUMNS, resoOf } from '../listing-feed/write-feed.ts'
import type { WrittenContent } from '../listing-own/listing-content.ts'
import { openFieldsOf } from '../listing-own/own-row.ts'
import { beginsOf, type CopyKind, type CopyRecord, type CopyScope, rowsFrom } from './copy-kind.ts'

/** RESO StandardStatus of each state. */
export const STATUS_OF_STATE: Readonly<Record<ListingState, string>> = {
  draft: 'Incomplete',
  live: 'Active',
  'under-offer': 'Pending',
  closed: 'Closed',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
}

const COPIED_ROW = {
  ...LISTING_ROW,
  openFields: orNull(LISTING_OWN.columns.openFields),
  areaMeasure: orNull(LISTING_OWN.columns.areaMeasure),
  edits: LISTING_OWN.columns.edits,
  outcome: orNull(LISTING_CLOSING.columns.outcome),
  closingPrice: LISTING_CLOSING.columns.price,
  closingDay: LISTING_CLOSING.columns.day,
  /** JSON */
  prices: text(),
  /** JSON */
  history: text(),
  /** JSON of OpenHouse[] */
  openHouses: text(),
}
type CopiedRow = RowOf<typeof COPIED_ROW>

const at = "strftime('%Y-%m-%dT%H:%M:%SZ', at, 'unixepoch')"

const SELECT = `select ${LISTING_COLUMNS}, own.open_fields as openFields, own.area_measure as areaMeasure, own.edits, closing.outcome,
  closing.price as closingPrice, closing.day as closingDay,
  (select json_group_array(json_object('at', ${at}, 'price', price)) from (select * from listing_price where listing_id = l.id order by at)) as prices,
  (select json_group_array(json_object('action', action, 'fromState', from_state, 'toState', to_state, 'note', note, 'at', ${at}))
    from (select * from listing_event where listing_id = l.id and action <> 'save' order by at, rowid)) as history,
  (select json_group_array(json_object('startsAt', starts_at, 'endsAt', ends_at)) from (select * from open_house where listing_id = l.id order by starts_at))
    as openHouses
  from listing l left join listing_own own on own.listing_id = l.id left join listing_closing closing on closing.listing_id = l.id where`

const MEDIA_ROW = {
  ...pick(LISTING_MEDIA, 'id', 'listingId', 'kind', 'caption', 'alt', 'sourceUrl', 'state', 'contentType', 'width', 'height'),
}
type MediaRow = RowOf<typeof MEDIA_ROW>

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

/** Where the file of a picture lies in a copy. */
export const mediaPath = ({ id, listingId, contentType }: Pick<MediaRow, 'id' | 'listingId' | 'contentType'>): string =>
  `files/listings/${listingId}/${id}.${ENDINGS[contentType ?? ''] ?? 'bin'}`

/** A picture by the names of RESO's Media resource; an address of the web where the file itself is not here. */
const mediaOf = (media: MediaRow, order: number): CopyRecord =>
  told({
    MediaKey: media.id,
    MediaURL: media.state === 'stored' ? mediaPath(media) : media.sourceUrl,
    MediaCategory: media.kind === 'photo' ? 'Photo' : 'Floor Plan',
    Order: order,
    ShortDescription: media.caption,
    LongDescription: media.alt,
    ImageWidth: media.width,
    ImageHeight: media.height,
    X_SourceURL: media.sourceUrl,
  })

/** Without what is not said. */
const told = (fields: RawFields): RawFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''))

const HOME_FIELDS = keysOf(RESO_FIELDS).filter((field) => field !== 'state' && field !== 'media' && field !== 'openHouses')

type HomeRow = ListingRow & { openFields: string | null; areaMeasure: string | null }

/** What an advertisement says, by the names of RESO's Property and Member resources; what they have no name for begins with `X_`. */
function saidOf(row: HomeRow, openHouses: FeedRecord['openHouses'] = []): RawFields {
  const open = row.openFields === null ? [] : openFieldsOf({ openFields: row.openFields })
  const said = resoOf({ ...picked(row, HOME_FIELDS), state: 'withdrawn', media: [], openHouses })
  const { Media: _, StandardStatus: __, ...fields } = said
  const kept = {
    ...fields,
    X_PropertyGroup: row.propertyGroup,
    X_AreaMeasure: row.areaMeasure,
    X_ProjectTypeGroup: row.typeGroup,
    X_ProjectSlug: row.projectSlug,
  }
  const left: readonly string[] = open.flatMap((field) => OPEN_NAMES[field])
  return told(Object.fromEntries(Object.entries(kept).filter(([name]) => !left.includes(name))))
}

/** What a draft leaves open, by the names that are then not written. */
const OPEN_NAMES = {
  price: ['ListPrice', 'LeaseAmountFrequency'],
  unitMix: ['X_UnitMix'],
  propertyType: ['PropertySubType', 'X_PropertyGroup'],
} as const satisfies Record<string, readonly string[]>

function recordOf(row: CopiedRow, media: readonly MediaRow[]): CopyRecord {
  const edits: WrittenContent | null = row.edits === null ? null : JSON.parse(row.edits)
  return {
    ...saidOf(row, JSON.parse(row.openHouses)),
    ...told({
      ListingKey: row.source === OWN_SOURCE ? row.id : row.sourceKey,
      Country: row.country,
      StandardStatus: STATUS_OF_STATE[row.state],
      OriginalEntryTimestamp: isoTime(row.createdAt),
      X_ConfirmedTimestamp: isoTime(row.confirmedAt),
      ListOfficeName: row.agency,
      X_ListOfficeLicense: row.agencyLicence,
      CloseDate: row.closingDay,
      ClosePrice: row.closingPrice,
      X_Outcome: row.outcome,
    }),
    Media: media.map(mediaOf),
    ...(edits === null ? {} : { X_UnpublishedEdits: saidOf({ ...row, ...edits.content, ...edits.own }) }),
    X_Prices: JSON.parse(row.prices),
    X_History: JSON.parse(row.history),
  }
}

const EXTRA_COLUMNS = [
  'Country',
  'X_PropertyGroup',
  'X_AreaMeasure',
  'X_ProjectTypeGroup',
  'X_ProjectSlug',
  'OriginalEntryTimestamp',
  'X_ConfirmedTimestamp',
  'ListOfficeName',
  'X_ListOfficeLicense',
  'CloseDate',
  'ClosePrice',
  'X_Outcome',
]

const tableOf = ({ source }: CopyScope) =>
  ({
    in: 'trade',
    from: 'listing l',
    where: source === null ? `l.agent = ?1 and l.source = '${OWN_SOURCE}'` : 'l.source = ?1',
    id: 'l.id',
    at: 'l.created_at',
  }) as const

/** Pictures of listings in their order, by what `where` says of `listing_media media`. */
export const copiedMedia = (scope: CopyScope, where: string, ...parameters: string[]): Promise<MediaRow[]> =>
  scope.trade.all(
    MEDIA_ROW,
    `select media.id, media.listing_id as listingId, media.kind, media.caption, media.alt, media.source_url as sourceUrl, media.state,
      media.content_type as contentType, media.width, media.height from listing_media media join listing l on l.id = media.listing_id where ${where}
    order by media.listing_id, media.position, media.created_at, media.id`,
    ...parameters,
  )

/** Listings that somebody wrote here, or those of a source; `Media` names the files of the copy. */
export const LISTINGS: CopyKind = {
  columns: [...RESO_COLUMNS, ...EXTRA_COLUMNS],
  begins: (scope) => beginsOf(scope, tableOf(scope)),
  async read(scope, first) {
    const { sql, parameters } = rowsFrom(tableOf(scope), first)
    const rows = await scope.trade.all(COPIED_ROW, `${SELECT} ${sql}`, scope.source ?? scope.owner, ...parameters)
    const media = Map.groupBy(
      await copiedMedia(scope, 'media.listing_id in (select value from json_each(?))', JSON.stringify(rows.map(({ id }) => id))),
      ({ listingId }) => listingId,
    )
    return rows.map((row) => recordOf(row, media.get(row.id) ?? []))
  },
}

/** The condition of the listings of a copy, with its parameter. */
export const listingsOf = (scope: CopyScope): [sql: string, parameter: string] => [
  tableOf(scope).where.replace('?1', '?'),
  scope.source ?? scope.owner,
]
