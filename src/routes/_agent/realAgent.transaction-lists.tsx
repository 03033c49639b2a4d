import { createFileRoute } from '@tanstack/react-router'
import { AgentTransactionsPage } from '#features/real-agent/agent-transactions-page.tsx'
import { agentMarketQuery } from '#features/real-agent/queries.ts'
import { realAgentHead } from '#features/real-agent/real-agent-head.ts'

export const Route = createFileRoute('/_agent/realAgent/transaction-lists')({
  loader: ({ context: { queryClient, country } }) => queryClient.ensureQueryData(agentMarketQuery(country)),
  staticData: { words: ['property', 'real-agent'] },
  head: ({ match: { context } }) => realAgentHead(context.i18n, 'transactions'),
  component: AgentTransactionsPage,
})
