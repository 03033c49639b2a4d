import { createFileRoute } from '@tanstack/react-router'
import { RealValueAccuracyPage } from '#features/real-value/page/real-value-accuracy-page.tsx'
import { accuracyHead } from '#features/real-value/page/real-value-head.ts'
import { accuracyQuery } from '#features/real-value/queries.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_value/realValue/accuracy')({
  ...pageSearch(),
  loader: ({ context: { ask, country } }) => ask(accuracyQuery(country)),
  head: ({ match: { context } }) => accuracyHead(context.i18n, context.country),
  component: RealValueAccuracyPage,
})
