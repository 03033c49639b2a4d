import { createFileRoute } from '@tanstack/react-router'
import { billingHead } from '#features/billing/billing-head.ts'
import { SubAccountCheckoutPage } from '#features/billing/checkout-page.tsx'

export const Route = createFileRoute('/_nonagent/user/subaccount/subscription-plans/checkout')({
  staticData: { words: ['billing'] },
  head: ({ match: { context } }) => billingHead(context.i18n, '/user/subaccount/subscription-plans/checkout'),
  component: SubAccountCheckoutPage,
})
