import { createFileRoute } from '@tanstack/react-router'
import { realValueSavillsHead } from '#features/real-value/first/real-value-head.ts'
import { RealValueSavillsPage } from '#features/real-value/first/real-value-savills-page.tsx'
import { loadValue } from '#features/real-value/queries.ts'
import { valueSearch } from '#features/real-value/search.ts'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_value/realValue-savills')({
  validateSearch: valueSearch,
  loaderDeps: ({ search }) => pageDeps(search, valueSearch),
  loader: ({ context, deps }) => loadValue(context, deps),
  staticData: {
    words: ['property-search', 'property', 'real-value-first'],
    stillWords: [
      'real-value-still',
      'estimate-history',
      'real-value-late',
      'real-value',
      'owner',
      'evidence',
      'duty-words',
      'estimate',
      'figures-alone',
    ],
  },
  head: ({ match }) => realValueSavillsHead(match.context.i18n),
  component: RealValueSavillsPage,
})
