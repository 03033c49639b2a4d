import { createFileRoute } from '@tanstack/react-router'
import { valueExamplesQuery } from '#features/real-value/queries.ts'
import { realValueHead } from '#features/real-value/real-value-head.ts'
import { RealValuePage } from '#features/real-value/real-value-page.tsx'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_value/realValue/')({
  loaderDeps: ({ search }) => pageDeps(search),
  loader: ({ context: { ask, country } }) => ask(valueExamplesQuery(country)),
  staticData: { words: ['property', 'value-landing'], stillWords: ['real-value'] },
  head: ({ match: { context } }) => realValueHead(context.i18n, context.country),
  component: RealValuePage,
})
