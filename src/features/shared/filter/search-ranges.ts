import type { AreaLevel, ConstructionStatus, Facility, PropertyGroup } from '#market/vocabulary.ts'
import type { BATHROOM_CHOICES, BEDROOM_CHOICES, TENURE_CHOICES } from './map-filter.ts'

/** What a filter of numbers offers: bounds in whole units, the step of its slider, and how much of the way small values get. */
export interface SearchRange {
  min: number
  max: number
  step: number
  /** as in RangeBounds of the slider: 1 even, 3 for prices that start at 0 */
  curve: number
}

export const FURNISHED_TYPES = ['fully', 'flexible', 'unfurnished', 'partially'] as const
export type FurnishedType = (typeof FURNISHED_TYPES)[number]

/** What a search may start from. */
export const SEARCH_TYPES = ['project', 'street', 'postal-code', 'station', 'school', 'area'] as const
export type SearchType = (typeof SEARCH_TYPES)[number]

/** §3 search config of one country. Ranges are in the units of the map's filter: currency, sqft, years, per cent, tenths of a per cent. */
export interface SearchConfig {
  searchTypes: readonly SearchType[]
  areaTypes: readonly AreaLevel[]
  propertyGroups: readonly PropertyGroup[]
  bedroomTypes: typeof BEDROOM_CHOICES
  bathroomTypes: typeof BATHROOM_CHOICES
  /** currency of the market */
  salePrice: SearchRange
  /** median price per square foot of twelve months */
  salePsf: SearchRange
  /** a month; null where rents are not disclosed (§9) */
  rentPrice: SearchRange | null
  /** the same numbers in square feet and in square metres (§9); who reads square metres is offered the same homes in rounder numbers */
  floorArea: SearchRange
  /** year of completion */
  completion: SearchRange
  /** per cent in twelve months */
  change: SearchRange
  /** tenths of a gross per cent a year; null where rents are not disclosed */
  grossYield: SearchRange | null
  tenures: typeof TENURE_CHOICES
  facilities: readonly Facility[]
  constructionStatuses: readonly ConstructionStatus[]
  furnishedTypes: readonly FurnishedType[]
  /** property types that are sold as new launches */
  launchPropertyTypes: readonly string[]
  /** circles that matter when a school is chosen, in kilometres; empty where admission does not go by distance */
  schoolRingsKm: readonly number[]
}
