import { createFileRoute } from '@tanstack/react-router'
import { billingHead } from '#features/billing/billing-head.ts'
import { CheckoutPage } from '#features/billing/checkout/checkout-page.tsx'
import { loadCheckout } from '#features/billing/queries.ts'
import { checkoutSearch } from '#features/billing/search.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/user/subscription-plans/checkout')({
  validateSearch: checkoutSearch,
  ...pageSearch(),
  loader: ({ context }) => loadCheckout(context, 'agent'),
  head: ({ match: { context } }) => billingHead(context.i18n, '/user/subscription-plans/checkout'),
  component: CheckoutPage,
})
