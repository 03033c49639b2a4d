import { createFileRoute } from '@tanstack/react-router'
import { billingHead } from '#features/billing/billing-head.ts'
import { SubAccountPlansPage } from '#features/billing/subscription-plans-page.tsx'

export const Route = createFileRoute('/_nonagent/user/subaccount/subscription-plans/')({
  staticData: { words: ['billing'] },
  head: ({ match: { context } }) => billingHead(context.i18n, '/user/subaccount/subscription-plans'),
  component: SubAccountPlansPage,
})
