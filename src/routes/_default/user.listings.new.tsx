import { createFileRoute } from '@tanstack/react-router'
import { NewListingPage } from '#features/listing/begin/new-listing-page.tsx'
import { newListingHead } from '#features/listing/listing-head.ts'

export const Route = createFileRoute('/_default/user/listings/new')({
  head: ({ match: { context } }) => newListingHead(context.i18n),
  component: NewListingPage,
})
