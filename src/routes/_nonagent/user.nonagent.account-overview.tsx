import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '#features/account/account-head.ts'
import { NonAgentOverviewPage } from '#features/account/overview/nonagent-overview-page.tsx'
import { loadAccount } from '#features/account/queries.ts'
import { NonAgentSubscriptionPage } from '#features/billing/overview/subscription-page.tsx'
import { loadBilling } from '#features/billing/queries.ts'

export const Route = createFileRoute('/_nonagent/user/nonagent/account-overview')({
  loader: async ({ context }) => {
    const [account, billing] = await Promise.all([loadAccount(context), loadBilling(context)])
    return { account, billing }
  },
  staticData: { words: ['account', 'account-editor', 'billing', 'billing-overview'] },
  head: ({ match: { context } }) => accountHead(context.i18n, '/user/nonagent/account-overview'),
  component: () => <NonAgentOverviewPage Subscription={NonAgentSubscriptionPage} />,
})
