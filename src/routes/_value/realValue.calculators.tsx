import { createFileRoute } from '@tanstack/react-router'
import { calculatorsHead } from '#features/real-value/calculators/form/calculators-head.ts'
import { CalculatorsPage } from '#features/real-value/calculators/form/calculators-page.tsx'
import { loadCalculators } from '#features/real-value/queries.ts'
import { calculatorSearch } from '#features/real-value/search.ts'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_value/realValue/calculators')({
  validateSearch: calculatorSearch,
  loaderDeps: ({ search }) => pageDeps(search, calculatorSearch),
  loader: ({ context: { country }, deps }) => loadCalculators(country, deps),
  head: ({ match: { context } }) => calculatorsHead(context.i18n, context.country),
  component: CalculatorsPage,
})
