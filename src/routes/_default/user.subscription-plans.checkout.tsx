import { createFileRoute } from '@tanstack/react-router'
import { billingHead } from '#features/billing/billing-head.ts'
import { CheckoutPage } from '#features/billing/checkout/checkout-page.tsx'
import { loadCheckout } from '#features/billing/queries.ts'
import { checkoutSearch } from '#features/billing/search.ts'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_default/user/subscription-plans/checkout')({
  validateSearch: checkoutSearch,
  loaderDeps: ({ search }) => pageDeps(search),
  loader: ({ context }) => loadCheckout(context, 'agent'),
  head: ({ match: { context } }) => billingHead(context.i18n, '/user/subscription-plans/checkout'),
  component: CheckoutPage,
})
