import { createFileRoute } from '@tanstack/react-router'
import { realListingHead } from '#features/real-listing/real-listing-head.ts'
import { RealListingPage } from '#features/real-listing/real-listing-page.tsx'

export const Route = createFileRoute('/_listing/realListing/')({
  staticData: { words: ['real-listing'] },
  head: ({ match: { context } }) => realListingHead(context.i18n),
  component: RealListingPage,
})
