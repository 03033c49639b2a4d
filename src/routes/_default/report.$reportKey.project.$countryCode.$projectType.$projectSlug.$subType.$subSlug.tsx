import { createFileRoute } from '@tanstack/react-router'
import { reportHead } from '#features/report/page/report-head.ts'
import { ReportPage } from '#features/report/page/report-page.tsx'
import { ReportPending } from '#features/report/page/report-pending.tsx'
import { stackPlace } from '#features/report/place-guard.ts'
import { loadReport } from '#features/report/queries.ts'
import { reportSearch } from '#features/report/search.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/report/$reportKey/project/$countryCode/$projectType/$projectSlug/$subType/$subSlug')({
  ...pageSearch(reportSearch),
  loader: ({ context, params, deps }) => loadReport(context, params, deps, stackPlace(params)),
  head: ({ match, loaderData }) => reportHead(match.context.i18n, loaderData),
  component: ReportPage,
  pendingComponent: ReportPending,
})
