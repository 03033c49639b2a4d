import { createFileRoute } from '@tanstack/react-router'
import { loadOwnShares } from '#features/share/own/own-shares-guard.ts'
import { ownSharesHead } from '#features/share/own/own-shares-head.ts'
import { OwnSharesPage } from '#features/share/own/own-shares-page.tsx'
import { ownSharesSearch } from '#features/share/search.ts'

export const Route = createFileRoute('/_default/user/shares')({
  validateSearch: ownSharesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadOwnShares(context, deps),
  head: ({ match: { context } }) => ownSharesHead(context.i18n),
  component: OwnSharesPage,
})
