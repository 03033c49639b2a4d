import { createFileRoute } from '@tanstack/react-router'
import { ConfirmPage } from '#features/listing/confirm/confirm-page.tsx'
import { confirmListingHead } from '#features/listing/listing-head.ts'
import { loadListingToConfirm } from '#features/listing/queries.ts'

export const Route = createFileRoute('/_default/listing/$token')({
  loader: ({ params }) => loadListingToConfirm(params.token),
  staticData: { words: ['property', 'listing'] },
  head: ({ match: { context } }) => confirmListingHead(context.i18n),
  component: ConfirmPage,
})
