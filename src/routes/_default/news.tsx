import { createFileRoute } from '@tanstack/react-router'
import { companyHead } from '#features/site/company-head.ts'
import { NewsPage } from '#features/site/news-page.tsx'
import { marketsQuery } from '#features/site/queries.ts'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_default/news')({
  loaderDeps: ({ search }) => pageDeps(search),
  loader: ({ context: { ask } }) => ask(marketsQuery()),
  head: ({ match: { context } }) => companyHead(context.i18n, '/news'),
  component: NewsPage,
})
