import { createFileRoute } from '@tanstack/react-router'
import { linkHead } from '#features/account/links/link-head.ts'
import { loadRecovery } from '#features/account/queries.ts'
import { RecoveryPage } from '#features/account/recovery/recovery-page.tsx'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/user/recover-sign-in/{-$token}')({
  ...pageSearch(),
  loader: ({ params }) => loadRecovery(params.token),
  head: ({ match: { context } }) => linkHead(context.i18n, '/user/recover-sign-in'),
  component: RecoveryPage,
})
