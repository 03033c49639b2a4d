import { createFileRoute } from '@tanstack/react-router'
import { trustQuery } from '#features/site/queries.ts'
import { trustHead } from '#features/site/trust/trust-head.ts'
import { TrustPage } from '#features/site/trust/trust-page.tsx'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/trust')({
  ...pageSearch(),
  loader: ({ context: { ask, country } }) => ask(trustQuery(country)),
  head: ({ match: { context } }) => trustHead(context.i18n),
  component: TrustPage,
})
