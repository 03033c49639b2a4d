import { createFileRoute } from '@tanstack/react-router'
import { AgentIdxPage } from '#features/share/agent/agent-idx-page.tsx'
import { openAgentHomes } from '#features/share/share-guard.ts'
import { agentHead } from '#features/share/share-head.ts'
import { UnknownAgentPage } from '#features/share/unknown-agent-page.tsx'
import { agentListingsSearch } from '#property/listing/agent-listings-search.ts'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_listing/share/$agentNumber/idx')({
  validateSearch: agentListingsSearch,
  loaderDeps: ({ search }) => pageDeps(search, agentListingsSearch),
  loader: ({ context, params, deps }) => openAgentHomes(context, params, 'idx', deps),
  head: ({ match: { context }, loaderData }) => agentHead(context.i18n, loaderData?.agent, 'idx'),
  component: AgentIdxPage,
  notFoundComponent: UnknownAgentPage,
})
