import { recordOf } from '#lib/records.ts'
import type { SqlValue, Statements } from '../../db/client.ts'
import { allBut, columnName, fieldsOf, type RowOf, selectList } from '../../db/column-table.ts'
import { LISTING_GROUP } from '../../db/trade/group-tables.ts'
import type { SaidOfHome } from '../listing/listing-row.ts'

/** A stored group: all advertisements of one home. */
export const GROUP_ROW = allBut(LISTING_GROUP, 'newsAt')
export type GroupRow = RowOf<typeof GROUP_ROW>

/** What is told of the home: facts of the records first, then as it is advertised. Areas in square metres. */
export type GroupHome = Pick<
  GroupRow,
  | ('typeGroup' | 'projectSlug' | 'projectName' | 'projectNameLocal' | 'areaSlug' | 'districtSlug' | 'propertyGroup' | 'propertyType')
  | (
      | 'tenure'
      | 'tenureYears'
      | 'leaseStartYear'
      | 'stationWalk'
      | 'completionYear'
      | 'constructionStatus'
      | 'facilities'
      | 'lat'
      | 'lng'
      | 'street'
      | 'postalCode'
      | 'unitMix'
    )
> &
  SaidOfHome

/** What is asked for it, by whom and since when. Prices in whole units of the country's currency, of rent a month; times in unix seconds. */
export type GroupOffer = Pick<
  GroupRow,
  | ('isLive' | 'isUnderOffer' | 'price' | 'priceMax' | 'psf' | 'priceFirst' | 'priceWords' | 'priceCutAt' | 'listingCount' | 'agentCount')
  | ('photoCount' | 'leadListingId' | 'hasTour' | 'firstSeenAt' | 'confirmedAt' | 'goneAt' | 'isBack' | 'backAt')
>

/** The estimate of the like home with its 68 % band, copied from an edition; null where it is refused. */
export type GroupEstimate = Pick<GroupRow, 'edition' | 'estimate' | 'estimateLow' | 'estimateHigh' | 'againstEstimate'>

/** A group as it is answered. */
export interface ShownGroup extends GroupRow {
  /** the advertisements that it is shown by; absent: all of them */
  listings?: readonly string[]
}

/** Field → column of `listing_group`. */
export const GROUP_FIELDS = recordOf(fieldsOf(GROUP_ROW), columnName)

/** The columns of a {@link GroupRow}; the table's alias is `g`. */
export const GROUP_COLUMNS = selectList(GROUP_ROW, 'g')

/** Groups of `listing_group g`, by what `rest` says behind `from`. */
export const readGroups = (trade: Statements, rest: string, ...parameters: SqlValue[]): Promise<GroupRow[]> =>
  trade.all(GROUP_ROW, `select ${GROUP_COLUMNS} from listing_group g ${rest}`, ...parameters)
