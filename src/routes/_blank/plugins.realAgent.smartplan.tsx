import { createFileRoute } from '@tanstack/react-router'
import { loadSmartPlan } from '#features/real-agent/plan/plan-guard.ts'
import { planHead } from '#features/real-agent/plan/plan-head.ts'
import { SmartPlanPluginPage } from '#features/real-agent/plan/smart-plan-page.tsx'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_blank/plugins/realAgent/smartplan')({
  ...pageSearch(),
  loader: ({ context }) => loadSmartPlan(context),
  head: ({ match: { context } }) => planHead(context.i18n),
  component: SmartPlanPluginPage,
})
