import { createFileRoute } from '@tanstack/react-router'
import { realAgentHead } from '#features/real-agent/landing/real-agent-head.ts'
import { seatExamplesQuery } from '#features/real-agent/queries.ts'
import { SubAccountPage } from '#features/real-agent/subaccount-page.tsx'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_nonagent/realAgent/subaccount/')({
  loaderDeps: ({ search }) => pageDeps(search),
  loader: ({ context: { ask, country } }) => ask(seatExamplesQuery(country)),
  head: ({ match: { context } }) => realAgentHead(context.i18n, 'subAccount'),
  component: SubAccountPage,
})
