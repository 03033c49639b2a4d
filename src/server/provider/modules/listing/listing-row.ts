import type { FurnishedType, ListingActivity, ListingState } from '#graphql/listing-kinds.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import type { ConstructionStatus, CountryCode, FloorType, PropertyGroup, Tenure, TypeGroup, UnitMix } from '#market/vocabulary.ts'
import type { SqlValue, Statements } from '../../db/client.ts'

/** The source of what agents write here themselves; all others are rows of listing_source. */
export const OWN_SOURCE = 'own'

/** Who advertises, in the lines that the law asks for. */
export interface AdvertisedBy {
  agentName: string
  agentLicence: string
  agentPhone: string
  agentEmail: string
  agency: string
  agencyLicence: string
}

/** The home, as its advertisement tells of it. Areas in square metres. */
export interface AdvertisedHome {
  typeGroup: TypeGroup | null
  projectSlug: string | null
  projectName: string
  street: string
  postalCode: string
  /** block, house or unit as the agent gives it: compared, never shown */
  address: string
  propertyGroup: PropertyGroup
  propertyType: string
  unitMix: UnitMix
  bedrooms: number | null
  bathrooms: number | null
  areaSqm: number | null
  landSqm: number | null
  floor: number | null
  floorType: FloorType | null
  furnished: FurnishedType | null
  /** bits of FACILITIES */
  facilities: number
}

/** What is copied of the edition, so that lists can filter and sort by it. */
export interface CopiedOfEdition {
  edition: string
  projectNameLocal: string | null
  areaSlug: string | null
  districtSlug: string | null
  tenure: Tenure | null
  tenureYears: number | null
  completionYear: number | null
  constructionStatus: ConstructionStatus
  lat: number | null
  lng: number | null
  /** the area that the project lies in, and its middle */
  areaName: string | null
  areaNameLocal: string | null
  areaLat: number | null
  areaLng: number | null
}

/** What its source asks to hide; what is hidden stays in the row and is public nowhere, see public-listing.ts. */
export interface ShownParts {
  showsPrice: 0 | 1
  /** what stands where the price is not told */
  priceWords: string
  /** how narrowly its place is told: as it is, no narrower than its suburb, or not at all */
  placeShown: 'address' | 'suburb' | 'none'
  /** as it is advertised */
  suburb: string
  /** 0: no estimate stands beside it */
  showsEstimate: 0 | 1
}

/** Of what hides nothing. */
export const ALL_SHOWN: ShownParts = { showsPrice: 1, priceWords: '', placeShown: 'address', suburb: '', showsEstimate: 1 }

/** What is asked, and in which words. Prices in whole units of the country's currency, of rent a month. */
export interface Offer {
  activity: ListingActivity
  price: number
  /** "2026-12-01" */
  availableOn: string | null
  headline: string
  description: string
  /** the language of the two */
  locale: LocaleCode
  tourUrl: string | null
  videoUrl: string | null
}

/** A stored listing; times in unix seconds. */
export interface ListingRow extends AdvertisedBy, AdvertisedHome, CopiedOfEdition, Offer, ShownParts {
  id: string
  country: CountryCode
  source: string
  sourceKey: string
  /** an account; null: a feed names an agent who has none here */
  agent: string | null
  state: ListingState
  /** price by floor area in square feet; null without an area */
  psf: number | null
  modifiedAt: number
  contentHash: string
  runId: string | null
  firstSeenAt: number
  confirmedAt: number
  stateAt: number
  groupId: string | null
  isUngrouped: 0 | 1
  version: number
  createdAt: number
  updatedAt: number
}

/** Field → column, in the order of the table. */
export const LISTING_FIELDS = {
  id: 'id',
  country: 'country',
  source: 'source',
  sourceKey: 'source_key',
  agent: 'agent',
  agentName: 'agent_name',
  agentLicence: 'agent_licence',
  agentPhone: 'agent_phone',
  agentEmail: 'agent_email',
  agency: 'agency',
  agencyLicence: 'agency_licence',
  state: 'state',
  activity: 'activity',
  typeGroup: 'type_group',
  projectSlug: 'project_slug',
  edition: 'edition',
  projectName: 'project_name',
  projectNameLocal: 'project_name_local',
  areaSlug: 'area_slug',
  districtSlug: 'district_slug',
  propertyGroup: 'property_group',
  propertyType: 'property_type',
  tenure: 'tenure',
  tenureYears: 'tenure_years',
  completionYear: 'completion_year',
  constructionStatus: 'construction_status',
  facilities: 'facilities',
  lat: 'lat',
  lng: 'lng',
  areaName: 'area_name',
  areaNameLocal: 'area_name_local',
  areaLat: 'area_lat',
  areaLng: 'area_lng',
  street: 'street',
  postalCode: 'postal_code',
  address: 'address',
  suburb: 'suburb',
  placeShown: 'place_shown',
  unitMix: 'unit_mix',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  areaSqm: 'area_sqm',
  landSqm: 'land_sqm',
  floor: 'floor',
  floorType: 'floor_type',
  furnished: 'furnished',
  price: 'price',
  psf: 'psf',
  showsPrice: 'shows_price',
  priceWords: 'price_words',
  showsEstimate: 'shows_estimate',
  availableOn: 'available_on',
  headline: 'headline',
  description: 'description',
  locale: 'locale',
  tourUrl: 'tour_url',
  videoUrl: 'video_url',
  modifiedAt: 'modified_at',
  contentHash: 'content_hash',
  runId: 'run_id',
  firstSeenAt: 'first_seen_at',
  confirmedAt: 'confirmed_at',
  stateAt: 'state_at',
  groupId: 'group_id',
  isUngrouped: 'is_ungrouped',
  version: 'version',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const satisfies Record<keyof ListingRow, string>

export const LISTING_COLUMNS = Object.entries(LISTING_FIELDS)
  .map(([field, column]) => (field === column ? `l.${column}` : `l.${column} as ${field}`))
  .join(', ')

/** Listings of `listing l`, by what `where` says. */
export const readListings = (trade: Statements, where: string, ...parameters: SqlValue[]): Promise<ListingRow[]> =>
  trade.all<ListingRow>(`select ${LISTING_COLUMNS} from listing l where ${where}`, ...parameters)

export const readListing = async (trade: Statements, where: string, ...parameters: SqlValue[]): Promise<ListingRow | null> =>
  (await readListings(trade, where, ...parameters))[0] ?? null
