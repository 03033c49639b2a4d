import { createFileRoute } from '@tanstack/react-router'
import { loadFeed } from '#features/listing/feed/feed-guard.ts'
import { feedHead } from '#features/listing/feed/feed-head.ts'
import { OwnFeedPage } from '#features/listing/feed/feed-page.tsx'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/user/feed')({
  ...pageSearch(),
  loader: ({ context }) => loadFeed(context),
  head: ({ match: { context } }) => feedHead(context.i18n),
  component: OwnFeedPage,
})
