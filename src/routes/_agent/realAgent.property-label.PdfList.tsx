import { createFileRoute } from '@tanstack/react-router'
import { PdfListPage } from '#features/real-agent/pdf-list-page.tsx'
import { realAgentHead } from '#features/real-agent/real-agent-head.ts'

export const Route = createFileRoute('/_agent/realAgent/property-label/PdfList')({
  staticData: { words: ['real-agent'] },
  head: ({ match: { context } }) => realAgentHead(context.i18n, 'labelSheets'),
  component: PdfListPage,
})
