import { createFileRoute } from '@tanstack/react-router'
import { schedulerHead } from '#features/scheduler/scheduler-head.ts'
import { SchedulerPage } from '#features/scheduler/scheduler-page.tsx'

export const Route = createFileRoute('/_default/scheduler')({
  staticData: { words: ['share'] },
  head: ({ match: { context } }) => schedulerHead(context.i18n),
  component: SchedulerPage,
})
