import { createFileRoute } from '@tanstack/react-router'
import { ConfirmPage } from '#features/listing/confirm/confirm-page.tsx'
import { confirmListingHead } from '#features/listing/listing-head.ts'
import { loadListingToConfirm } from '#features/listing/queries.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/listing/$token')({
  ...pageSearch(),
  loader: ({ params }) => loadListingToConfirm(params.token),
  head: ({ match: { context } }) => confirmListingHead(context.i18n),
  component: ConfirmPage,
})
