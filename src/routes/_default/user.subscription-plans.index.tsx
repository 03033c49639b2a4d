import { createFileRoute } from '@tanstack/react-router'
import { billingHead } from '#features/billing/billing-head.ts'
import { SubscriptionPlansPage } from '#features/billing/subscription-plans-page.tsx'

export const Route = createFileRoute('/_default/user/subscription-plans/')({
  staticData: { words: ['billing'] },
  head: ({ match: { context } }) => billingHead(context.i18n, '/user/subscription-plans'),
  component: SubscriptionPlansPage,
})
