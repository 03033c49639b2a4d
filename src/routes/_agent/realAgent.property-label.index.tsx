import { createFileRoute } from '@tanstack/react-router'
import { realAgentHead } from '#features/real-agent/first/real-agent-head.ts'
import { PropertyLabelPage } from '#features/real-agent/property-label-page.tsx'

export const Route = createFileRoute('/_agent/realAgent/property-label/')({
  staticData: { words: ['real-agent', 'real-agent-first'] },
  head: ({ match: { context } }) => realAgentHead(context.i18n, 'label'),
  component: PropertyLabelPage,
})
