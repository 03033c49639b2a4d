import { createFileRoute } from '@tanstack/react-router'
import { CopiesPage } from '#features/account/enquiry-copies/enquiry-copies-page.tsx'
import { loadCopies } from '#features/account/enquiry-copies/queries.ts'
import { linkHead } from '#features/account/links/link-head.ts'

export const Route = createFileRoute('/_default/user/copies/{-$token}')({
  loader: ({ params }) => loadCopies(params.token),
  head: ({ match: { context } }) => linkHead(context.i18n, '/user/copies'),
  component: CopiesPage,
})
