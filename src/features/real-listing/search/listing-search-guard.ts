import { redirect } from '@tanstack/react-router'
import type { CountryCode } from '#market/vocabulary.ts'
import type { ListingSearch } from '../search.ts'

/** Several words; one is a name or a word of an advertisement. */
const SEVERAL = /\S\s+\S|\p{Script=Han}{4}/u

/** What the form of filters sent, or typed words say, becomes the address of the same filters; others pass. */
export async function settleListingForm({ search, context: { country } }: { search: ListingSearch; context: { country: CountryCode } }) {
  // the form always sends it
  if (search.minutes === undefined) return settleWords(search, country)
  const { readListingForm } = await import('./listing-search.functions.ts')
  const settled = await readListingForm({ data: { country, search } })
  throw redirect({ to: '/realListing/search', search: { ...settled, countryCode: country }, replace: true })
}

async function settleWords(search: ListingSearch, country: CountryCode): Promise<void> {
  if (!SEVERAL.test(String(search.q ?? ''))) return
  const { readListingWords } = await import('./listing-search.functions.ts')
  const said = await readListingWords({ data: { country, search } })
  if (said) throw redirect({ to: '/realListing/search', search: { ...said, countryCode: country }, replace: true })
}
