import { createFileRoute } from '@tanstack/react-router'
import { CopiesPage } from '#features/account/enquiry-copies/enquiry-copies-page.tsx'
import { linkHead } from '#features/account/links/link-head.ts'
import { loadCopies } from '#features/account/queries.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/user/copies/{-$token}')({
  ...pageSearch(),
  loader: ({ params }) => loadCopies(params.token),
  head: ({ match: { context } }) => linkHead(context.i18n, '/user/copies'),
  component: CopiesPage,
})
