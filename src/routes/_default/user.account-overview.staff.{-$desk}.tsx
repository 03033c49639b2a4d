import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '#features/account/account-head.ts'
import { StaffDeskPage } from '#features/account/desk/staff-desk-page.tsx'
import { loadDesk } from '#features/account/queries.ts'
import { deskSearch } from '#features/account/search.ts'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_default/user/account-overview/staff/{-$desk}')({
  validateSearch: deskSearch,
  loaderDeps: ({ search }) => ({ ...pageDeps(search), find: search.find, of: search.of, page: search.page }),
  loader: ({ context, params, deps }) => loadDesk(context, params.desk, deps),
  head: ({ match: { context } }) => accountHead(context.i18n, '/user/account-overview/staff'),
  component: StaffDeskPage,
})
