import { createFileRoute } from '@tanstack/react-router'
import { AboutUsPage } from '#features/site/about-us-page.tsx'
import { companyHead } from '#features/site/company-head.ts'
import { marketsQuery } from '#features/site/queries.ts'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_default/about-us')({
  loaderDeps: ({ search }) => pageDeps(search),
  loader: ({ context: { ask } }) => ask(marketsQuery()),
  head: ({ match: { context } }) => companyHead(context.i18n, '/about-us'),
  component: AboutUsPage,
})
