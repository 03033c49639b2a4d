import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

export const vendorLoginHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Vendor desk`),
    description: i18n._(msg`Where photographers and tour makers receive orders, deliver files and send their invoice.`),
    path: '/realAgent/vendor-login',
  })

export const vendorOrdersHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Vendor orders`),
    description: i18n._(msg`The orders of a vendor with their state, due date and files.`),
    path: '/realAgent/vendor-orders',
  })
