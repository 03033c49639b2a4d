import { createFileRoute } from '@tanstack/react-router'
import { billingHead } from '#features/billing/billing-head.ts'
import { NonAgentPlansPage } from '#features/billing/plans/subscription-plans-page.tsx'
import { loadPlans } from '#features/billing/queries.ts'
import { plansSearch } from '#features/billing/search.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_nonagent/user/nonagent/subscription-plans/')({
  validateSearch: plansSearch,
  ...pageSearch(),
  loader: ({ context }) => loadPlans(context, 'non-agent'),
  head: ({ match: { context } }) => billingHead(context.i18n, '/user/nonagent/subscription-plans'),
  component: NonAgentPlansPage,
})
