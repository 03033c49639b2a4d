import { createFileRoute } from '@tanstack/react-router'
import { AgentDealsPage } from '#features/transaction-list/agent-deals-page.tsx'
import { dealsHead } from '#features/transaction-list/deals-head.ts'
import { loadAgentDeals } from '#features/transaction-list/queries.ts'
import { dealsSearch } from '#features/transaction-list/search.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_agent/realAgent/transaction-lists')({
  ...pageSearch(dealsSearch),
  loader: ({ context, deps }) => loadAgentDeals(context, deps),
  head: ({ match: { context } }) => dealsHead(context.i18n, 'agent'),
  component: AgentDealsPage,
})
