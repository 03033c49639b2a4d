import { createFileRoute } from '@tanstack/react-router'
import { linkHead } from '#features/account/account-head.ts'
import { ActiveEmailPage } from '#features/account/links/active-email-page.tsx'
import { loadLink } from '#features/account/queries.ts'

export const Route = createFileRoute('/_default/user/active-email/{-$token}')({
  loader: ({ params }) => loadLink(params.token),
  staticData: { words: ['account'] },
  head: ({ match: { context } }) => linkHead(context.i18n, '/user/active-email'),
  component: ActiveEmailPage,
})
