import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '#features/account/account-head.ts'
import { AccountOverviewPage } from '#features/account/overview/account-overview-page.tsx'
import { loadAccount } from '#features/account/queries.ts'

export const Route = createFileRoute('/_default/user/account-overview/')({
  loader: ({ context }) => loadAccount(context),
  staticData: { words: ['account', 'account-editor'] },
  head: ({ match: { context } }) => accountHead(context.i18n, '/user/account-overview'),
  component: AccountOverviewPage,
})
