import { createFileRoute } from '@tanstack/react-router'
import { loadAgentBlock } from '#features/real-listing/agent-block/agent-block-guard.ts'
import { agentBlockHead } from '#features/real-listing/agent-block/agent-block-head.ts'
import { AgentBlockPage } from '#features/real-listing/agent-block/agent-block-page.tsx'
import { agentListingsSearch } from '#property/listing/agent-listings-search.ts'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_blank/idx/$agentId/listings/')({
  validateSearch: agentListingsSearch,
  loaderDeps: ({ search }) => pageDeps(search, agentListingsSearch),
  loader: ({ context, params, deps }) => loadAgentBlock(context, params, deps),
  head: ({ loaderData }) => agentBlockHead(loaderData),
  component: AgentBlockPage,
})
