import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

export const websiteHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Your listings on your own website`),
    description: i18n._(msg`Colour, logo, the websites that may show your listings, and the lines to paste there.`),
    path: '/user/idx',
  })
