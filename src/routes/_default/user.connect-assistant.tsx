import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '#features/account/account-head.ts'
import { ConnectAssistantPage } from '#features/account/assistants/connect-page.tsx'
import { loadConsent } from '#features/account/queries.ts'
import { connectSearch } from '#features/account/search.ts'

export const Route = createFileRoute('/_default/user/connect-assistant')({
  validateSearch: connectSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadConsent(context, deps),
  head: ({ match: { context } }) => accountHead(context.i18n, '/user/connect-assistant'),
  component: ConnectAssistantPage,
})
