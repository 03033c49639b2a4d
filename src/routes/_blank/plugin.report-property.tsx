import { createFileRoute } from '@tanstack/react-router'
import { loadPlugin } from '#features/real-value/queries.ts'
import { reportPluginHead } from '#features/real-value/real-value-head.ts'
import { ReportPluginPage } from '#features/real-value/report-plugin-page.tsx'
import { pluginSearch } from '#features/real-value/search.ts'

export const Route = createFileRoute('/_blank/plugin/report-property')({
  validateSearch: pluginSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => loadPlugin(queryClient, deps),
  staticData: { words: ['property', 'real-value'] },
  head: ({ match: { context } }) => reportPluginHead(context.i18n),
  component: ReportPluginPage,
})
