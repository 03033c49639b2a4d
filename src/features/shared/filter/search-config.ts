import { FURNISHED_TYPES, type FurnishedType } from '#graphql/listing-kinds.ts'
import { type CountryCode, SEARCH_KINDS, type SearchKind } from '#market/vocabulary.ts'

/** §3: the search configuration of one country, except its areas (`Country.areaLevels`) and what the rows of the filters say. */
interface SearchConfig {
  searchTypes: readonly SearchKind[]
  furnishedTypes: readonly FurnishedType[]
  /** property types that are sold as new launches */
  launchPropertyTypes: readonly string[]
  /** circles that matter when a school is chosen, in kilometres; empty where admission does not go by distance */
  schoolRingsKm: readonly number[]
}

const alike = {
  searchTypes: SEARCH_KINDS,
  furnishedTypes: FURNISHED_TYPES,
  launchPropertyTypes: ['condominium', 'apartment'],
  schoolRingsKm: [],
}

export const SEARCH_CONFIGS: Readonly<Record<CountryCode, SearchConfig>> = {
  SG: {
    ...alike,
    launchPropertyTypes: ['condominium', 'apartment', 'executive-condominium', 'terrace', 'semi-detached', 'detached'],
    schoolRingsKm: [1, 2],
  },
  MY: alike,
  // Hong Kong has no postal codes
  HK: { ...alike, searchTypes: SEARCH_KINDS.filter((type) => type !== 'postal-code') },
  AU: alike,
}

/** Whether places of the country are found by a postal code. */
export const hasPostalCodes = (country: CountryCode): boolean => SEARCH_CONFIGS[country].searchTypes.includes('postal-code')
