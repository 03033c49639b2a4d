import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '#features/account/account-head.ts'
import { SubAccountOverviewPage } from '#features/account/overview/subaccount-overview-page.tsx'
import { loadAccount, loadOwnSeat } from '#features/account/queries.ts'

export const Route = createFileRoute('/_nonagent/user/subaccount/account-overview')({
  loader: async ({ context }) => {
    const [account, seat] = await Promise.all([loadAccount(context), loadOwnSeat(context)])
    return { account, seat }
  },
  staticData: { words: ['account', 'account-editor', 'seat-words'] },
  head: ({ match: { context } }) => accountHead(context.i18n, '/user/subaccount/account-overview'),
  component: SubAccountOverviewPage,
})
