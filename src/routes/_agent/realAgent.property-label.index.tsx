import { createFileRoute } from '@tanstack/react-router'
import { realAgentHead } from '#features/real-agent/first/real-agent-head.ts'
import { loadLabelDesk } from '#features/real-agent/label/label-guard.ts'
import { PropertyLabelPage } from '#features/real-agent/label/property-label-page.tsx'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_agent/realAgent/property-label/')({
  loaderDeps: ({ search }) => pageDeps(search),
  loader: ({ context }) => loadLabelDesk(context),
  staticData: { words: ['property-search', 'agent-label', 'real-agent-first'] },
  head: ({ match: { context } }) => realAgentHead(context.i18n, 'label'),
  component: PropertyLabelPage,
})
