import { createFileRoute } from '@tanstack/react-router'
import { real360Head } from '#features/real-360/real-360-head.ts'
import { Real360Page } from '#features/real-360/real-360-page.tsx'

export const Route = createFileRoute('/_tour/temp/real360/')({
  staticData: { words: ['real-360'] },
  head: ({ match: { context } }) => real360Head(context.i18n),
  component: Real360Page,
})
