import { createFileRoute } from '@tanstack/react-router'
import { real360PricingHead } from '#features/real-360/real-360-head.ts'
import { Real360PricingPage } from '#features/real-360/real-360-pricing-page.tsx'

export const Route = createFileRoute('/_tour/real360/pricing')({
  staticData: { words: ['real-360'] },
  head: ({ match: { context } }) => real360PricingHead(context.i18n),
  component: Real360PricingPage,
})
