import { createFileRoute } from '@tanstack/react-router'
import { realAgentHead } from '#features/real-agent/landing/real-agent-head.ts'
import { seatExamplesQuery } from '#features/real-agent/queries.ts'
import { SubAccountPage } from '#features/real-agent/subaccount-page.tsx'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_nonagent/realAgent/subaccount/')({
  ...pageSearch(),
  loader: ({ context: { ask, country } }) => ask(seatExamplesQuery(country)),
  head: ({ match: { context } }) => realAgentHead(context.i18n, 'subAccount'),
  component: SubAccountPage,
})
