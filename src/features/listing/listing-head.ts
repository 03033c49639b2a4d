import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

export const listingsHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Listings`),
    description: i18n._(msg`What you advertise, what waits to be confirmed, and your drafts.`),
    path: '/user/listings',
  })

export const newListingHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`New listing`),
    description: i18n._(msg`Advertise a home for sale or to rent.`),
    path: '/user/listings/new',
  })

export const editListingHead = (i18n: I18n, id: string) =>
  pageHead({
    title: i18n._(msg`Listing`),
    description: i18n._(msg`The home, its price, words and photographs, and what is to be done next.`),
    path: `/user/listings/${id}`,
  })

export const confirmListingHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Confirm a listing`),
    description: i18n._(msg`Say that what you advertise still stands.`),
    path: '/listing',
  })
