import { createFileRoute } from '@tanstack/react-router'
import { vendorLoginHead } from '#features/order/vendor/vendor-head.ts'
import { VendorLoginPage } from '#features/order/vendor/vendor-login-page.tsx'

export const Route = createFileRoute('/_blank/realAgent/vendor-login')({
  head: ({ match: { context } }) => vendorLoginHead(context.i18n),
  component: VendorLoginPage,
})
