import { createFileRoute } from '@tanstack/react-router'
import { AgentProfilePage } from '#features/share/agent/agent-profile-page.tsx'
import { openAgentHomes } from '#features/share/share-guard.ts'
import { agentHead } from '#features/share/share-head.ts'
import { UnknownAgentPage } from '#features/share/unknown-agent-page.tsx'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/share/$agentNumber/profile')({
  ...pageSearch(),
  loader: ({ context, params }) => openAgentHomes(context, params, 'profile'),
  head: ({ match: { context }, loaderData }) => agentHead(context.i18n, loaderData?.agent, 'profile'),
  component: AgentProfilePage,
  notFoundComponent: UnknownAgentPage,
})
