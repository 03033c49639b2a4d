import { createFileRoute } from '@tanstack/react-router'
import { examplesQuery } from '#features/report/queries.ts'
import { reportLandingHead } from '#features/report/report-landing-head.ts'
import { ReportLandingPage } from '#features/report/report-landing-page.tsx'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_default/report/property')({
  loaderDeps: ({ search }) => pageDeps(search),
  loader: ({ context: { ask, country } }) => ask(examplesQuery(country)),
  staticData: { words: ['property', 'report'] },
  head: ({ match: { context } }) => reportLandingHead(context.i18n),
  component: ReportLandingPage,
})
