import { createFileRoute } from '@tanstack/react-router'
import { developersHead } from '#features/site/developers/developers-head.ts'
import { DevelopersPage } from '#features/site/developers/developers-page.tsx'
import { developersQuery } from '#features/site/queries.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/developers')({
  ...pageSearch(),
  loader: ({ context: { ask } }) => ask(developersQuery()),
  head: ({ match: { context } }) => developersHead(context.i18n),
  component: DevelopersPage,
})
