import { createFileRoute } from '@tanstack/react-router'
import { openAgent } from '#features/share/share-guard.ts'
import { agentHead } from '#features/share/share-head.ts'
import { UnknownAgentPage } from '#features/share/unknown-agent-page.tsx'

export const Route = createFileRoute('/_default/share/$agentNumber/profile')({
  loader: ({ context, params }) => openAgent(context, params),
  staticData: { words: ['share'] },
  head: ({ match: { context } }) => agentHead(context.i18n),
  component: UnknownAgentPage,
  notFoundComponent: UnknownAgentPage,
})
