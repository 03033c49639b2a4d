import { createFileRoute } from '@tanstack/react-router'
import { real360StagingHead } from '#features/real-360/real-360-head.ts'
import { Real360StagingPage } from '#features/real-360/real-360-staging-page.tsx'

export const Route = createFileRoute('/_tour/temp/real360/staging')({
  staticData: { words: ['real-360'] },
  head: ({ match: { context } }) => real360StagingHead(context.i18n),
  component: Real360StagingPage,
})
