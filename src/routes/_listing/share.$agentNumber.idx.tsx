import { createFileRoute } from '@tanstack/react-router'
import { AgentProfilePage } from '#features/share/agent/agent-profile-page.tsx'
import { openAgent } from '#features/share/share-guard.ts'
import { agentHead } from '#features/share/share-head.ts'
import { UnknownAgentPage } from '#features/share/unknown-agent-page.tsx'

export const Route = createFileRoute('/_listing/share/$agentNumber/idx')({
  loader: ({ context, params }) => openAgent(context, params),
  staticData: { words: ['share'], stillWords: ['agent-page', 'property'] },
  head: ({ match: { context }, loaderData }) => agentHead(context.i18n, loaderData),
  component: AgentProfilePage,
  notFoundComponent: UnknownAgentPage,
})
