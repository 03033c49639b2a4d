import { createFileRoute } from '@tanstack/react-router'
import { agentMarketQuery } from '#features/real-agent/queries.ts'
import { realAgentHead } from '#features/real-agent/real-agent-head.ts'
import { RealAgentPage } from '#features/real-agent/real-agent-page.tsx'

export const Route = createFileRoute('/_agent/realAgent/')({
  loader: ({ context: { queryClient, country } }) => queryClient.ensureQueryData(agentMarketQuery(country)),
  staticData: { words: ['property', 'real-agent'] },
  head: ({ match: { context } }) => realAgentHead(context.i18n, 'landing'),
  component: RealAgentPage,
})
