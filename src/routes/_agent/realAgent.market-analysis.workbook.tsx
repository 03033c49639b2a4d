import { createFileRoute } from '@tanstack/react-router'
import { loadWorkbook } from '#features/real-agent/analysis/workbook/workbook-guard.ts'
import { WorkbookPage } from '#features/real-agent/analysis/workbook/workbook-page.tsx'
import { realAgentHead } from '#features/real-agent/first/real-agent-head.ts'
import { workbookSearch } from '#features/real-agent/search.ts'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_agent/realAgent/market-analysis/workbook')({
  validateSearch: workbookSearch,
  loaderDeps: ({ search }) => pageDeps(search, workbookSearch),
  loader: ({ context, deps }) => loadWorkbook(context, deps),
  staticData: { words: ['property', 'agent-analysis', 'analysis-workbook', 'real-agent-first'] },
  head: ({ match: { context } }) => realAgentHead(context.i18n, 'workbook'),
  component: WorkbookPage,
})
