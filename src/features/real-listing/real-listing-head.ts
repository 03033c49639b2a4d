import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { enumWord } from '#filter/wire-names.ts'
import type { ListedHomeFragment } from '#graphql/generated/graphql.ts'
import { formatMoney } from '#lib/format.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { LinkPictureSubject } from '#market/link-picture-address.ts'
import { isModuleOpen } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { linkPictureMeta } from '#session/link-picture.ts'
import { pageHead } from '#session/page-head.ts'
import { pictureMeta } from '#session/site-picture.ts'
import { breadcrumbData, listingData } from '#session/structured-data.ts'
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

const secondsOf = (text: string): number => Math.floor(Date.parse(text) / 1_000)

/** What machines read of a home that is advertised now. No agent is named who is not on the page. */
function homeData(country: CountryCode, value: ListedHomeFragment, path: string) {
  const trail = [
    { name: 'realListing', path: '/realListing' },
    { name: value.projectName, path },
  ]
  const listing = listingData({
    name: value.projectName,
    path,
    country,
    street: value.street,
    postalCode: value.postalCode,
    activity: enumWord(value.activity),
    price: value.price,
    currency: COUNTRIES[country].currencyCode,
    isLive: value.isLive,
    isUnderOffer: value.isUnderOffer,
    typeGroup: fromWireTypeGroup(value.addressTypeGroup),
    bedrooms: value.bedrooms,
    bathrooms: value.bathrooms,
    areaSqm: value.areaSqm,
    pictures: value.pictures.filter(({ kind }) => kind === 'PHOTO').map(({ url }) => url),
    firstSeenAt: secondsOf(value.firstSeenDate),
    confirmedAt: secondsOf(value.confirmedDate),
  })
  return [listing, breadcrumbData(trail)]
}

/** Of fewer sales a median would be one home's price, which stands beside no advertisement (product §6). */
const SALES_MIN = 3

/** The home's first photograph, where it and its size are known. */
function photographOf({ pictures }: ListedHomeFragment, alt: string) {
  const first = pictures.find(({ kind }) => kind === 'PHOTO')
  if (!first?.contentType || first.width === null || first.height === null) return null
  return pictureMeta(first.url, first.alt || alt, { type: first.contentType, width: first.width, height: first.height })
}

/** The picture beside a link: of the home while it is advertised, its first photograph, else a drawn one; of the project where its figures stand for enough sales. Else the site's own. */
function linkMeta(i18n: I18n, loaded: Loaded, alt: string) {
  const meta = (subject: LinkPictureSubject) => linkPictureMeta({ subject, alt, language: i18n.locale })
  const { country, typeGroup, slug } = loaded.subject
  if (loaded.kind === 'home')
    return loaded.home.ok && loaded.home.value.isLive
      ? (photographOf(loaded.home.value, alt) ?? meta({ kind: 'listing', country, slug: loaded.home.value.slug }))
      : []
  const sales = loaded.group.ok ? (loaded.group.value.project?.psf?.n ?? 0) : 0
  return sales >= SALES_MIN && isModuleOpen('report', country) ? meta({ kind: 'project', country, typeGroup, slug }) : []
}

/** "Elm Court, 3 bedrooms, $1,200,000": what people look for among their tabs and in what they are sent. */
function homeTitle(i18n: I18n, name: string, home: ListedHomeFragment | null, country: CountryCode | undefined): string {
  if (home === null || country === undefined || !home.isLive) return i18n._(msg`A home advertised in ${name}`)
  const { bedrooms, price, priceWords, activity } = home
  const money = price === null ? null : formatMoney(price, COUNTRIES[country].currencyCode, i18n.locale)
  return [
    name,
    bedrooms ? i18n._(msg`${plural(bedrooms, { one: '# bedroom', other: '# bedrooms' })}`) : '',
    money === null ? priceWords : activity === 'SALE' ? money : i18n._(msg`${money} a month`),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Nothing is loaded where the page could not be. */
export function listingGroupHead(i18n: I18n, loaded: Loaded | undefined, path: string) {
  const name = loaded?.name ?? null
  const isHome = loaded?.kind === 'home'
  const home = loaded?.kind === 'home' && loaded.home.ok ? loaded.home.value : null
  const title = name === null ? null : isHome ? homeTitle(i18n, name, home, loaded?.subject.country) : i18n._(msg`Listings in ${name}`)
  const head = pageHead({
    title,
    description: isHome
      ? i18n._(msg`What is asked for the home and since when, by whom, and where that lies against the estimate.`)
      : i18n._(msg`Listings of one kind of home in a project, beside its recorded sales and its estimate.`),
    path,
  })
  if (!loaded || title === null) return head
  const data =
    loaded.kind === 'home' && loaded.home.ok && loaded.home.value.isLive ? homeData(loaded.subject.country, loaded.home.value, path) : []
  return { ...head, meta: [...head.meta, ...linkMeta(i18n, loaded, title), ...data] }
}

export const idxHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Property search for your own website`),
    description: i18n._(msg`What an agent can show on a website of their own: the search, a project’s estimate, and listings by project.`),
    path: '/idx',
  })
