import { createFileRoute } from '@tanstack/react-router'
import { loadOwnTours } from '#features/real-360/queries.ts'
import { OwnToursPage } from '#features/real-360/studio/own-tours-page.tsx'
import { ownToursHead } from '#features/real-360/studio/studio-head.ts'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_default/user/tours/')({
  loaderDeps: ({ search }) => pageDeps(search),
  loader: ({ context }) => loadOwnTours(context),
  head: ({ match: { context } }) => ownToursHead(context.i18n),
  component: OwnToursPage,
})
