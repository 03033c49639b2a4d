import { createFileRoute } from '@tanstack/react-router'
import { loadWebsite } from '#features/listing/website/website-guard.ts'
import { websiteHead } from '#features/listing/website/website-head.ts'
import { WebsitePage } from '#features/listing/website/website-page.tsx'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/user/idx')({
  ...pageSearch(),
  loader: ({ context }) => loadWebsite(context),
  head: ({ match: { context } }) => websiteHead(context.i18n),
  component: WebsitePage,
})
