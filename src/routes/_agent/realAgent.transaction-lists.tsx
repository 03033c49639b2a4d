import { createFileRoute } from '@tanstack/react-router'
import { AgentDealsPage } from '#features/transaction-list/agent-deals-page.tsx'
import { dealsHead } from '#features/transaction-list/deals-head.ts'
import { loadAgentDeals } from '#features/transaction-list/queries.ts'
import { dealsSearch } from '#features/transaction-list/search.ts'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_agent/realAgent/transaction-lists')({
  validateSearch: dealsSearch,
  loaderDeps: ({ search }) => pageDeps(search, dealsSearch),
  loader: ({ context, deps }) => loadAgentDeals(context, deps),
  head: ({ match: { context } }) => dealsHead(context.i18n, 'agent'),
  component: AgentDealsPage,
})
