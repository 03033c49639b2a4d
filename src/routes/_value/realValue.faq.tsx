import { createFileRoute } from '@tanstack/react-router'
import { RealValueFaqPage } from '#features/real-value/faq/real-value-faq-page.tsx'
import { realValueFaqHead } from '#features/real-value/page/real-value-head.ts'

export const Route = createFileRoute('/_value/realValue/faq')({
  head: ({ match: { context } }) => realValueFaqHead(context.i18n),
  component: RealValueFaqPage,
})
