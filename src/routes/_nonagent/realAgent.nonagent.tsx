import { createFileRoute } from '@tanstack/react-router'
import { realAgentHead } from '#features/real-agent/landing/real-agent-head.ts'
import { NonAgentPage } from '#features/real-agent/nonagent-page.tsx'
import { agentMarketQuery } from '#features/real-agent/queries.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_nonagent/realAgent/nonagent')({
  ...pageSearch(),
  loader: ({ context: { ask, country } }) => ask(agentMarketQuery(country)),
  head: ({ match: { context } }) => realAgentHead(context.i18n, 'nonAgent'),
  component: NonAgentPage,
})
