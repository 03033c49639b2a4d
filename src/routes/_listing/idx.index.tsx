import { createFileRoute } from '@tanstack/react-router'
import { IdxPage } from '#features/real-listing/idx-page.tsx'
import { idxHead } from '#features/real-listing/real-listing-head.ts'

export const Route = createFileRoute('/_listing/idx/')({
  head: ({ match: { context } }) => idxHead(context.i18n),
  component: IdxPage,
})
