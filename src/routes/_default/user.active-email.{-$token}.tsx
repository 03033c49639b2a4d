import { createFileRoute } from '@tanstack/react-router'
import { ActiveEmailPage } from '#features/account/links/active-email-page.tsx'
import { linkHead } from '#features/account/links/link-head.ts'
import { loadActivation } from '#features/account/queries.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/user/active-email/{-$token}')({
  ...pageSearch(),
  loader: ({ params }) => loadActivation(params.token),
  head: ({ match: { context } }) => linkHead(context.i18n, '/user/active-email'),
  component: ActiveEmailPage,
})
