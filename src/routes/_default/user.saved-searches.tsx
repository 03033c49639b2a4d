import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '#features/account/account-head.ts'
import { loadSavedSearches } from '#features/account/queries.ts'
import { SavedSearchesPage } from '#features/account/saved-searches/saved-searches-page.tsx'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/user/saved-searches')({
  ...pageSearch(),
  loader: ({ context }) => loadSavedSearches(context),
  head: ({ match: { context } }) => accountHead(context.i18n, '/user/saved-searches'),
  component: SavedSearchesPage,
})
