import { createFileRoute } from '@tanstack/react-router'
import { ListingsPage } from '#features/listing/desk/listings-page.tsx'
import { listingsHead } from '#features/listing/listing-head.ts'
import { loadListingDesk } from '#features/listing/queries.ts'
import { ownListingSearch } from '#features/listing/search.ts'

export const Route = createFileRoute('/_default/user/listings/')({
  validateSearch: ownListingSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadListingDesk(context, deps),
  head: ({ match: { context } }) => listingsHead(context.i18n),
  component: ListingsPage,
})
