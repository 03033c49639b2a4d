import { createFileRoute } from '@tanstack/react-router'
import { BookAValuationPage } from '#features/real-value/booking/book-a-valuation-page.tsx'
import { bookAValuationHead } from '#features/real-value/first/real-value-head.ts'

export const Route = createFileRoute('/_value/user/subaccount/realValue/book-a-valuation')({
  staticData: { words: ['real-value', 'real-value-first'] },
  head: ({ match: { context } }) => bookAValuationHead(context.i18n),
  component: BookAValuationPage,
})
