import type { SqlValue, Statements } from '../../db/client.ts'
import { integer, pick, type RowOf, selectList, text } from '../../db/column-table.ts'
import { LISTING } from '../../db/trade/listing-tables.ts'
import { SAID_FIELDS } from '../listing/listing-row.ts'
import { isAdvertised } from './asking-history.ts'

const PLACED_ROW = pick(
  LISTING,
  ...(['id', 'country', 'source', 'agentLicence', 'state', 'activity', 'typeGroup', 'projectSlug', 'edition', 'projectName'] as const),
  ...(['projectNameLocal', 'areaSlug', 'districtSlug', 'propertyGroup', 'propertyType', 'tenure', 'tenureYears'] as const),
  ...(['completionYear', 'constructionStatus', 'facilities', 'lat', 'lng', 'street', 'postalCode', 'address', 'unitMix'] as const),
  ...SAID_FIELDS,
  ...(['price', 'headline', 'tourUrl'] as const),
  ...(['showsPrice', 'priceWords', 'placeShown', 'suburb', 'showsEstimate', 'areaName', 'areaNameLocal', 'areaLat', 'areaLng'] as const),
  ...(['leaseStartYear', 'stationWalk'] as const),
  ...(['firstSeenAt', 'confirmedAt', 'stateAt', 'groupId', 'version', 'updatedAt'] as const),
)

/** A listing as it is placed. */
export type PlacedRow = RowOf<typeof PLACED_ROW> & {
  /** it is advertised now */
  isStanding: boolean
}

/** What of a listing only its group tells: read for the groups that change. */
const SHOWN_ROW = {
  ...pick(LISTING, 'id'),
  /** the beginning of its description */
  words: text(),
  photoCount: integer(),
}
type ShownRow = RowOf<typeof SHOWN_ROW>

/** A listing as its group needs it. */
export interface MemberRow extends PlacedRow, ShownRow {}

/** What of a description is searched. */
const WORDS_MAX_CHARS = 2_000

/** Listings that are no drafts, of `listing l`, by what `where` says. */
export async function readPlaced(trade: Statements, where: string, ...parameters: SqlValue[]): Promise<PlacedRow[]> {
  const rows = await trade.all(
    PLACED_ROW,
    `select ${selectList(PLACED_ROW, 'l')} from listing l where l.state <> 'draft' and ${where}`,
    ...parameters,
  )
  // written into the row: copies of thousands of rows of forty fields were a tenth of an intake
  return rows.map((row) => Object.assign(row, { isStanding: isAdvertised(row.state) }))
}

/** What groups tell of these listings. */
export const readShown = (trade: Statements, ids: readonly string[]): Promise<ShownRow[]> =>
  trade.all(
    SHOWN_ROW,
    `select l.id, substr(l.description, 1, ${WORDS_MAX_CHARS}) as words,
      (select count(*) from listing_media m where m.listing_id = l.id and m.state = 'stored' and m.kind = 'photo') as photoCount
    from json_each(?) asked cross join listing l on l.id = asked.value`,
    JSON.stringify(ids),
  )
