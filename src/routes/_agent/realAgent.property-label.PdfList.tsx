import { createFileRoute } from '@tanstack/react-router'
import { realAgentHead } from '#features/real-agent/first/real-agent-head.ts'
import { loadLabelLists } from '#features/real-agent/label/label-guard.ts'
import { LabelListPage } from '#features/real-agent/label/label-list-page.tsx'
import { labelListSearch } from '#features/real-agent/search.ts'

export const Route = createFileRoute('/_agent/realAgent/property-label/PdfList')({
  validateSearch: labelListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadLabelLists(context, deps),
  staticData: { words: ['agent-label', 'real-agent-first'] },
  head: ({ match: { context } }) => realAgentHead(context.i18n, 'labelSheets'),
  component: LabelListPage,
})
