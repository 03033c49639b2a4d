import { createFileRoute } from '@tanstack/react-router'
import { valueExamplesQuery } from '#features/real-value/queries.ts'
import { realValueHead } from '#features/real-value/real-value-head.ts'
import { RealValuePage } from '#features/real-value/real-value-page.tsx'

export const Route = createFileRoute('/_value/user/subaccount/realValue/')({
  loader: ({ context: { queryClient, country } }) => queryClient.ensureQueryData(valueExamplesQuery(country)),
  staticData: { words: ['property', 'real-value'] },
  head: ({ match: { context } }) => realValueHead(context.i18n, context.country),
  component: RealValuePage,
})
