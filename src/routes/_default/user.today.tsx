import { createFileRoute } from '@tanstack/react-router'
import { loadToday } from '#features/today/queries.ts'
import { todayHead } from '#features/today/today-head.ts'
import { TodayPage } from '#features/today/today-page.tsx'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/user/today')({
  ...pageSearch(),
  loader: ({ context }) => loadToday(context),
  head: ({ match: { context } }) => todayHead(context.i18n),
  component: TodayPage,
})
