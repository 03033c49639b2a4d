import { createFileRoute } from '@tanstack/react-router'
import { NonAgentPage } from '#features/real-agent/nonagent-page.tsx'
import { agentMarketQuery } from '#features/real-agent/queries.ts'
import { realAgentHead } from '#features/real-agent/real-agent-head.ts'

export const Route = createFileRoute('/_nonagent/realAgent/nonagent')({
  loader: ({ context: { queryClient, country } }) => queryClient.ensureQueryData(agentMarketQuery(country)),
  staticData: { words: ['property', 'real-agent'] },
  head: ({ match: { context } }) => realAgentHead(context.i18n, 'nonAgent'),
  component: NonAgentPage,
})
