import { createFileRoute } from '@tanstack/react-router'
import { companyHead } from '#features/site/company-head.ts'
import { TrainingSessionsPage } from '#features/site/training-sessions-page.tsx'

export const Route = createFileRoute('/_default/training-sessions')({
  head: ({ match: { context } }) => companyHead(context.i18n, '/training-sessions'),
  component: TrainingSessionsPage,
})
