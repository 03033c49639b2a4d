import { createFileRoute } from '@tanstack/react-router'
import { stopLetterHead } from '#features/homes/homes-head.ts'
import { loadHomeLetter } from '#features/homes/queries.ts'
import { stopSearch } from '#features/homes/search.ts'
import { StopPage } from '#features/homes/stop/stop-page.tsx'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/user/homes/stop/{-$token}')({
  validateSearch: stopSearch,
  ...pageSearch(),
  loader: ({ params }) => loadHomeLetter(params.token),
  head: ({ match: { context } }) => stopLetterHead(context.i18n),
  component: StopPage,
})
