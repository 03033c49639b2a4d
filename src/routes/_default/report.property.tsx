import { createFileRoute } from '@tanstack/react-router'
import { reportLandingHead } from '#features/report/landing/report-landing-head.ts'
import { ReportLandingPage } from '#features/report/landing/report-landing-page.tsx'
import { examplesQuery } from '#features/report/queries.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/report/property')({
  ...pageSearch(),
  loader: ({ context: { ask, country } }) => ask(examplesQuery(country)),
  head: ({ match: { context } }) => reportLandingHead(context.i18n),
  component: ReportLandingPage,
})
