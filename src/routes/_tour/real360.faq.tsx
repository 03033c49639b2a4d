import { createFileRoute } from '@tanstack/react-router'
import { Real360FaqPage } from '#features/real-360/real-360-faq-page.tsx'
import { real360FaqHead } from '#features/real-360/real-360-head.ts'

export const Route = createFileRoute('/_tour/real360/faq')({
  head: ({ match: { context } }) => real360FaqHead(context.i18n),
  component: Real360FaqPage,
})
