import { createFileRoute } from '@tanstack/react-router'
import { realAgentHead } from '#features/real-agent/first/real-agent-head.ts'
import { PdfListPage } from '#features/real-agent/pdf-list-page.tsx'

export const Route = createFileRoute('/_agent/realAgent/property-label/PdfList')({
  staticData: { words: ['real-agent', 'real-agent-first'] },
  head: ({ match: { context } }) => realAgentHead(context.i18n, 'labelSheets'),
  component: PdfListPage,
})
