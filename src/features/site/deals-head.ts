import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

export const dealsHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Transaction lists`),
    description: i18n._(
      msg`Recorded sales and rents of a project by kind of home and year, with the median price per square foot and its middle half.`,
    ),
    path: '/transaction-lists',
  })
