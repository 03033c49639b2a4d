import { createFileRoute } from '@tanstack/react-router'
import { FrozenWorkbookPage } from '#features/real-agent/analysis/workbook/frozen-workbook-page.tsx'
import { loadFrozenWorkbook } from '#features/real-agent/analysis/workbook/workbook-guard.ts'
import { loadFrozenPlan } from '#features/real-agent/plan/frozen-plan-guard.ts'
import { FrozenPlanPage } from '#features/real-agent/plan/frozen-plan-page.tsx'
import { loadFrozenComparison } from '#features/real-listing/frozen-comparison-guard.ts'
import { FrozenComparisonPage } from '#features/real-listing/frozen-comparison-page.tsx'
import { loadFrozenReport } from '#features/report/frozen-report-guard.ts'
import { FrozenReportPage } from '#features/report/page/frozen-report-page.tsx'
import { NotSharedPage } from '#features/share/not-shared-page.tsx'
import { shareSearch } from '#features/share/search.ts'
import { openShared } from '#features/share/share-guard.ts'
import { sharedHead } from '#features/share/share-head.ts'
import { SharedPage } from '#features/share/shared-page.tsx'
import { pageSearch } from '#session/page-search.ts'

const LOADERS = { REPORT: loadFrozenReport, COMPARISON: loadFrozenComparison, ANALYSIS: loadFrozenWorkbook, PLAN: loadFrozenPlan }
const PAGES = {
  REPORT: <FrozenReportPage />,
  COMPARISON: <FrozenComparisonPage />,
  ANALYSIS: <FrozenWorkbookPage />,
  PLAN: <FrozenPlanPage />,
}

export const Route = createFileRoute('/_default/share/$id')({
  validateSearch: shareSearch,
  ...pageSearch(),
  loader: ({ context, params }) => openShared(context, params, LOADERS),
  head: ({ match: { context }, params, loaderData }) => sharedHead(context.i18n, loaderData, params.id),
  component: () => <SharedPage pages={PAGES} />,
  notFoundComponent: NotSharedPage,
})
