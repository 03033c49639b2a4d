import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

export const leadHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Enquiries`),
    description: i18n._(msg`Who wrote to you, what they looked at, and what is to be done next.`),
    path: '/user/leads',
  })
