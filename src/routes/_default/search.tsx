import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { resultsQuery } from '#features/search/queries.ts'
import { searchHead } from '#features/search/results/search-head.ts'
import { SearchPage } from '#features/search/results/search-page.tsx'
import { resultsSearch, searchDefaults } from '#features/search/search.ts'
import { settleEntered } from '#features/search/search-guard.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/search')({
  ...pageSearch(resultsSearch),
  search: { middlewares: [stripSearchParams(searchDefaults)] },
  beforeLoad: settleEntered,
  loader: ({ context: { ask, country }, deps }) => ask(resultsQuery(country, deps)),
  head: ({ match: { context, search } }) => searchHead(context.i18n, context.country, search),
  component: SearchPage,
})
