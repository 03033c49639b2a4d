import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

export const mapHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Map of homes and what they sold for`),
    description: i18n._(
      msg`Public housing, private apartments and landed homes on one map, each with its sales, its median price per square foot and its report.`,
    ),
    path: '/map',
  })
