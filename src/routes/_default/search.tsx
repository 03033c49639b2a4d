import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { resultsQuery } from '#features/search/queries.ts'
import { resultsSearch, searchDefaults } from '#features/search/search.ts'
import { searchHead } from '#features/search/search-head.ts'
import { SearchPage } from '#features/search/search-page.tsx'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_default/search')({
  validateSearch: resultsSearch,
  search: { middlewares: [stripSearchParams(searchDefaults)] },
  loaderDeps: ({ search }) => pageDeps(search),
  loader: ({ context: { ask, country }, deps }) => ask(resultsQuery(country, deps)),
  staticData: { words: ['property', 'search'], stillWords: ['search-late'] },
  head: ({ match: { context, search } }) => searchHead(context.i18n, context.country, search),
  component: SearchPage,
})
