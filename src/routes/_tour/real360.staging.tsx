import { createFileRoute } from '@tanstack/react-router'
import { loadServicePrices } from '#features/real-360/queries.ts'
import { real360StagingHead } from '#features/real-360/real-360-head.ts'
import { Real360StagingPage } from '#features/real-360/real-360-staging-page.tsx'

export const Route = createFileRoute('/_tour/real360/staging')({
  loader: ({ context }) => loadServicePrices(context),
  staticData: { words: ['real-360'] },
  head: ({ match: { context } }) => real360StagingHead(context.i18n),
  component: Real360StagingPage,
})
