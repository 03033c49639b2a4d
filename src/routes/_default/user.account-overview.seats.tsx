import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '#features/account/account-head.ts'
import { loadSeats } from '#features/account/queries.ts'
import { SeatsPage } from '#features/account/seats/seats-page.tsx'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/user/account-overview/seats')({
  ...pageSearch(),
  loader: ({ context }) => loadSeats(context),
  head: ({ match: { context } }) => accountHead(context.i18n, '/user/account-overview/seats'),
  component: SeatsPage,
})
