import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '#features/account/account-head.ts'
import { AssistantsPage } from '#features/account/assistants/assistants-page.tsx'
import { loadGrants } from '#features/account/queries.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/user/assistants')({
  ...pageSearch(),
  loader: ({ context }) => loadGrants(context),
  head: ({ match: { context } }) => accountHead(context.i18n, '/user/assistants'),
  component: AssistantsPage,
})
