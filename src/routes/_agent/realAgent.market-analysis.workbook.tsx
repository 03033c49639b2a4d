import { createFileRoute } from '@tanstack/react-router'
import { workbookHead } from '#features/real-agent/analysis/analysis-head.ts'
import { loadWorkbook } from '#features/real-agent/analysis/workbook/workbook-guard.ts'
import { WorkbookPage } from '#features/real-agent/analysis/workbook/workbook-page.tsx'
import { workbookSearch } from '#features/real-agent/search.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_agent/realAgent/market-analysis/workbook')({
  ...pageSearch(workbookSearch),
  loader: ({ context, deps }) => loadWorkbook(context, deps),
  head: ({ match: { context } }) => workbookHead(context.i18n),
  component: WorkbookPage,
})
