import { createFileRoute } from '@tanstack/react-router'
import { companyHead } from '#features/site/company-head.ts'
import { NewsPage } from '#features/site/news-page.tsx'
import { marketsQuery } from '#features/site/queries.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/news')({
  ...pageSearch(),
  loader: ({ context: { ask } }) => ask(marketsQuery()),
  head: ({ match: { context } }) => companyHead(context.i18n, '/news'),
  component: NewsPage,
})
