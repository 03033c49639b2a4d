import { recordOf } from '#lib/records.ts'
import type { SqlValue, Statements } from '../../db/client.ts'
import { allBut, columnName, fieldsOf, type RowOf, selectList } from '../../db/column-table.ts'
import { LISTING } from '../../db/trade/listing-tables.ts'
import { SAID_OF_HOME } from '../../db/trade/said-of-home.ts'

/** The source of what agents write here themselves; all others are rows of listing_source. */
export const OWN_SOURCE = 'own'

/** A stored listing; times in unix seconds. */
export const LISTING_ROW = allBut(LISTING, 'homeKey')
export type ListingRow = RowOf<typeof LISTING_ROW>

/** Who advertises, in the lines that the law asks for. */
export type AdvertisedBy = Pick<ListingRow, 'agentName' | 'agentLicence' | 'agentPhone' | 'agentEmail' | 'agency' | 'agencyLicence'>

/** What an advertisement says of its home; null: it does not. */
export type SaidOfHome = RowOf<typeof SAID_OF_HOME>
export const SAID_FIELDS = fieldsOf(SAID_OF_HOME)
export const NOTHING_SAID: SaidOfHome = recordOf(SAID_FIELDS, () => null)

/** A row with what another one has where it has nothing. */
export function filled<Row extends object>(row: Row, other: { readonly [Field in keyof Row]?: Row[Field] | null }): Row {
  const whole = { ...row }
  for (const field of fieldsOf(row)) whole[field] ??= other[field] ?? row[field]
  return whole
}

/** The home, as its advertisement tells of it. Areas in square metres. */
export type AdvertisedHome = Pick<
  ListingRow,
  | ('typeGroup' | 'projectSlug' | 'projectName' | 'street' | 'postalCode' | 'address' | 'propertyGroup' | 'propertyType' | 'unitMix')
  | 'facilities'
> &
  SaidOfHome

/** What is copied of the edition, so that lists can filter and sort by it. */
export type CopiedOfEdition = Pick<
  ListingRow,
  | ('edition' | 'projectNameLocal' | 'areaSlug' | 'districtSlug' | 'tenure' | 'tenureYears' | 'completionYear' | 'constructionStatus')
  | ('lat' | 'lng' | 'areaName' | 'areaNameLocal' | 'areaLat' | 'areaLng' | 'leaseStartYear' | 'stationWalk')
>

/** What its source asks to hide; what is hidden stays in the row and is public nowhere, see public-listing.ts. */
export type ShownParts = Pick<ListingRow, 'showsPrice' | 'priceWords' | 'placeShown' | 'suburb' | 'showsEstimate'>

/** Of what hides nothing. */
export const ALL_SHOWN: ShownParts = { showsPrice: 1, priceWords: '', placeShown: 'address', suburb: '', showsEstimate: 1 }

/** What is asked, and in which words. Prices in whole units of the country's currency, of rent a month. */
export type Offer = Pick<ListingRow, 'activity' | 'price' | 'availableOn' | 'headline' | 'description' | 'locale' | 'tourUrl' | 'videoUrl'>

/** Field → column, in the order of the table. */
export const LISTING_FIELDS = recordOf(fieldsOf(LISTING_ROW), columnName)

export const LISTING_COLUMNS = selectList(LISTING_ROW, 'l')

/** Listings of `listing l`, by what `where` says. */
export const readListings = (trade: Statements, where: string, ...parameters: SqlValue[]): Promise<ListingRow[]> =>
  trade.all(LISTING_ROW, `select ${LISTING_COLUMNS} from listing l where ${where}`, ...parameters)

export const readListing = async (trade: Statements, where: string, ...parameters: SqlValue[]): Promise<ListingRow | null> =>
  (await readListings(trade, where, ...parameters))[0] ?? null
