import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

export const reportLandingHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Property reports`),
    description: i18n._(
      msg`What a home is worth and why: the free value report, its preview, and the reports that belong to a subscription.`,
    ),
    path: '/report/property',
  })
