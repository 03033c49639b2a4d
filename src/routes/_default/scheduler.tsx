import { createFileRoute } from '@tanstack/react-router'
import { loadCalendar } from '#features/scheduler/queries.ts'
import { schedulerHead } from '#features/scheduler/scheduler-head.ts'
import { SchedulerPage } from '#features/scheduler/scheduler-page.tsx'
import { schedulerSearch } from '#features/scheduler/search.ts'
import { pageDeps } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/scheduler')({
  validateSearch: schedulerSearch,
  loaderDeps: ({ search }) => ({
    ...pageDeps(search),
    view: search.view,
    day: search.day,
    booking: search.booking,
    house: search.house,
    desk: search.desk,
  }),
  loader: ({ context, deps }) => loadCalendar(context, deps),
  head: ({ match: { context } }) => schedulerHead(context.i18n),
  component: SchedulerPage,
})
