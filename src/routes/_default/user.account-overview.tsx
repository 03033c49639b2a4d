import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '#features/account/account-head.ts'
import { AccountOverviewPage } from '#features/account/overview/account-overview-page.tsx'
import { loadOverview } from '#features/account/queries.ts'
import { deskSearch } from '#features/account/search.ts'

export const Route = createFileRoute('/_default/user/account-overview')({
  validateSearch: deskSearch,
  loaderDeps: ({ search: { desk, find, of, page } }) => ({ desk, find, of, page }),
  loader: ({ context, deps }) => loadOverview(context, deps),
  staticData: { words: ['account', 'account-editor'] },
  head: ({ match: { context } }) => accountHead(context.i18n, '/user/account-overview'),
  component: AccountOverviewPage,
})
