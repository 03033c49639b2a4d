import { createFileRoute } from '@tanstack/react-router'
import { noticesHead } from '#features/notice/notice-head.ts'
import { NoticesPage } from '#features/notice/notices-page.tsx'
import { loadNotices } from '#features/notice/queries.ts'
import { noticesSearch } from '#features/notice/search.ts'
import { pageDeps } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/user/notices')({
  validateSearch: noticesSearch,
  loaderDeps: ({ search }) => ({ ...pageDeps(search), page: search.page }),
  loader: ({ context, deps }) => loadNotices(context, deps),
  head: ({ match: { context } }) => noticesHead(context.i18n),
  component: NoticesPage,
})
