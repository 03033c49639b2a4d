import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

/** Title and description of the page of promises. */
export const trustHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Promises, measured`),
    description: i18n._(
      msg`How close estimates come, how often the site answered, when a backup was last brought back, who can use it, and whose data it shows.`,
    ),
    path: '/trust',
  })
