import { createFileRoute } from '@tanstack/react-router'
import { billingHead } from '#features/billing/billing-head.ts'
import { CheckoutPage } from '#features/billing/checkout-page.tsx'

export const Route = createFileRoute('/_default/user/subscription-plans/checkout')({
  staticData: { words: ['billing'] },
  head: ({ match: { context } }) => billingHead(context.i18n, '/user/subscription-plans/checkout'),
  component: CheckoutPage,
})
