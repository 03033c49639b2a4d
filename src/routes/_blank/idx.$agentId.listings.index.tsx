import { createFileRoute } from '@tanstack/react-router'
import { loadAgentBlock } from '#features/real-listing/agent-block/agent-block-guard.ts'
import { agentBlockHead } from '#features/real-listing/agent-block/agent-block-head.ts'
import { AgentBlockPage } from '#features/real-listing/agent-block/agent-block-page.tsx'
import { agentListingsSearch } from '#property/listing/agent-listings-search.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_blank/idx/$agentId/listings/')({
  ...pageSearch(agentListingsSearch),
  loader: ({ context, params, deps }) => loadAgentBlock(context, params, deps),
  head: ({ loaderData }) => agentBlockHead(loaderData),
  component: AgentBlockPage,
})
