import { createFileRoute } from '@tanstack/react-router'
import { ConfirmPage } from '#features/listing/confirm/confirm-page.tsx'
import { confirmListingHead } from '#features/listing/listing-head.ts'
import { loadListingToConfirm } from '#features/listing/queries.ts'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_default/listing/$token')({
  loaderDeps: ({ search }) => pageDeps(search),
  loader: ({ params }) => loadListingToConfirm(params.token),
  head: ({ match: { context } }) => confirmListingHead(context.i18n),
  component: ConfirmPage,
})
