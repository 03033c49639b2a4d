import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { listingsQuery } from '#features/real-listing/queries.ts'
import { settleListingForm } from '#features/real-listing/search/listing-search-guard.ts'
import { listingSearchHead } from '#features/real-listing/search/listing-search-head.ts'
import { ListingSearchPage } from '#features/real-listing/search/listing-search-page.tsx'
import { listingDefaults, listingSearch } from '#features/real-listing/search.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_listing/realListing/search')({
  ...pageSearch(listingSearch),
  search: { middlewares: [stripSearchParams(listingDefaults)] },
  beforeLoad: settleListingForm,
  loader: ({ context: { ask, country }, deps }) => ask(listingsQuery(country, deps)),
  head: ({ match: { context } }) => listingSearchHead(context.i18n),
  component: ListingSearchPage,
})
