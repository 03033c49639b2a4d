import { createFileRoute } from '@tanstack/react-router'
import { realValueHead } from '#features/real-value/first/real-value-head.ts'
import { RealValuePage } from '#features/real-value/first/real-value-page.tsx'
import { loadValue } from '#features/real-value/queries.ts'
import { valueSearch } from '#features/real-value/search.ts'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_value/realValue/')({
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
  head: ({ match, loaderData }) => realValueHead(match.context.i18n, match.context.country, loaderData),
  component: RealValuePage,
})
