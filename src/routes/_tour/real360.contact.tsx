import { createFileRoute } from '@tanstack/react-router'
import { Real360ContactPage } from '#features/real-360/real-360-contact-page.tsx'
import { real360ContactHead } from '#features/real-360/real-360-head.ts'

export const Route = createFileRoute('/_tour/real360/contact')({
  head: ({ match: { context } }) => real360ContactHead(context.i18n),
  component: Real360ContactPage,
})
