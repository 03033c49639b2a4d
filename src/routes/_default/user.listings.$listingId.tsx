import { createFileRoute } from '@tanstack/react-router'
import { ListingEditorPage } from '#features/listing/editor/listing-editor-page.tsx'
import { editListingHead } from '#features/listing/listing-head.ts'
import { loadOwnListing } from '#features/listing/queries.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/user/listings/$listingId')({
  ...pageSearch(),
  loader: ({ context, params }) => loadOwnListing(context, params.listingId),
  head: ({ match: { context }, params }) => editListingHead(context.i18n, params.listingId),
  component: ListingEditorPage,
})
