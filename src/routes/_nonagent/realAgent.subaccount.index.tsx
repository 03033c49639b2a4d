import { createFileRoute } from '@tanstack/react-router'
import { realAgentHead } from '#features/real-agent/first/real-agent-head.ts'
import { SubAccountPage } from '#features/real-agent/subaccount-page.tsx'

export const Route = createFileRoute('/_nonagent/realAgent/subaccount/')({
  staticData: { words: ['real-agent', 'real-agent-first'] },
  head: ({ match: { context } }) => realAgentHead(context.i18n, 'subAccount'),
  component: SubAccountPage,
})
