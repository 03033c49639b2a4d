import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

/** Title and description of the page for developers. */
export const developersHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`For developers`),
    description: i18n._(
      msg`Feeds of listings in, the RESO Web API out, signed webhooks, blocks for websites: formats, examples and what stays.`,
    ),
    path: '/developers',
  })
