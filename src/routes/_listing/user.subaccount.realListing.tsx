import { createFileRoute } from '@tanstack/react-router'
import { landingQuery } from '#features/real-listing/queries.ts'
import { realListingHead } from '#features/real-listing/real-listing-head.ts'
import { RealListingPage } from '#features/real-listing/real-listing-page.tsx'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_listing/user/subaccount/realListing')({
  ...pageSearch(),
  loader: ({ context: { ask, country } }) => ask(landingQuery(country)),
  head: ({ match: { context } }) => realListingHead(context.i18n),
  component: RealListingPage,
})
