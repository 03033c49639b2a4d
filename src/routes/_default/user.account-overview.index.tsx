import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '#features/account/account-head.ts'
import { AccountOverviewPage } from '#features/account/overview/account-overview-page.tsx'
import { loadAccount, loadOwnSeat } from '#features/account/queries.ts'
import { AgentSubscriptionPage } from '#features/billing/overview/subscription-page.tsx'
import { loadBilling } from '#features/billing/queries.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/user/account-overview/')({
  ...pageSearch(),
  loader: async ({ context }) => {
    const [account, billing, seat] = await Promise.all([loadAccount(context), loadBilling(context), loadOwnSeat(context)])
    return { account, billing, seat }
  },
  head: ({ match: { context } }) => accountHead(context.i18n, '/user/account-overview'),
  component: () => <AccountOverviewPage Subscription={AgentSubscriptionPage} />,
})
