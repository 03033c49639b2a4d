import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

export const ownToursHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Virtual tours`),
    description: i18n._(msg`Walks through homes that you make of panoramas, and who came to see them.`),
    path: '/user/tours',
  })

export const studioHead = (i18n: I18n, id: string) =>
  pageHead({
    title: i18n._(msg`Tour studio`),
    description: i18n._(msg`Rooms, doors, notes and the floor plan of a tour.`),
    path: `/user/tours/${id}`,
  })

export const vendorTourHead = (i18n: I18n, order: string) =>
  pageHead({
    title: i18n._(msg`The tour of an order`),
    description: i18n._(msg`Where a vendor makes the tour that an agent has ordered.`),
    path: `/realAgent/vendor-orders/${order}/tour`,
  })

export const lookTourHead = (i18n: I18n, order: string) =>
  pageHead({
    title: i18n._(msg`The tour of an order`),
    description: i18n._(msg`A tour as its vendor has handed it in, before it is published.`),
    path: `/user/orders/${order}/tour`,
  })
