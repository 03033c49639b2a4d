import { createFileRoute } from '@tanstack/react-router'
import { homesHead } from '#features/homes/homes-head.ts'
import { HomesPage } from '#features/homes/homes-page.tsx'
import { loadHomes } from '#features/homes/queries.ts'
import { homesSearch } from '#features/homes/search.ts'

export const Route = createFileRoute('/_default/user/homes/')({
  validateSearch: homesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadHomes(context, deps),
  head: ({ match: { context } }) => homesHead(context.i18n),
  component: HomesPage,
})
