import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

/** Title and description of the notices. */
export const noticesHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Notices`),
    description: i18n._(msg`What you were told, and how you want to be told.`),
    path: '/user/notices',
  })
