import { COUNTRY_CODES, type CountryCode, TYPE_GROUPS, type TypeGroup } from './vocabulary.ts'

/** What the page shows from which somebody wrote. */
export interface AskedAbout {
  origin: 'report' | 'share' | 'value' | 'launch' | 'listing'
  home: { country: CountryCode; typeGroup: TypeGroup; slug: string } | null
}

/** Longest address of a page that a message may be about. */
export const ABOUT_MAX_CHARS = 400
const REPORT = /^\/report\/[^/]+\/(?:project|phase)\/([^/]+)\/([^/]+)\/([^/]+)/i
const SHARE = /^\/share\/[^/]+(?:\/project\/([^/]+)\/([^/]+)\/([^/]+))?/i
const VALUE = /^(?:\/user\/subaccount)?\/realValue(?:-savills)?\/?$/i
const LISTING = /^\/(?:realListing|idx\/[^/]+\/listings)\/project\/([^/]+)\/([^/]+)\/([^/]+)\/listing-group\//i
const LAUNCH = /^\/realLaunch\/?$/i
const SALE = /^\/realLaunch\/project\/([^/]+)\/([^/]+)\/([^/]+)/i

function homeOf(country: string | null | undefined, group: string | null | undefined, slug: string | null | undefined): AskedAbout['home'] {
  const code = COUNTRY_CODES.find((one) => one === country?.toUpperCase())
  const typeGroup = TYPE_GROUPS.find((one) => one === group?.toLowerCase())
  return code && typeGroup && slug && /^[\w-]{1,100}$/.test(slug) ? { country: code, typeGroup, slug } : null
}

/**
 * Where a message comes from, by the address of the page that led to the form (§2.2: reports, advertised homes, realValue and realLaunch name their home in it);
 * null for any other page. `country` is meant where the address names none.
 */
export function askedAbout(address: string | null | undefined, country: CountryCode): AskedAbout | null {
  const url = address && address.length <= ABOUT_MAX_CHARS ? URL.parse(address, 'https://site.invalid') : null
  if (url?.host !== 'site.invalid') return null
  const { pathname, searchParams } = url
  const report = REPORT.exec(pathname)
  if (report) return { origin: 'report', home: homeOf(report[1], report[2], report[3]) }
  const share = SHARE.exec(pathname)
  if (share) return { origin: 'share', home: homeOf(share[1], share[2], share[3]) }
  const listing = LISTING.exec(pathname)
  if (listing) return { origin: 'listing', home: homeOf(listing[1], listing[2], listing[3]) }
  const sale = SALE.exec(pathname)
  if (sale) return { origin: 'launch', home: homeOf(sale[1], sale[2], sale[3]) }
  const named = () => homeOf(searchParams.get('countryCode') ?? country, searchParams.get('projectType'), searchParams.get('projectSlug'))
  if (VALUE.test(pathname)) return { origin: 'value', home: named() }
  return LAUNCH.test(pathname) ? { origin: 'launch', home: named() } : null
}
