import { createFileRoute } from '@tanstack/react-router'
import { contactHead } from '#features/site/contact/contact-head.ts'
import { ContactPage } from '#features/site/contact/contact-page.tsx'
import { contactQuery } from '#features/site/queries.ts'
import { contactSearch } from '#features/site/search.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_nonagent/user/subaccount/contact')({
  ...pageSearch(contactSearch),
  loader: ({ context: { ask, country }, deps }) => ask(contactQuery(country, deps.about)),
  head: ({ match: { context } }) => contactHead(context.i18n),
  component: ContactPage,
})
