import { createFileRoute } from '@tanstack/react-router'
import { AboutUsPage } from '#features/site/about-us-page.tsx'
import { companyHead } from '#features/site/company-head.ts'
import { marketsQuery } from '#features/site/queries.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/about-us')({
  ...pageSearch(),
  loader: ({ context: { ask } }) => ask(marketsQuery()),
  head: ({ match: { context } }) => companyHead(context.i18n, '/about-us'),
  component: AboutUsPage,
})
