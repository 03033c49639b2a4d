import { createFileRoute } from '@tanstack/react-router'
import { loadAnalyses } from '#features/real-agent/analysis/analysis-guard.ts'
import { analysisHead } from '#features/real-agent/analysis/analysis-head.ts'
import { MarketAnalysisPage } from '#features/real-agent/analysis/market-analysis-page.tsx'
import { analysisSearch } from '#features/real-agent/search.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_agent/realAgent/market-analysis/')({
  ...pageSearch(analysisSearch),
  loader: ({ context, deps }) => loadAnalyses(context, deps),
  head: ({ match: { context } }) => analysisHead(context.i18n),
  component: MarketAnalysisPage,
})
