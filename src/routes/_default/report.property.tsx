import { createFileRoute } from '@tanstack/react-router'
import { examplesQuery } from '#features/report/queries.ts'
import { reportLandingHead } from '#features/report/report-landing-head.ts'
import { ReportLandingPage } from '#features/report/report-landing-page.tsx'

export const Route = createFileRoute('/_default/report/property')({
  loader: ({ context: { queryClient, country } }) => queryClient.ensureQueryData(examplesQuery(country)),
  staticData: { words: ['property', 'report'] },
  head: ({ match: { context } }) => reportLandingHead(context.i18n),
  component: ReportLandingPage,
})
