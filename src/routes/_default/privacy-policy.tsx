import { createFileRoute } from '@tanstack/react-router'
import { companyHead } from '#features/site/company-head.ts'
import { PrivacyPolicyPage } from '#features/site/privacy-policy-page.tsx'
import { planPaymentQuery } from '#features/site/queries.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/privacy-policy')({
  ...pageSearch(),
  loader: ({ context: { ask, country } }) => ask(planPaymentQuery(country)),
  head: ({ match: { context } }) => companyHead(context.i18n, '/privacy-policy'),
  component: PrivacyPolicyPage,
})
