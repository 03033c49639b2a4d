import { createFileRoute } from '@tanstack/react-router'
import { calculatorsHead } from '#features/real-value/calculators/form/calculators-head.ts'
import { CalculatorsPage } from '#features/real-value/calculators/form/calculators-page.tsx'
import { loadCalculators } from '#features/real-value/queries.ts'
import { calculatorSearch } from '#features/real-value/search.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_value/realValue/calculators')({
  ...pageSearch(calculatorSearch),
  loader: ({ context: { country }, deps }) => loadCalculators(country, deps),
  head: ({ match: { context } }) => calculatorsHead(context.i18n, context.country),
  component: CalculatorsPage,
})
