import { createFileRoute } from '@tanstack/react-router'
import { agentMarketQuery } from '#features/real-agent/queries.ts'
import { realAgentHead } from '#features/real-agent/real-agent-head.ts'
import { RealAgentPage } from '#features/real-agent/real-agent-page.tsx'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_agent/realAgent/')({
  loaderDeps: ({ search }) => pageDeps(search),
  loader: ({ context: { ask, country } }) => ask(agentMarketQuery(country)),
  staticData: { words: ['property', 'agent-landing'], stillWords: ['real-agent'] },
  head: ({ match: { context } }) => realAgentHead(context.i18n, 'landing'),
  component: RealAgentPage,
})
