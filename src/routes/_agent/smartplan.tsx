import { createFileRoute } from '@tanstack/react-router'
import { realAgentHead } from '#features/real-agent/first/real-agent-head.ts'
import { loadSmartPlan } from '#features/real-agent/plan/plan-guard.ts'
import { OwnSmartPlanPage } from '#features/real-agent/plan/smart-plan-page.tsx'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_agent/smartplan')({
  loaderDeps: ({ search }) => pageDeps(search),
  loader: ({ context }) => loadSmartPlan(context),
  staticData: { words: ['property', 'smart-plan', 'duty-words', 'real-agent-first'] },
  head: ({ match: { context } }) => realAgentHead(context.i18n, 'smartPlan'),
  component: OwnSmartPlanPage,
})
