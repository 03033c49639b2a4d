import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

/** Title and description of the lists for staff. */
export const deskHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Staff desk`),
    description: i18n._(msg`Accounts, licences and promotion codes.`),
    path: '/user/account-overview/staff',
  })
