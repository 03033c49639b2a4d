import { createFileRoute } from '@tanstack/react-router'
import { linkHead } from '#features/account/account-head.ts'
import { VerifyEmailPage } from '#features/account/verify-email-page.tsx'

export const Route = createFileRoute('/_default/user/verify-email/{-$token}')({
  staticData: { words: ['account'] },
  head: ({ match: { context } }) => linkHead(context.i18n, '/user/verify-email'),
  component: VerifyEmailPage,
})
