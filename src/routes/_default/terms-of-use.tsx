import { createFileRoute } from '@tanstack/react-router'
import { companyHead } from '#features/site/company-head.ts'
import { TermsOfUsePage } from '#features/site/terms-of-use-page.tsx'

export const Route = createFileRoute('/_default/terms-of-use')({
  head: ({ match: { context } }) => companyHead(context.i18n, '/terms-of-use'),
  component: TermsOfUsePage,
})
