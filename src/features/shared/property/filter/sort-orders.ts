import type { ProjectSort } from '#graphql/generated/graphql.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'

/** The orders of the list, as the address has them; the first needs no word there. */
export const SORT_ORDERS = {
  traded: 'MOST_TRADED',
  'newest-sale': 'NEWEST_SALE',
  'price-low': 'PRICE_LOW',
  'price-high': 'PRICE_HIGH',
  'psf-low': 'PSF_LOW',
  'psf-high': 'PSF_HIGH',
  'change-high': 'CHANGE_HIGH',
  'change-low': 'CHANGE_LOW',
  'yield-high': 'YIELD_HIGH',
  'newest-built': 'NEWEST_BUILT',
  /** offered where something is near */
  nearest: 'NEAREST',
  /** offered for a single street */
  block: 'BLOCK',
} as const satisfies Record<string, ProjectSort>

export type SortOrder = keyof typeof SORT_ORDERS
export const SORT_NAMES = Object.keys(SORT_ORDERS) as [SortOrder, ...SortOrder[]]

/** The order that an address asks for; an unknown word is the first. */
export const sortOf = (word: string | number | undefined): SortOrder => SORT_NAMES.find((name) => name === word) ?? SORT_NAMES[0]

/** The orders that a list can have: by yield where rents are disclosed, by distance where something is near, by number in a street. */
export const offeredSorts = (country: CountryCode, hasCentre: boolean, isStreet = false): SortOrder[] =>
  SORT_NAMES.filter(
    (name) =>
      (name !== 'yield-high' || COUNTRIES[country].disclosesRent) && (name !== 'nearest' || hasCentre) && (name !== 'block' || isStreet),
  )
