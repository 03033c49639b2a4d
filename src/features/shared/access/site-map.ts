import type { Module } from '#market/module-countries.ts'
import { moduleOf } from './path-module.ts'
import { fits, fixedWords } from './path-pattern.ts'
import { type RouteClass, routeClassOf } from './route-classes.ts'

/** §2.8 */
export type Layout = 'default' | 'real360' | 'realAgent' | 'realAgentNonAgent' | 'realListing' | 'realValue' | 'fullscreen' | 'blank'

/** One route of §2, unprefixed. */
export interface SitePage<Path extends string = string> {
  /** as the router writes it: "$name" one segment, "{-$name}" one segment or none */
  path: Path
  layout: Layout
  /** of the example; a parameter may change it: the pro reports share their routes with the free ones */
  class: RouteClass
  module: Module | null
  /** an entry of the menus, where its module is open */
  menu: boolean
  /** listed for search engines */
  sitemap: boolean
  /** an address of the route */
  example: string
}

const page = <const Path extends string>(
  path: Path,
  layout: Layout,
  { menu = false, sitemap = false, example = path }: { menu?: boolean; sitemap?: boolean; example?: string } = {},
): SitePage<Path> => ({ path, layout, class: routeClassOf(example), module: moduleOf(example), menu, sitemap, example })

const entry = { menu: true, sitemap: true }
const listed = { sitemap: true }
const project = 'project/SG/private-stack/the-meadow'
const listing = `${project}/listing-group/3-bedroom/sale`

/** §2.1–2.5 in the order of the specification, the search screen of §2.9, the calculators, and the sub-accounts' contact page. */
export const SITE_MAP = [
  page('/', 'default', entry),
  page('/search', 'default', { menu: true }),
  page('/about-us', 'default', entry),
  page('/idx', 'realListing', listed),
  page('/map', 'default', entry),
  page('/land', 'default', listed),
  page('/land/$countryCode/$landKey', 'default', { example: '/land/SG/sg-gls-001' }),
  page('/realAgent', 'realAgent', entry),
  page('/realLaunch', 'default', entry),
  page('/realLaunch/project/$countryCode/$projectType/$projectSlug', 'default', { example: `/realLaunch/${project}` }),
  page('/realListing', 'realListing', entry),
  page('/realValue', 'realValue', entry),
  page('/realValue-savills', 'realValue', listed),
  page('/scheduler', 'default'),
  page('/smartplan', 'realAgent'),
  page('/transaction-lists', 'default', listed),
  page('/plugin/report-property', 'blank'),
  page('/plugins/realAgent/smartplan', 'blank'),
  page('/realAgent/market-analysis', 'realAgent', { menu: true }),
  page('/realAgent/market-analysis/workbook', 'realAgent'),
  page('/realAgent/nonagent', 'realAgentNonAgent', listed),
  page('/realAgent/pricing', 'realAgent', entry),
  page('/realAgent/property-label', 'realAgent', { menu: true }),
  page('/realAgent/property-label/PdfList', 'realAgent'),
  page('/realAgent/smartplan', 'realAgent', { menu: true }),
  page('/realAgent/subaccount', 'realAgentNonAgent'),
  page('/realAgent/subaccount/pricing', 'realAgentNonAgent'),
  page('/realAgent/transaction-lists', 'realAgent', { menu: true }),
  page('/realAgent/vendor-login', 'blank'),
  page('/realAgent/vendor-orders', 'blank'),
  page('/realAgent/vendor-orders/$orderId/tour', 'blank', {
    example: '/realAgent/vendor-orders/00000000-0000-4000-b000-000000000003/tour',
  }),
  page('/realListing/compare', 'realListing'),
  page('/realListing/listing-summary-report', 'realListing'),
  page('/realListing/search', 'realListing', entry),
  page('/realValue/book-a-valuation', 'realValue', entry),
  page('/realValue/faq', 'realValue', entry),
  page('/realValue/accuracy', 'realValue', listed),
  page('/realValue/calculators', 'realValue', listed),
  page('/report/property', 'default', listed),
  page('/temp/real360', 'real360'),
  page('/temp/real360/contact', 'real360'),
  page('/temp/real360/faq', 'real360'),
  page('/temp/real360/pricing', 'real360'),
  page('/temp/real360/staging', 'real360'),
  page('/real360', 'real360', entry),
  page('/real360/staging', 'real360', entry),
  page('/real360/pricing', 'real360', entry),
  page('/real360/faq', 'real360', entry),
  page('/real360/contact', 'real360', entry),
  page('/user/account-overview', 'default'),
  page('/user/account-overview/seats', 'default'),
  page('/user/account-overview/staff/{-$desk}', 'default', { example: '/user/account-overview/staff/licences' }),
  page('/user/account-overview/staff/account/$accountId', 'default', {
    example: '/user/account-overview/staff/account/00000000-0000-4000-a000-000000000001',
  }),
  page('/user/saved-searches', 'default'),
  page('/user/notices', 'default'),
  page('/user/assistants', 'default'),
  page('/user/connect-assistant', 'default'),
  page('/user/leads', 'default'),
  page('/user/shares', 'default'),
  page('/user/launches', 'default'),
  page('/user/orders', 'default'),
  page('/user/orders/new', 'default'),
  page('/user/orders/$orderId/tour', 'default', { example: '/user/orders/00000000-0000-4000-b000-000000000012/tour' }),
  page('/user/listings', 'default'),
  page('/user/listings/new', 'default'),
  page('/user/today', 'default'),
  page('/user/homes', 'default'),
  page('/user/tours', 'default'),
  page('/user/tours/$tourId', 'default', { example: '/user/tours/00000000-0000-4000-c100-000000000001' }),
  page('/user/idx', 'default'),
  page('/user/feed', 'default'),
  page('/user/listings/$listingId', 'default', { example: '/user/listings/00000000-0000-4000-b100-000000000001' }),
  page('/user/subscription-plans', 'default'),
  page('/user/subscription-plans/checkout', 'default'),
  page('/user/auth/success', 'default'),
  page('/user/nonagent/account-overview', 'realAgentNonAgent'),
  page('/user/nonagent/subscription-plans', 'realAgentNonAgent'),
  page('/user/nonagent/subscription-plans/checkout', 'realAgentNonAgent'),
  page('/user/subaccount/account-overview', 'realAgentNonAgent'),
  page('/user/subaccount/realListing', 'realListing'),
  page('/user/subaccount/realValue', 'realValue'),
  page('/user/subaccount/realValue/book-a-valuation', 'realValue'),
  page('/user/subaccount/realValue/faq', 'realValue'),
  page('/user/subaccount/subscription-plans', 'realAgentNonAgent'),
  page('/user/subaccount/subscription-plans/checkout', 'realAgentNonAgent'),
  page('/user/subaccount/contact', 'realAgentNonAgent'),
  page('/user/active-email/{-$token}', 'default', { example: '/user/active-email/0123456789abcdef' }),
  page('/user/reset-password/{-$token}', 'default', { example: '/user/reset-password/0123456789abcdef' }),
  page('/user/verify-email/{-$token}', 'default', { example: '/user/verify-email/0123456789abcdef' }),
  page('/user/stop-alerts/{-$token}', 'default', { example: '/user/stop-alerts/0123456789abcdef' }),
  page('/user/recover-sign-in/{-$token}', 'default', { example: '/user/recover-sign-in/0123456789abcdef' }),
  page('/user/copies/{-$token}', 'default', { example: '/user/copies/0123456789abcdef' }),
  page('/user/homes/stop/{-$token}', 'default', { example: '/user/homes/stop/0123456789abcdef' }),
  page('/real360/$path', 'fullscreen', { example: '/real360/garden-house' }),
  page('/book/$hostId', 'default', { example: '/book/0123456789ab' }),
  page('/listing/$token', 'default', { example: '/listing/0123456789abcdef' }),
  page('/booking/$token', 'default', { example: '/booking/0123456789abcdef' }),
  page('/open-house/$token', 'default', { example: '/open-house/0123456789abcdef' }),
  page('/proposed-times/$token', 'default', { example: '/proposed-times/0123456789abcdef' }),
  page('/share/$id', 'default', { example: '/share/0123456789abcdef' }),
  page('/share/$agentNumber/idx', 'realListing', { example: '/share/R000000Z/idx' }),
  page('/share/$agentNumber/profile', 'default', { example: '/share/R000000Z/profile' }),
  page('/share/$agentNumber/project/$countryCode/$projectType/$projectSlug', 'default', { example: `/share/R000000Z/${project}` }),
  page('/realListing/project/$countryCode/$projectType/$projectSlug/listing-group/$listingSlug/$activityType', 'realListing', {
    example: `/realListing/${listing}`,
  }),
  page('/idx/$agentId/listings', 'blank', { example: '/idx/R000000Z/listings' }),
  page('/idx/$agentId/listings/project/$countryCode/$projectType/$projectSlug/listing-group/$listingSlug/$activityType', 'realListing', {
    example: `/idx/R000000Z/listings/${listing}`,
  }),
  page('/report/$reportKey/project/$countryCode/$projectType/$projectSlug', 'default', { example: `/report/realvalue/${project}` }),
  page('/report/$reportKey/project/$countryCode/$projectType/$projectSlug/by/$builtUpSize', 'default', {
    example: `/report/realvalue/${project}/by/1200`,
  }),
  page('/report/$reportKey/project/$countryCode/$projectType/$projectSlug/$buildingSlug', 'default', {
    example: `/report/realvalue/${project}/block-1`,
  }),
  page('/report/$reportKey/project/$countryCode/$projectType/$projectSlug/$unitMix/by/$landSize', 'default', {
    example: `/report/realvalue/${project}/ter-hse/by/2000`,
  }),
  page('/report/$reportKey/project/$countryCode/$projectType/$projectSlug/$subType/$subSlug', 'default', {
    example: `/report/realvalue/${project}/stack/01`,
  }),
  page('/report/$reportKey/phase/$countryCode/$projectType/$projectSlug/$buildingSlug', 'default', {
    example: '/report/realvalue/phase/SG/private-stack/the-meadow/phase-1',
  }),
  page('/report/$reportKey/phase/$countryCode/$projectType/$projectSlug/$buildingSlug/$subType/$subSlug', 'default', {
    example: '/report/realvalue/phase/SG/private-stack/the-meadow/phase-1/stack/01',
  }),
] as const

export type SitePath = (typeof SITE_MAP)[number]['path']

/** The page of an unprefixed path; null: the router answers 404. */
export function pageOf(pathname: string): SitePage<SitePath> | null {
  const fitting: SitePage<SitePath>[] = SITE_MAP.filter(({ path }) => fits(pathname, path))
  fitting.sort((one, other) => fixedWords(other.path) - fixedWords(one.path))
  return fitting[0] ?? null
}

/** Pages of the footer (§2.8) to which §2 gives no address: public, in every country. */
export const COMPANY_PATHS = [
  '/our-team',
  '/clients',
  '/contact',
  '/news',
  '/data-sources',
  '/trust',
  '/market-figures',
  '/developers',
  '/help-centre',
  '/training-sessions',
  '/privacy-policy',
  '/terms-of-use',
  '/terms-of-purchase',
] as const
