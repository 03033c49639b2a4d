import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

/** Title and description of the smart plan. */
export const planHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Smart plan`),
    description: i18n._(msg`A client's sales and purchases on one line of time, with cash, loan and duties on their dates.`),
    path: '/realAgent/smartplan',
  })
