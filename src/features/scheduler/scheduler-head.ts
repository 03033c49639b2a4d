import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

export const schedulerHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Scheduler`),
    description: i18n._(msg`Viewings by appointment: an agent’s free times, booked at once or confirmed within 24 hours.`),
    path: '/scheduler',
  })
