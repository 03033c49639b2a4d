import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

export const listingSearchHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Search listings`),
    description: i18n._(
      msg`Homes that agents advertise now, each once, with all who advertise it and the price asked against the estimate.`,
    ),
    path: '/realListing/search',
  })
