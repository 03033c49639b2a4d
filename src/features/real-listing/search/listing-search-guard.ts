import { redirect } from '@tanstack/react-router'
import type { CountryCode } from '#market/vocabulary.ts'
import type { ListingSearch } from '../search.ts'

/** What the form of filters sent becomes the address of the same filters; others pass. */
export async function settleListingForm({ search, context: { country } }: { search: ListingSearch; context: { country: CountryCode } }) {
  // the form always sends it
  if (search.minutes === undefined) return
  const { readListingForm } = await import('./listing-search.functions.ts')
  const settled = await readListingForm({ data: { country, search } })
  throw redirect({ to: '/realListing/search', search: { ...settled, countryCode: country }, replace: true })
}
