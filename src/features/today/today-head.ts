import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

export const todayHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Today`),
    description: i18n._(msg`What waits for an agent: appointments, enquiries, listings to confirm, orders, and who opened shared pages.`),
    path: '/user/today',
  })
