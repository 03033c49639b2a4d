import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

export const ownSharesHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Pages that you share`),
    description: i18n._(msg`Links that you passed on, who came by day, and how long they stay open.`),
    path: '/user/shares',
  })
