import { createFileRoute } from '@tanstack/react-router'
import { billingHead } from '#features/billing/billing-head.ts'
import { SubAccountPricingPage } from '#features/billing/plans/pricing-page.tsx'
import { loadPricing } from '#features/billing/queries.ts'
import { plansSearch } from '#features/billing/search.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_nonagent/realAgent/subaccount/pricing')({
  validateSearch: plansSearch,
  ...pageSearch(),
  loader: ({ context }) => loadPricing(context, 'sub-account'),
  head: ({ match: { context } }) => billingHead(context.i18n, '/realAgent/subaccount/pricing'),
  component: SubAccountPricingPage,
})
