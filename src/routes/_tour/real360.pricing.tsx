import { createFileRoute } from '@tanstack/react-router'
import { loadServicePrices } from '#features/real-360/queries.ts'
import { real360PricingHead } from '#features/real-360/real-360-head.ts'
import { Real360PricingPage } from '#features/real-360/real-360-pricing-page.tsx'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_tour/real360/pricing')({
  ...pageSearch(),
  loader: ({ context }) => loadServicePrices(context),
  head: ({ match: { context } }) => real360PricingHead(context.i18n),
  component: Real360PricingPage,
})
