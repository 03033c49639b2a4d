import { createFileRoute } from '@tanstack/react-router'
import { ClientsPage } from '#features/site/clients-page.tsx'
import { companyHead } from '#features/site/company-head.ts'

export const Route = createFileRoute('/_default/clients')({
  head: ({ match: { context } }) => companyHead(context.i18n, '/clients'),
  component: ClientsPage,
})
