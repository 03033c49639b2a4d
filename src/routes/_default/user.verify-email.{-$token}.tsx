import { createFileRoute } from '@tanstack/react-router'
import { linkHead } from '#features/account/links/link-head.ts'
import { VerifyEmailPage } from '#features/account/links/verify-email-page.tsx'
import { loadVerification } from '#features/account/queries.ts'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_default/user/verify-email/{-$token}')({
  loaderDeps: ({ search }) => pageDeps(search),
  loader: ({ context, params }) => loadVerification(context, params.token),
  head: ({ match: { context } }) => linkHead(context.i18n, '/user/verify-email'),
  component: VerifyEmailPage,
})
