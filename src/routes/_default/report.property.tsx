import { createFileRoute } from '@tanstack/react-router'
import { reportLandingHead } from '#features/report/landing/report-landing-head.ts'
import { ReportLandingPage } from '#features/report/landing/report-landing-page.tsx'
import { examplesQuery } from '#features/report/queries.ts'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_default/report/property')({
  loaderDeps: ({ search }) => pageDeps(search),
  loader: ({ context: { ask, country } }) => ask(examplesQuery(country)),
  head: ({ match: { context } }) => reportLandingHead(context.i18n),
  component: ReportLandingPage,
})
