import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '#features/account/account-head.ts'
import { loadSavedSearches } from '#features/account/queries.ts'
import { SavedSearchesPage } from '#features/account/saved-searches/saved-searches-page.tsx'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_default/user/saved-searches')({
  loaderDeps: ({ search }) => pageDeps(search),
  loader: ({ context }) => loadSavedSearches(context),
  head: ({ match: { context } }) => accountHead(context.i18n, '/user/saved-searches'),
  component: SavedSearchesPage,
})
