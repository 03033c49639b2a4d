import { createFileRoute } from '@tanstack/react-router'
import { loadServicePrices } from '#features/real-360/queries.ts'
import { real360StagingHead } from '#features/real-360/real-360-head.ts'
import { Real360StagingPage } from '#features/real-360/real-360-staging-page.tsx'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_tour/real360/staging')({
  loaderDeps: ({ search }) => pageDeps(search),
  loader: ({ context }) => loadServicePrices(context),
  head: ({ match: { context } }) => real360StagingHead(context.i18n),
  component: Real360StagingPage,
})
