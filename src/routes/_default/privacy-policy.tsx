import { createFileRoute } from '@tanstack/react-router'
import { companyHead } from '#features/site/company-head.ts'
import { PrivacyPolicyPage } from '#features/site/privacy-policy-page.tsx'
import { planPaymentQuery } from '#features/site/queries.ts'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_default/privacy-policy')({
  loaderDeps: ({ search }) => pageDeps(search),
  loader: ({ context: { ask, country } }) => ask(planPaymentQuery(country)),
  head: ({ match: { context } }) => companyHead(context.i18n, '/privacy-policy'),
  component: PrivacyPolicyPage,
})
