import { createFileRoute } from '@tanstack/react-router'
import { homeHead } from '#features/site/home/home-head.ts'
import { HomePage } from '#features/site/home/home-page.tsx'
import { homeQuery } from '#features/site/queries.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/')({
  ...pageSearch(),
  loader: ({ context: { ask, country } }) => ask(homeQuery(country)),
  head: ({ match: { context } }) => homeHead(context.i18n, context.country),
  component: HomePage,
})
