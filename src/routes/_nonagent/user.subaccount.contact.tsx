import { createFileRoute } from '@tanstack/react-router'
import { contactHead } from '#features/site/contact/contact-head.ts'
import { ContactPage } from '#features/site/contact/contact-page.tsx'
import { contactSearch } from '#features/site/search.ts'

export const Route = createFileRoute('/_nonagent/user/subaccount/contact')({
  validateSearch: contactSearch,
  staticData: { words: ['contact'] },
  head: ({ match: { context } }) => contactHead(context.i18n),
  component: ContactPage,
})
