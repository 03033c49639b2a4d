import { createFileRoute } from '@tanstack/react-router'
import { deskHead } from '#features/account/desk/desk-head.ts'
import { StaffDeskPage } from '#features/account/desk/staff-desk-page.tsx'
import { loadDesk } from '#features/account/queries.ts'
import { deskSearch } from '#features/account/search.ts'
import { pageDeps } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/user/account-overview/staff/{-$desk}')({
  validateSearch: deskSearch,
  loaderDeps: ({ search }) => ({ ...pageDeps(search), find: search.find, of: search.of, page: search.page }),
  loader: ({ context, params, deps }) => loadDesk(context, params.desk, deps),
  head: ({ match: { context } }) => deskHead(context.i18n),
  component: StaffDeskPage,
})
