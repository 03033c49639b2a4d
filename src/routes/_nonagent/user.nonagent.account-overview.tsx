import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '#features/account/account-head.ts'
import { NonAgentOverviewPage } from '#features/account/overview/nonagent-overview-page.tsx'
import { loadAccount } from '#features/account/queries.ts'

export const Route = createFileRoute('/_nonagent/user/nonagent/account-overview')({
  loader: ({ context }) => loadAccount(context),
  staticData: { words: ['account', 'account-editor'] },
  head: ({ match: { context } }) => accountHead(context.i18n, '/user/nonagent/account-overview'),
  component: NonAgentOverviewPage,
})
