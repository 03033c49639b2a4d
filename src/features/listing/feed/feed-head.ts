import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

export const feedHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`The feed of your agency`),
    description: i18n._(msg`Connect your agency’s system, try a file out, and see what became of every file.`),
    path: '/user/feed',
  })
