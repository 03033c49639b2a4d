import { createFileRoute } from '@tanstack/react-router'
import { valueExamplesQuery } from '#features/real-value/queries.ts'
import { realValueSavillsHead } from '#features/real-value/real-value-head.ts'
import { RealValueSavillsPage } from '#features/real-value/real-value-savills-page.tsx'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_value/realValue-savills')({
  loaderDeps: ({ search }) => pageDeps(search),
  loader: ({ context: { ask, country } }) => ask(valueExamplesQuery(country)),
  staticData: { words: ['property', 'value-landing'], stillWords: ['real-value'] },
  head: ({ match: { context } }) => realValueSavillsHead(context.i18n),
  component: RealValueSavillsPage,
})
