import { createFileRoute } from '@tanstack/react-router'
import { realValueHead } from '#features/real-value/page/real-value-head.ts'
import { RealValuePage } from '#features/real-value/page/real-value-page.tsx'
import { loadValue } from '#features/real-value/queries.ts'
import { valueSearch } from '#features/real-value/search.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_value/realValue/')({
  ...pageSearch(valueSearch),
  loader: ({ context, deps }) => loadValue(context, deps),
  head: ({ match, loaderData }) => realValueHead(match.context.i18n, match.context.country, loaderData),
  component: RealValuePage,
})
