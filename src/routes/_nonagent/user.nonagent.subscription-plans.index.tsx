import { createFileRoute } from '@tanstack/react-router'
import { billingHead } from '#features/billing/billing-head.ts'
import { NonAgentPlansPage } from '#features/billing/subscription-plans-page.tsx'

export const Route = createFileRoute('/_nonagent/user/nonagent/subscription-plans/')({
  staticData: { words: ['billing'] },
  head: ({ match: { context } }) => billingHead(context.i18n, '/user/nonagent/subscription-plans'),
  component: NonAgentPlansPage,
})
