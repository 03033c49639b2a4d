import { createFileRoute } from '@tanstack/react-router'
import { loadServicePrices } from '#features/real-360/queries.ts'
import { real360PricingHead } from '#features/real-360/real-360-head.ts'
import { Real360PricingPage } from '#features/real-360/real-360-pricing-page.tsx'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_tour/real360/pricing')({
  loaderDeps: ({ search }) => pageDeps(search),
  loader: ({ context }) => loadServicePrices(context),
  head: ({ match: { context } }) => real360PricingHead(context.i18n),
  component: Real360PricingPage,
})
