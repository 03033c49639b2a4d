import { createFileRoute } from '@tanstack/react-router'
import { linkHead } from '#features/account/account-head.ts'
import { StopAlertsPage } from '#features/account/saved-searches/stop-alerts-page.tsx'

export const Route = createFileRoute('/_default/user/stop-alerts/{-$token}')({
  staticData: { words: ['account'] },
  head: ({ match: { context } }) => linkHead(context.i18n, '/user/stop-alerts'),
  component: StopAlertsPage,
})
