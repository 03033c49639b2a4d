import { createFileRoute } from '@tanstack/react-router'
import { billingHead } from '#features/billing/billing-head.ts'
import { PricingPage } from '#features/billing/plans/pricing-page.tsx'
import { loadPricing } from '#features/billing/queries.ts'
import { plansSearch } from '#features/billing/search.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_agent/realAgent/pricing')({
  validateSearch: plansSearch,
  ...pageSearch(),
  loader: ({ context }) => loadPricing(context, 'agent'),
  head: ({ match: { context } }) => billingHead(context.i18n, '/realAgent/pricing'),
  component: PricingPage,
})
