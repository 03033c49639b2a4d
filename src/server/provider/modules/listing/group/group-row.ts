import type { AgainstEstimate, FurnishedType, ListingActivity } from '#graphql/listing-kinds.ts'
import { keysOf, recordOf } from '#lib/records.ts'
import type { ConstructionStatus, CountryCode, FloorType, PropertyGroup, Tenure, TypeGroup, UnitMix } from '#market/vocabulary.ts'
import type { SqlValue, Statements } from '../../../db/client.ts'
import { columnName, selectList } from '../../../db/column-table.ts'

/** What is told of the home: facts of the records first, then as it is advertised. Areas in square metres. */
export interface GroupHome {
  typeGroup: TypeGroup | null
  projectSlug: string | null
  projectName: string
  projectNameLocal: string | null
  areaSlug: string | null
  districtSlug: string | null
  propertyGroup: PropertyGroup
  propertyType: string
  tenure: Tenure | null
  tenureYears: number | null
  completionYear: number | null
  constructionStatus: ConstructionStatus
  /** bits of FACILITIES */
  facilities: number
  lat: number | null
  lng: number | null
  street: string
  postalCode: string
  unitMix: UnitMix
  bedrooms: number | null
  bathrooms: number | null
  areaSqm: number | null
  landSqm: number | null
  /** never told as it is: public answers give its band */
  floor: number | null
  floorType: FloorType | null
  furnished: FurnishedType | null
}

/** What is asked for it, by whom and since when. Prices in whole units of the country's currency, of rent a month; times in unix seconds. */
export interface GroupOffer {
  isLive: 0 | 1
  isUnderOffer: 0 | 1
  /** null, with the three below: nobody who advertises it tells a price */
  price: number | null
  priceMax: number | null
  psf: number | null
  priceFirst: number | null
  /** what stands where no price is told */
  priceWords: string
  priceCutAt: number | null
  listingCount: number
  agentCount: number
  photoCount: number
  leadListingId: string | null
  hasTour: 0 | 1
  firstSeenAt: number
  confirmedAt: number
  goneAt: number | null
  isBack: 0 | 1
  /** when it last came back */
  backAt: number | null
}

/** The estimate of the like home with its 68 % band, copied from an edition; null where it is refused. */
export interface GroupEstimate {
  edition: string
  estimate: number | null
  estimateLow: number | null
  estimateHigh: number | null
  againstEstimate: AgainstEstimate | null
}

/** A stored group: all advertisements of one home. */
export interface GroupRow extends GroupHome, GroupOffer, GroupEstimate {
  id: string
  country: CountryCode
  slug: string
  activity: ListingActivity
  estimateKey: string
  isUnestimated: 0 | 1
  updatedAt: number
}

/** A group as it is answered. */
export interface ShownGroup extends GroupRow {
  /** the advertisements that it is shown by; absent: all of them */
  listings?: readonly string[]
}

const OF_GROUP = {
  ...{ id: true, country: true, slug: true, activity: true, isLive: true, isUnderOffer: true, typeGroup: true, projectSlug: true },
  ...{ projectName: true, projectNameLocal: true, areaSlug: true, districtSlug: true, propertyGroup: true, propertyType: true },
  ...{ tenure: true, tenureYears: true, completionYear: true, constructionStatus: true, facilities: true, lat: true, lng: true },
  ...{ street: true, postalCode: true, unitMix: true, bedrooms: true, bathrooms: true, areaSqm: true, landSqm: true, floor: true },
  ...{ floorType: true, furnished: true, price: true, priceMax: true, psf: true, priceWords: true, priceFirst: true, priceCutAt: true },
  ...{ listingCount: true, agentCount: true, photoCount: true, leadListingId: true, hasTour: true, firstSeenAt: true },
  ...{ confirmedAt: true, goneAt: true, isBack: true, backAt: true, edition: true, estimate: true, estimateLow: true, estimateHigh: true },
  ...{ againstEstimate: true, estimateKey: true, isUnestimated: true, updatedAt: true },
} as const satisfies Record<keyof GroupRow, true>

const FIELDS = keysOf(OF_GROUP)

/** Field → column of `listing_group`. */
export const GROUP_FIELDS = recordOf(FIELDS, columnName)

/** The columns of a {@link GroupRow}; the table's alias is `g`. */
export const GROUP_COLUMNS = selectList(FIELDS, 'g')

/** Groups of `listing_group g`, by what `rest` says behind `from`. */
export const readGroups = (trade: Statements, rest: string, ...parameters: SqlValue[]): Promise<GroupRow[]> =>
  trade.all<GroupRow>(`select ${GROUP_COLUMNS} from listing_group g ${rest}`, ...parameters)
