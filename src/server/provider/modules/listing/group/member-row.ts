import type { SqlValue, Statements } from '../../../db/client.ts'
import { selectList } from '../../../db/column-table.ts'
import type { ListingRow } from '../listing-row.ts'
import { isAdvertised } from './asking-history.ts'

const FIELDS = [
  ...(['id', 'country', 'source', 'agentLicence', 'state', 'activity', 'typeGroup', 'projectSlug', 'edition', 'projectName'] as const),
  ...(['projectNameLocal', 'areaSlug', 'districtSlug', 'propertyGroup', 'propertyType', 'tenure', 'tenureYears'] as const),
  ...(['completionYear', 'constructionStatus', 'facilities', 'lat', 'lng', 'street', 'postalCode', 'address', 'unitMix'] as const),
  ...(['bedrooms', 'bathrooms', 'areaSqm', 'landSqm', 'floor', 'floorType', 'furnished', 'price', 'headline', 'tourUrl'] as const),
  ...(['showsPrice', 'priceWords', 'placeShown', 'suburb', 'showsEstimate', 'areaName', 'areaNameLocal', 'areaLat', 'areaLng'] as const),
  ...(['firstSeenAt', 'confirmedAt', 'stateAt', 'groupId', 'version', 'updatedAt'] as const),
] as const satisfies readonly (keyof ListingRow)[]

/** A listing as it is placed. */
export interface PlacedRow extends Pick<ListingRow, (typeof FIELDS)[number]> {
  /** it is advertised now */
  isStanding: boolean
}

/** What of a listing only its group tells: read for the groups that change. */
interface ShownRow {
  id: string
  /** the beginning of its description */
  words: string
  photoCount: number
}

/** A listing as its group needs it. */
export interface MemberRow extends PlacedRow, ShownRow {}

/** What of a description is searched. */
const WORDS_MAX_CHARS = 2_000

/** Listings that are no drafts, of `listing l`, by what `where` says. */
export async function readPlaced(trade: Statements, where: string, ...parameters: SqlValue[]): Promise<PlacedRow[]> {
  const rows = await trade.all<PlacedRow>(
    `select ${selectList(FIELDS, 'l')} from listing l where l.state <> 'draft' and ${where}`,
    ...parameters,
  )
  // written into the row: copies of thousands of rows of forty fields were a tenth of an intake
  for (const row of rows) row.isStanding = isAdvertised(row.state)
  return rows
}

/** What groups tell of these listings. */
export const readShown = (trade: Statements, ids: readonly string[]): Promise<ShownRow[]> =>
  trade.all<ShownRow>(
    `select l.id, substr(l.description, 1, ${WORDS_MAX_CHARS}) as words,
      (select count(*) from listing_media m where m.listing_id = l.id and m.state = 'stored' and m.kind = 'photo') as photoCount
    from json_each(?) asked cross join listing l on l.id = asked.value`,
    JSON.stringify(ids),
  )
