import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '#features/account/account-head.ts'
import { NonAgentOverviewPage } from '#features/account/overview/nonagent-overview-page.tsx'
import { loadAccount, loadOwnSeat } from '#features/account/queries.ts'
import { NonAgentSubscriptionPage } from '#features/billing/overview/subscription-page.tsx'
import { loadBilling } from '#features/billing/queries.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_nonagent/user/nonagent/account-overview')({
  ...pageSearch(),
  loader: async ({ context }) => {
    const [account, billing, seat] = await Promise.all([loadAccount(context), loadBilling(context), loadOwnSeat(context)])
    return { account, billing, seat }
  },
  head: ({ match: { context } }) => accountHead(context.i18n, '/user/nonagent/account-overview'),
  component: () => <NonAgentOverviewPage Subscription={NonAgentSubscriptionPage} />,
})
