import { createFileRoute } from '@tanstack/react-router'
import { landHead } from '#features/land/land-head.ts'
import { LandPage } from '#features/land/land-page.tsx'
import { loadLand } from '#features/land/queries.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/land/$countryCode/$landKey')({
  ...pageSearch(),
  loader: ({ context, params }) => loadLand(context, params),
  head: ({ match: { context, params }, loaderData }) =>
    landHead(context.i18n, params, loaderData?.ok ? loaderData.value.land?.nameDisplayText : undefined),
  component: LandPage,
})
