import { createFileRoute } from '@tanstack/react-router'
import { billingHead } from '#features/billing/billing-head.ts'
import { NonAgentCheckoutPage } from '#features/billing/checkout-page.tsx'

export const Route = createFileRoute('/_nonagent/user/nonagent/subscription-plans/checkout')({
  staticData: { words: ['billing'] },
  head: ({ match: { context } }) => billingHead(context.i18n, '/user/nonagent/subscription-plans/checkout'),
  component: NonAgentCheckoutPage,
})
