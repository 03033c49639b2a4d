import { createFileRoute } from '@tanstack/react-router'
import { linkHead } from '#features/account/links/link-head.ts'
import { ResetPasswordPage } from '#features/account/links/reset-password-page.tsx'
import { loadLink } from '#features/account/queries.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/user/reset-password/{-$token}')({
  ...pageSearch(),
  loader: ({ params }) => loadLink(params.token),
  head: ({ match: { context } }) => linkHead(context.i18n, '/user/reset-password'),
  component: ResetPasswordPage,
})
