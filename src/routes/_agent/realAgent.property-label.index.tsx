import { createFileRoute } from '@tanstack/react-router'
import { PropertyLabelPage } from '#features/real-agent/property-label-page.tsx'
import { realAgentHead } from '#features/real-agent/real-agent-head.ts'

export const Route = createFileRoute('/_agent/realAgent/property-label/')({
  staticData: { words: ['real-agent'] },
  head: ({ match: { context } }) => realAgentHead(context.i18n, 'label'),
  component: PropertyLabelPage,
})
