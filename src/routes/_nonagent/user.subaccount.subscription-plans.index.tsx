import { createFileRoute } from '@tanstack/react-router'
import { billingHead } from '#features/billing/billing-head.ts'
import { SubAccountPlansPage } from '#features/billing/plans/subscription-plans-page.tsx'
import { loadPlans } from '#features/billing/queries.ts'
import { plansSearch } from '#features/billing/search.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_nonagent/user/subaccount/subscription-plans/')({
  validateSearch: plansSearch,
  ...pageSearch(),
  loader: ({ context }) => loadPlans(context, 'sub-account'),
  head: ({ match: { context } }) => billingHead(context.i18n, '/user/subaccount/subscription-plans'),
  component: SubAccountPlansPage,
})
