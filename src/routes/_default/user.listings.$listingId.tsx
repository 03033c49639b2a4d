import { createFileRoute } from '@tanstack/react-router'
import { ListingEditorPage } from '#features/listing/editor/listing-editor-page.tsx'
import { editListingHead } from '#features/listing/listing-head.ts'
import { loadOwnListing } from '#features/listing/queries.ts'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_default/user/listings/$listingId')({
  loaderDeps: ({ search }) => pageDeps(search),
  loader: ({ context, params }) => loadOwnListing(context, params.listingId),
  head: ({ match: { context }, params }) => editListingHead(context.i18n, params.listingId),
  component: ListingEditorPage,
})
