import { createFileRoute } from '@tanstack/react-router'
import { linkHead } from '#features/account/links/link-head.ts'
import { VerifyEmailPage } from '#features/account/links/verify-email-page.tsx'
import { loadVerification } from '#features/account/queries.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/user/verify-email/{-$token}')({
  ...pageSearch(),
  loader: ({ context, params }) => loadVerification(context, params.token),
  head: ({ match: { context } }) => linkHead(context.i18n, '/user/verify-email'),
  component: VerifyEmailPage,
})
