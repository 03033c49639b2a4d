import type { ProjectSort } from '#graphql/generated/graphql.ts'
import { swapped } from '#lib/records.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'

/** The orders of the list, as the address has them; the first needs no word there. */
export const SORT_ORDERS = swapped({
  MOST_TRADED: 'traded',
  NEWEST_SALE: 'newest-sale',
  PRICE_LOW: 'price-low',
  PRICE_HIGH: 'price-high',
  PSF_LOW: 'psf-low',
  PSF_HIGH: 'psf-high',
  CHANGE_HIGH: 'change-high',
  CHANGE_LOW: 'change-low',
  YIELD_HIGH: 'yield-high',
  NEWEST_BUILT: 'newest-built',
  /** offered where something is near */
  NEAREST: 'nearest',
  /** offered for a single street */
  BLOCK: 'block',
} as const satisfies Record<ProjectSort, string>)

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
