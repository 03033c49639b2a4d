import { createFileRoute } from '@tanstack/react-router'
import { leadHead } from '#features/lead/lead-head.ts'
import { LeadsPage } from '#features/lead/leads-page.tsx'
import { loadInbox } from '#features/lead/queries.ts'
import { leadSearch } from '#features/lead/search.ts'

export const Route = createFileRoute('/_default/user/leads')({
  validateSearch: leadSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadInbox(context, deps),
  head: ({ match: { context } }) => leadHead(context.i18n),
  component: LeadsPage,
})
