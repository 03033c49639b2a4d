import { FURNISHED_TYPES, type FurnishedType } from '#graphql/listing-kinds.ts'
import { type CountryCode, SEARCH_KINDS, type SearchKind } from '#market/vocabulary.ts'
import type { SearchRange } from './row-shapes.ts'

/** §3: the search configuration of one country, except its areas (`Country.areaLevels`) and what the rows of the filters say for all countries. */
interface SearchConfig {
  searchTypes: readonly SearchKind[]
  furnishedTypes: readonly FurnishedType[]
  /** property types that are sold as new launches */
  launchPropertyTypes: readonly string[]
  /** §9: last sale prices that are asked for in practice; the countries that §9 does not name have Singapore's */
  price: SearchRange
  /** psf: what §9 says; Hong Kong's homes cost more */
  psf: SearchRange
  /** last rents a month; Hong Kong's range of §9 is offered only if the country ever discloses rents */
  rent: SearchRange
  /** circles that matter when a school is chosen, in kilometres; empty where admission does not go by distance */
  schoolRingsKm: readonly number[]
}

/** §9: up to the largest values that are asked for in practice; an end of the slider means no limit there. */
export const upTo = (max: number, step: number, curve: number): SearchRange => ({ min: 0, max, step, curve })

const alike = {
  searchTypes: SEARCH_KINDS,
  furnishedTypes: FURNISHED_TYPES,
  launchPropertyTypes: ['condominium', 'apartment'],
  price: upTo(100e6, 10_000, 4),
  psf: upTo(8_000, 10, 1.6),
  rent: upTo(10_000, 100, 1.6),
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
  HK: {
    ...alike,
    searchTypes: SEARCH_KINDS.filter((type) => type !== 'postal-code'),
    price: upTo(5e9, 100_000, 5),
    psf: upTo(40_000, 50, 2),
    rent: upTo(100_000, 100, 1.6),
  },
  AU: alike,
}

/** A text that is a postal code or its beginning, as digits: "S(560123)"; null for others, and where there are none. */
export const typedPostalCode = (country: CountryCode, text: string): string | null =>
  hasPostalCodes(country) ? (/^\s*s?\s*\(?(\d{3,6})\)?\s*$/i.exec(text)?.[1] ?? null) : null

/** Whether places of the country are found by a postal code. */
export const hasPostalCodes = (country: CountryCode): boolean => SEARCH_CONFIGS[country].searchTypes.includes('postal-code')
