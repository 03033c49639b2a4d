import { createFileRoute } from '@tanstack/react-router'
import { companyHead } from '#features/site/company-head.ts'
import { ContactPage } from '#features/site/contact-page.tsx'
import { contactSearch } from '#features/site/search.ts'

export const Route = createFileRoute('/_nonagent/user/subaccount/contact')({
  validateSearch: contactSearch,
  staticData: { words: ['site'] },
  head: ({ match: { context } }) => companyHead(context.i18n, '/contact'),
  component: ContactPage,
})
