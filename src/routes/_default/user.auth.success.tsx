import { createFileRoute } from '@tanstack/react-router'
import { billingHead } from '#features/billing/billing-head.ts'
import { PaymentReturnPage } from '#features/billing/checkout/payment-return-page.tsx'

export const Route = createFileRoute('/_default/user/auth/success')({
  head: ({ match: { context } }) => billingHead(context.i18n, '/user/auth/success'),
  component: PaymentReturnPage,
})
