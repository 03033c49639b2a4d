import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '#features/account/account-head.ts'
import { AccountOverviewPage } from '#features/account/account-overview-page.tsx'

export const Route = createFileRoute('/_default/user/account-overview')({
  staticData: { words: ['account'] },
  head: ({ match: { context } }) => accountHead(context.i18n, '/user/account-overview'),
  component: AccountOverviewPage,
})
