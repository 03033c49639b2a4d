import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

export const launchDeskHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Price lists of launches`),
    description: i18n._(msg`Bring a developer’s price list, see what it changes, and take it whole.`),
    path: '/user/launches',
  })
