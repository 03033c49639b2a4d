import { createFileRoute } from '@tanstack/react-router'
import { realAgentHead } from '#features/real-agent/landing/real-agent-head.ts'
import { RealAgentPage } from '#features/real-agent/landing/real-agent-page.tsx'
import { agentMarketQuery } from '#features/real-agent/queries.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_agent/realAgent/')({
  ...pageSearch(),
  loader: ({ context: { ask, country } }) => ask(agentMarketQuery(country)),
  head: ({ match: { context } }) => realAgentHead(context.i18n, 'landing'),
  component: RealAgentPage,
})
