import { createFileRoute } from '@tanstack/react-router'
import { loadServicePrices } from '#features/real-360/queries.ts'
import { real360StagingHead } from '#features/real-360/real-360-head.ts'
import { Real360StagingPage } from '#features/real-360/real-360-staging-page.tsx'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_tour/real360/staging')({
  ...pageSearch(),
  loader: ({ context }) => loadServicePrices(context),
  head: ({ match: { context } }) => real360StagingHead(context.i18n),
  component: Real360StagingPage,
})
