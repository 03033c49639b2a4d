import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '#features/account/account-head.ts'
import { NonAgentOverviewPage } from '#features/account/nonagent-overview-page.tsx'

export const Route = createFileRoute('/_nonagent/user/nonagent/account-overview')({
  staticData: { words: ['account'] },
  head: ({ match: { context } }) => accountHead(context.i18n, '/user/nonagent/account-overview'),
  component: NonAgentOverviewPage,
})
