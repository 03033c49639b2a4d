import { createFileRoute } from '@tanstack/react-router'
import { loadLabelDesk } from '#features/real-agent/label/label-guard.ts'
import { labelHead } from '#features/real-agent/label/label-head.ts'
import { PropertyLabelPage } from '#features/real-agent/label/property-label-page.tsx'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_agent/realAgent/property-label/')({
  ...pageSearch(),
  loader: ({ context }) => loadLabelDesk(context),
  head: ({ match: { context } }) => labelHead(context.i18n),
  component: PropertyLabelPage,
})
