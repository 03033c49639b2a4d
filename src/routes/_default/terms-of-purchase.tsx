import { createFileRoute } from '@tanstack/react-router'
import { companyHead } from '#features/site/company-head.ts'
import { planPaymentQuery } from '#features/site/queries.ts'
import { TermsOfPurchasePage } from '#features/site/terms-of-purchase-page.tsx'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/terms-of-purchase')({
  ...pageSearch(),
  loader: ({ context: { ask, country } }) => ask(planPaymentQuery(country)),
  head: ({ match: { context } }) => companyHead(context.i18n, '/terms-of-purchase'),
  component: TermsOfPurchasePage,
})
