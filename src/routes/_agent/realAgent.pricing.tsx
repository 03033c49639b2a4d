import { createFileRoute } from '@tanstack/react-router'
import { billingHead } from '#features/billing/billing-head.ts'
import { PricingPage } from '#features/billing/pricing-page.tsx'

export const Route = createFileRoute('/_agent/realAgent/pricing')({
  staticData: { words: ['billing'] },
  head: ({ match: { context } }) => billingHead(context.i18n, '/realAgent/pricing'),
  component: PricingPage,
})
