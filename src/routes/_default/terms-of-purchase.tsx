import { createFileRoute } from '@tanstack/react-router'
import { companyHead } from '#features/site/company-head.ts'
import { planPaymentQuery } from '#features/site/queries.ts'
import { TermsOfPurchasePage } from '#features/site/terms-of-purchase-page.tsx'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_default/terms-of-purchase')({
  loaderDeps: ({ search }) => pageDeps(search),
  loader: ({ context: { ask, country } }) => ask(planPaymentQuery(country)),
  head: ({ match: { context } }) => companyHead(context.i18n, '/terms-of-purchase'),
  component: TermsOfPurchasePage,
})
