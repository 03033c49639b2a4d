/** The trade's closed vocabularies (§3, §4, §9). Order matters where a list is also a bit mask; append only. */

export const COUNTRY_CODES = ['SG', 'MY', 'HK', 'AU'] as const
export type CountryCode = (typeof COUNTRY_CODES)[number]

/** public-stack: estates, private-stack: projects, private-land: developments. */
export const TYPE_GROUPS = ['public-stack', 'private-stack', 'private-land'] as const
export type TypeGroup = (typeof TYPE_GROUPS)[number]

export const PROPERTY_GROUPS = ['hdb', 'hos', 'condo', 'land'] as const
export type PropertyGroup = (typeof PROPERTY_GROUPS)[number]

/** §9: what is meant where neither a record nor an address says it. */
export const DEFAULT_TYPE_GROUP: TypeGroup = 'private-stack'
export const DEFAULT_PROPERTY_GROUP: PropertyGroup = 'condo'

/** Numbers are bedrooms (0 = studio); PH penthouse, MG multi-generation, EX executive; houses by type. */
export const UNIT_MIXES = [
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  'PH',
  'MG',
  'EX',
  'ter-hse',
  'sd-hse',
  'd-hse',
  'cls-hse',
  'hse',
  'GCB',
  'apt',
  'other',
] as const
export type UnitMix = (typeof UNIT_MIXES)[number]

export const AREA_LEVELS = [
  'country',
  'district',
  'region-admin-subdistrict',
  'region-admin-district',
  'city-area',
  'neighborhood',
] as const
export type AreaLevel = (typeof AREA_LEVELS)[number]

export const AMENITY_TYPES = [
  'mrt',
  'mtr',
  'lrt',
  'bus-stop',
  'school',
  'market',
  'medical',
  'park',
  'restaurant',
  'bank',
  'supermarket',
  'mall',
  'childcare',
] as const
export type AmenityType = (typeof AMENITY_TYPES)[number]

/** Amenities that are stations of a railway. */
export const STATION_TYPES = ['mrt', 'mtr', 'lrt'] as const satisfies readonly AmenityType[]
export type StationType = (typeof STATION_TYPES)[number]
export const isStationType = (type: string): type is StationType => STATION_TYPES.some((station) => station === type)

/** What a search may start from. */
export const SEARCH_KINDS = ['project', 'street', 'postal-code', 'station', 'school', 'area'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

export const ACTIVITY_TYPES = ['sale', 'subsale', 'resale', 'newsale', 'rent', 'rentwhole', 'rentroom'] as const
export type ActivityType = (typeof ACTIVITY_TYPES)[number]

export const LAND_STATUSES = ['completed', 'awarded', 'upcoming', 'available-for-application', 'open-for-tender', 'tender-closed'] as const
export type LandStatus = (typeof LAND_STATUSES)[number]

export const LAND_ACTIVITIES = ['gls', 'enbloc'] as const
export type LandActivity = (typeof LAND_ACTIVITIES)[number]

/** The kinds of places that the map has files of: amenities, and sites for building. */
export const PLACE_FILE_TYPES = [...AMENITY_TYPES, 'land'] as const
export type PlaceFileType = (typeof PLACE_FILE_TYPES)[number]

export const FLOOR_TYPES = ['ground', 'low', 'mid', 'high', 'penthouse'] as const
export type FloorType = (typeof FLOOR_TYPES)[number]

export const CONSTRUCTION_STATUSES = ['preconstruction', 'building-under-construction', 'completed'] as const
export type ConstructionStatus = (typeof CONSTRUCTION_STATUSES)[number]

export const TENURES = ['freehold', 'leasehold'] as const
export type Tenure = (typeof TENURES)[number]

/** §9 facilities; the index is the bit in `project.facilities`. */
export const FACILITIES = [
  'lift',
  'sky-garden',
  'security',
  'playground',
  'function-room',
  'bbq',
  'retail-shops',
  'jacuzzi',
  'gym',
  'pool',
] as const
export type Facility = (typeof FACILITIES)[number]

/** §3 Building info: what an area is measured by, from the gross floor area of all walls to what a tenant pays for. */
export const AREA_MEASURES = ['GFA', 'LFA', 'IFA', 'NFA', 'UFA', 'SFA', 'NLA', 'BUA'] as const
export type AreaMeasure = (typeof AREA_MEASURES)[number]

export const BUILDING_TYPES = ['residential', 'mixed-use', 'office', 'retail', 'industrial', 'hotel'] as const

/** Commercial property types, which are left out of the figures of homes. */
export const COMMERCIAL_TYPES = ['office', 'retail', 'industrial'] as const

export const ASSET_TYPES = ['virtual-tour', 'image', 'location', 'video', 'site-plan', 'floor-plan'] as const
export type AssetType = (typeof ASSET_TYPES)[number]

/** §3: what an asset shows. `map` and `plan` are of the place, `unit-mix` is a plan of that kind of home. */
export const ASSET_SUBTYPES = ['facade', 'lobby', 'interior', 'floor-plan', 'map', 'plan', 'unit-mix', 'other'] as const
export type AssetSubtype = (typeof ASSET_SUBTYPES)[number]

/** Pictures that the application draws from the facts of a project; they have no URL. */
export const DRAWINGS = ['facade', 'location', 'site-plan', 'floor-plan'] as const
export type Drawing = (typeof DRAWINGS)[number]
