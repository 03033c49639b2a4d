import { createFileRoute } from '@tanstack/react-router'
import { AgentIdxPage } from '#features/share/agent/agent-idx-page.tsx'
import { openAgentHomes } from '#features/share/share-guard.ts'
import { agentHead } from '#features/share/share-head.ts'
import { UnknownAgentPage } from '#features/share/unknown-agent-page.tsx'
import { agentListingsSearch } from '#property/listing/agent-listings-search.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_listing/share/$agentNumber/idx')({
  ...pageSearch(agentListingsSearch),
  loader: ({ context, params, deps }) => openAgentHomes(context, params, 'idx', deps),
  head: ({ match: { context }, loaderData }) => agentHead(context.i18n, loaderData?.agent, 'idx'),
  component: AgentIdxPage,
  notFoundComponent: UnknownAgentPage,
})
