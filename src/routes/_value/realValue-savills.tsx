import { createFileRoute } from '@tanstack/react-router'
import { valueExamplesQuery } from '#features/real-value/queries.ts'
import { realValueSavillsHead } from '#features/real-value/real-value-head.ts'
import { RealValueSavillsPage } from '#features/real-value/real-value-savills-page.tsx'

export const Route = createFileRoute('/_value/realValue-savills')({
  loader: ({ context: { queryClient, country } }) => queryClient.ensureQueryData(valueExamplesQuery(country)),
  staticData: { words: ['property', 'real-value'] },
  head: ({ match: { context } }) => realValueSavillsHead(context.i18n),
  component: RealValueSavillsPage,
})
