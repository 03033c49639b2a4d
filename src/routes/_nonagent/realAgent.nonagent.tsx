import { createFileRoute } from '@tanstack/react-router'
import { realAgentHead } from '#features/real-agent/landing/real-agent-head.ts'
import { NonAgentPage } from '#features/real-agent/nonagent-page.tsx'
import { agentMarketQuery } from '#features/real-agent/queries.ts'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_nonagent/realAgent/nonagent')({
  loaderDeps: ({ search }) => pageDeps(search),
  loader: ({ context: { ask, country } }) => ask(agentMarketQuery(country)),
  head: ({ match: { context } }) => realAgentHead(context.i18n, 'nonAgent'),
  component: NonAgentPage,
})
