import { createFileRoute } from '@tanstack/react-router'
import { dataSourcesHead } from '#features/site/data-sources/data-sources-head.ts'
import { DataSourcesPage } from '#features/site/data-sources/data-sources-page.tsx'
import { dataSourcesQuery } from '#features/site/queries.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/data-sources')({
  ...pageSearch(),
  loader: ({ context: { ask, country } }) => ask(dataSourcesQuery(country)),
  head: ({ match: { context } }) => dataSourcesHead(context.i18n, context.country),
  component: DataSourcesPage,
})
