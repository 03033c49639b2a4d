import { createFileRoute } from '@tanstack/react-router'
import { dealsHead } from '#features/transaction-list/deals-head.ts'
import { TransactionListsPage } from '#features/transaction-list/deals-page.tsx'
import { loadPublicDeals } from '#features/transaction-list/queries.ts'
import { dealsSearch, sharedListDeps } from '#features/transaction-list/search.ts'

export const Route = createFileRoute('/_default/transaction-lists')({
  validateSearch: dealsSearch,
  loaderDeps: ({ search }) => sharedListDeps(search),
  loader: ({ context, deps }) => loadPublicDeals(context, deps),
  head: ({ match: { context } }) => dealsHead(context.i18n, 'public'),
  component: TransactionListsPage,
})
