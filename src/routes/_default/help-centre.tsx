import { createFileRoute } from '@tanstack/react-router'
import { companyHead } from '#features/site/company-head.ts'
import { HelpCentrePage } from '#features/site/help-centre-page.tsx'

export const Route = createFileRoute('/_default/help-centre')({
  head: ({ match: { context } }) => companyHead(context.i18n, '/help-centre'),
  component: HelpCentrePage,
})
