import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

export const ordersHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Orders`),
    description: i18n._(msg`Photographs, floor plans, tours and video that you ordered, and what is to be done next.`),
    path: '/user/orders',
  })

export const newOrderHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`New order`),
    description: i18n._(msg`Order photographs, a floor plan, a tour, virtual staging or a video of a home.`),
    path: '/user/orders/new',
  })
