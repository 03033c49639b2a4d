import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { landsHead } from '#features/land/land-head.ts'
import { LandsPage } from '#features/land/lands-page.tsx'
import { landsQuery } from '#features/land/queries.ts'
import { landDefaults, landSearch } from '#features/land/search.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/land/')({
  ...pageSearch(landSearch),
  search: { middlewares: [stripSearchParams(landDefaults)] },
  loader: ({ context: { ask, country }, deps }) => ask(landsQuery(country, deps)),
  head: ({ match: { context } }) => landsHead(context.i18n, context.country),
  component: LandsPage,
})
