import { createFileRoute } from '@tanstack/react-router'
import { loadOwnTours } from '#features/real-360/queries.ts'
import { OwnToursPage } from '#features/real-360/studio/own-tours-page.tsx'
import { ownToursHead } from '#features/real-360/studio/studio-head.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/user/tours/')({
  ...pageSearch(),
  loader: ({ context }) => loadOwnTours(context),
  head: ({ match: { context } }) => ownToursHead(context.i18n),
  component: OwnToursPage,
})
