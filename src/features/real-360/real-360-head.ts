import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

export const real360Head = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`real360: walk through a home on a screen`),
    description: i18n._(msg`Virtual tours of homes: how they are taken, what a visitor sees, and what an agent orders.`),
    path: '/real360',
  })

export const real360StagingHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Virtual staging`),
    description: i18n._(msg`Furniture drawn into the pictures of an empty home: what it is, what is allowed, and how an order runs.`),
    path: '/real360/staging',
  })

export const real360PricingHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`What a tour costs`),
    description: i18n._(msg`What the price of a virtual tour depends on, what is included, and how to get an offer.`),
    path: '/real360/pricing',
  })

export const real360FaqHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Questions about real360`),
    description: i18n._(msg`How a home is prepared and photographed, who may see a tour, and how long it stays online.`),
    path: '/real360/faq',
  })

export const real360ContactHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Contact real360`),
    description: i18n._(msg`What to tell us about a home, so that a tour can be offered and a date be found.`),
    path: '/real360/contact',
  })
