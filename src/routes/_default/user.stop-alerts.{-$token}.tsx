import { createFileRoute } from '@tanstack/react-router'
import { linkHead } from '#features/account/links/link-head.ts'
import { StopAlertsPage } from '#features/account/saved-searches/stop-alerts-page.tsx'

export const Route = createFileRoute('/_default/user/stop-alerts/{-$token}')({
  head: ({ match: { context } }) => linkHead(context.i18n, '/user/stop-alerts'),
  component: StopAlertsPage,
})
