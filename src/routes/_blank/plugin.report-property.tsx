import { createFileRoute } from '@tanstack/react-router'
import { reportPluginHead } from '#features/real-value/page/real-value-head.ts'
import { ReportPluginPage } from '#features/real-value/plugin/report-plugin-page.tsx'
import { loadPlugin } from '#features/real-value/queries.ts'
import { pluginSearch } from '#features/real-value/search.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_blank/plugin/report-property')({
  ...pageSearch(pluginSearch),
  loader: ({ context: { ask }, deps }) => loadPlugin(ask, deps),
  head: ({ match: { context } }) => reportPluginHead(context.i18n),
  component: ReportPluginPage,
})
