import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

export const realListingHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`realListing: one place for every listing`),
    description: i18n._(
      msg`A free listing platform fed by agencies: each home once, with its sources named and its asking price beside the estimate.`,
    ),
    path: '/realListing',
  })

export const listingSearchHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Search listings`),
    description: i18n._(msg`Look for a home by project, street, station or school, with recorded sales and estimates.`),
    path: '/realListing/search',
  })

export const compareHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Compare projects`),
    description: i18n._(
      msg`Two to five projects side by side: prices, change, tenure, completion, and one and the same home valued in each.`,
    ),
    path: '/realListing/compare',
  })

export const summaryReportHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Summary report`),
    description: i18n._(msg`The comparison of projects on one A4 page, with the date of every figure.`),
    path: '/realListing/listing-summary-report',
  })

/** `name` is null when the project could not be loaded. */
export const listingGroupHead = (i18n: I18n, name: string | null, path: string) =>
  pageHead({
    title: name === null ? null : i18n._(msg`Listings in ${name}`),
    description: i18n._(msg`Listings of one kind of home in a project, beside its recorded sales and its estimate.`),
    path,
  })

export const idxHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Property search for your own website`),
    description: i18n._(msg`What an agent can show on a website of their own: the search, a project’s estimate, and listings by project.`),
    path: '/idx',
  })
