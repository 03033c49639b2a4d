import { createFileRoute } from '@tanstack/react-router'
import { realValueSavillsHead } from '#features/real-value/page/real-value-head.ts'
import { RealValueSavillsPage } from '#features/real-value/page/real-value-savills-page.tsx'
import { loadValue } from '#features/real-value/queries.ts'
import { valueSearch } from '#features/real-value/search.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_value/realValue-savills')({
  ...pageSearch(valueSearch),
  loader: ({ context, deps }) => loadValue(context, deps),
  head: ({ match }) => realValueSavillsHead(match.context.i18n),
  component: RealValueSavillsPage,
})
