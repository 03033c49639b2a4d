import { createFileRoute } from '@tanstack/react-router'
import { loadAnalyses } from '#features/real-agent/analysis/analysis-guard.ts'
import { analysisHead } from '#features/real-agent/analysis/analysis-head.ts'
import { MarketAnalysisPage } from '#features/real-agent/analysis/market-analysis-page.tsx'
import { analysisSearch } from '#features/real-agent/search.ts'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_agent/realAgent/market-analysis/')({
  validateSearch: analysisSearch,
  loaderDeps: ({ search }) => pageDeps(search, analysisSearch),
  loader: ({ context, deps }) => loadAnalyses(context, deps),
  head: ({ match: { context } }) => analysisHead(context.i18n),
  component: MarketAnalysisPage,
})
