import { createFileRoute } from '@tanstack/react-router'
import { dealsHead } from '#features/site/deals-head.ts'
import { loadDeals } from '#features/site/queries.ts'
import { dealsSearch } from '#features/site/search.ts'
import { TransactionListsPage } from '#features/site/transaction-lists-page.tsx'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_default/transaction-lists')({
  validateSearch: dealsSearch,
  loaderDeps: ({ search }) => pageDeps(search),
  loader: ({ context, deps }) => loadDeals(context.ask, context.country, deps),
  staticData: { words: ['property', 'evidence', 'site'] },
  head: ({ match: { context } }) => dealsHead(context.i18n),
  component: TransactionListsPage,
})
