import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '#features/account/account-head.ts'
import { loadAccount } from '#features/account/queries.ts'
import { SubAccountOverviewPage } from '#features/account/subaccount-overview-page.tsx'

export const Route = createFileRoute('/_nonagent/user/subaccount/account-overview')({
  loader: ({ context }) => loadAccount(context),
  staticData: { words: ['account'] },
  head: ({ match: { context } }) => accountHead(context.i18n, '/user/subaccount/account-overview'),
  component: SubAccountOverviewPage,
})
