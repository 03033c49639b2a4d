import { createFileRoute } from '@tanstack/react-router'
import { deskHead } from '#features/account/desk/desk-head.ts'
import { PersonPage } from '#features/account/desk/person/person-page.tsx'
import { loadPerson } from '#features/account/queries.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/user/account-overview/staff/account/$accountId')({
  ...pageSearch(),
  loader: ({ context, params }) => loadPerson(context, params.accountId),
  head: ({ match: { context } }) => deskHead(context.i18n),
  component: PersonPage,
})
