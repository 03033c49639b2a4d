import { createFileRoute } from '@tanstack/react-router'
import { realAgentHead } from '#features/real-agent/first/real-agent-head.ts'
import { SmartPlanPage } from '#features/real-agent/smart-plan-page.tsx'

export const Route = createFileRoute('/_agent/smartplan')({
  staticData: { words: ['real-agent', 'real-agent-first'] },
  head: ({ match: { context } }) => realAgentHead(context.i18n, 'smartPlan'),
  component: SmartPlanPage,
})
