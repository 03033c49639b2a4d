import { createFileRoute } from '@tanstack/react-router'
import { loadLabelLists } from '#features/real-agent/label/label-guard.ts'
import { labelSheetsHead } from '#features/real-agent/label/label-head.ts'
import { LabelListPage } from '#features/real-agent/label/label-list-page.tsx'
import { labelListSearch } from '#features/real-agent/search.ts'

export const Route = createFileRoute('/_agent/realAgent/property-label/PdfList')({
  validateSearch: labelListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadLabelLists(context, deps),
  head: ({ match: { context } }) => labelSheetsHead(context.i18n),
  component: LabelListPage,
})
