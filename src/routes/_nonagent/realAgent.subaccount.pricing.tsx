import { createFileRoute } from '@tanstack/react-router'
import { billingHead } from '#features/billing/billing-head.ts'
import { SubAccountPricingPage } from '#features/billing/pricing-page.tsx'

export const Route = createFileRoute('/_nonagent/realAgent/subaccount/pricing')({
  staticData: { words: ['billing'] },
  head: ({ match: { context } }) => billingHead(context.i18n, '/realAgent/subaccount/pricing'),
  component: SubAccountPricingPage,
})
