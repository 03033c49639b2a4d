import { createFileRoute } from '@tanstack/react-router'
import { AgentTransactionsPage } from '#features/real-agent/agent-transactions-page.tsx'
import { realAgentHead } from '#features/real-agent/first/real-agent-head.ts'
import { agentMarketQuery } from '#features/real-agent/queries.ts'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_agent/realAgent/transaction-lists')({
  loaderDeps: ({ search }) => pageDeps(search),
  loader: ({ context: { ask, country } }) => ask(agentMarketQuery(country)),
  staticData: { words: ['property-search', 'property', 'real-agent', 'real-agent-first'] },
  head: ({ match: { context } }) => realAgentHead(context.i18n, 'transactions'),
  component: AgentTransactionsPage,
})
