import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { COUNTRIES } from '#market/countries.ts'
import { pageHead } from '#session/page-head.ts'
import { siteOrigin } from '#session/site-origin.ts'
import { breadcrumbData, structuredData } from '#session/structured-data.ts'
import type { loadListing } from './queries.ts'

export const realListingHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`realListing: one place for every listing`),
    description: i18n._(
      msg`A free listing platform fed by agencies: each home once, with its sources named and its asking price beside the estimate.`,
    ),
    path: '/realListing',
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

type Loaded = Awaited<ReturnType<typeof loadListing>>

/** schema.org of a home that is advertised now: the offer, and what is offered. No agent is named who is not on the page. */
function homeData({ subject, home }: Extract<Loaded, { kind: 'home' }>, path: string) {
  if (!home.ok || !home.value.isLive) return []
  const { value } = home
  const offer = { '@type': 'Offer', price: value.price, priceCurrency: COUNTRIES[subject.country].currencyCode }
  const address = { '@type': 'PostalAddress', streetAddress: value.street, postalCode: value.postalCode, addressCountry: subject.country }
  const size = value.areaSqm === null ? {} : { floorSize: { '@type': 'QuantitativeValue', value: value.areaSqm, unitCode: 'MTK' } }
  const listing = {
    ...{ '@type': 'RealEstateListing', name: value.projectName, datePosted: value.firstSeenDate, url: siteOrigin() + path, offers: offer },
    mainEntity: { '@type': 'Residence', name: value.projectName, address, ...size },
  }
  const trail = [
    { name: 'realListing', path: '/realListing' },
    { name: value.projectName, path },
  ]
  return [structuredData(listing), breadcrumbData(trail)]
}

/** Nothing is loaded where the page could not be. */
export function listingGroupHead(i18n: I18n, loaded: Loaded | undefined, path: string) {
  const name = loaded?.name ?? null
  const isHome = loaded?.kind === 'home'
  const head = pageHead({
    title: name === null ? null : isHome ? i18n._(msg`A home advertised in ${name}`) : i18n._(msg`Listings in ${name}`),
    description: isHome
      ? i18n._(msg`What is asked for the home and since when, by whom, and where that lies against the estimate.`)
      : i18n._(msg`Listings of one kind of home in a project, beside its recorded sales and its estimate.`),
    path,
  })
  return isHome ? { ...head, meta: [...head.meta, ...homeData(loaded, path)] } : head
}

export const idxHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Property search for your own website`),
    description: i18n._(msg`What an agent can show on a website of their own: the search, a project’s estimate, and listings by project.`),
    path: '/idx',
  })
