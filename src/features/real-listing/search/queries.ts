import type { CountryCode } from '#market/vocabulary.ts'
import { type ListingSearch, parseListingSearch } from './search.ts'

/** The part of an address that determines the results. */
export function listingsQuery(country: CountryCode, address: ListingSearch) {
  const search = parseListingSearch(address)
  return {
    queryKey: ['listings', country, search],
    queryFn: async () => (await import('./listing-search.functions.ts')).fetchListings({ data: { country, search } }),
  }
}

/** What is advertised now, for the landing page. */
export const landingQuery = (country: CountryCode) => ({
  queryKey: ['listing-landing', country],
  queryFn: async () => (await import('./listing-search.functions.ts')).fetchListingLanding({ data: { country } }),
})
