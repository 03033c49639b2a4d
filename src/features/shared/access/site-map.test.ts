import { describe, expect, it } from 'vitest'
import { countriesWith } from '#market/module-countries.ts'
import { fits } from './path-pattern.ts'
import { pageOf, SITE_MAP } from './site-map.ts'

/** §2.2–2.5 as the specification writes it, with the home page of §2.1. */
const SPECIFIED = `
/
/about-us /idx /map /realAgent /realLaunch /realListing /realValue /realValue-savills /scheduler /transaction-lists
/plugin/report-property /plugins/realAgent/smartplan
/realAgent/nonagent /realAgent/pricing /realAgent/property-label /realAgent/property-label/PdfList /realAgent/smartplan
/realAgent/subaccount /realAgent/subaccount/pricing /realAgent/transaction-lists /realAgent/vendor-login /realAgent/vendor-orders
/realListing/compare /realListing/listing-summary-report /realListing/search
/realValue/book-a-valuation /realValue/faq
/report/property
/temp/real360 /temp/real360/contact /temp/real360/faq /temp/real360/pricing /temp/real360/staging
/real360/pricing /real360/faq /real360/contact
/user/account-overview /user/subscription-plans /user/subscription-plans/checkout /user/auth/success
/user/nonagent/account-overview /user/nonagent/subscription-plans /user/nonagent/subscription-plans/checkout
/user/subaccount/account-overview /user/subaccount/realListing /user/subaccount/realValue
/user/subaccount/realValue/book-a-valuation /user/subaccount/realValue/faq
/user/subaccount/subscription-plans /user/subaccount/subscription-plans/checkout
/user/active-email/{token?} /user/reset-password/{token?} /user/verify-email/{token?}
/real360/{path} /share/{id} /share/{agentNumber}/idx /share/{agentNumber}/profile
/share/{agentNumber}/project/{countryCode}/{projectType}/{projectSlug}
/realListing/project/{countryCode}/{projectType}/{projectSlug}/listing-group/{listingSlug}/{activityType}
/idx/{agentId}/listings/project/{countryCode}/{projectType}/{projectSlug}/listing-group/{listingSlug}/{activityType}
/report/{reportKey}/project/{countryCode}/{projectType}/{projectSlug}
/report/{reportKey}/project/{countryCode}/{projectType}/{projectSlug}/by/{builtUpSize}
/report/{reportKey}/project/{countryCode}/{projectType}/{projectSlug}/{buildingSlug}
/report/{reportKey}/project/{countryCode}/{projectType}/{projectSlug}/{unitMix}/by/{landSize}
/report/{reportKey}/project/{countryCode}/{projectType}/{projectSlug}/{subType}/{subSlug}
/report/{reportKey}/phase/{countryCode}/{projectType}/{projectSlug}/{buildingSlug}
/report/{reportKey}/phase/{countryCode}/{projectType}/{projectSlug}/{buildingSlug}/{subType}/{subSlug}
`
  .trim()
  .split(/\s+/)
  .map((path) => path.replaceAll(/\{(\w+)\?\}/g, '{-$$$1}').replaceAll(/\{(\w+)\}/g, '$$$1'))

const paths = SITE_MAP.map(({ path }) => path)

describe('SITE_MAP', () => {
  it('holds every route of §2 exactly once, the search screen of §2.9, and what the estimate tool and saved searches need', () => {
    expect(SPECIFIED).toHaveLength(68)
    const ours = [
      '/search',
      '/land',
      '/land/$countryCode/$landKey',
      '/user/subaccount/contact',
      '/smartplan',
      '/realValue/accuracy',
      '/realValue/calculators',
      '/user/account-overview/staff/{-$desk}',
      // decision 177
      '/user/account-overview/staff/account/$accountId',
      '/user/saved-searches',
      '/user/notices',
      '/user/account-overview/seats',
      // decision 167
      '/user/assistants',
      '/user/connect-assistant',
      '/user/leads',
      // decision 101
      '/user/launches',
      // decision 094
      '/user/shares',
      '/user/orders',
      '/user/orders/new',
      // decision 092
      '/user/listings',
      '/user/listings/new',
      '/user/idx',
      // decision 155
      '/user/feed',
      '/user/listings/$listingId',
      '/listing/$token',
      // decision 111
      '/user/homes',
      '/user/homes/stop/{-$token}',
      // decision 100
      '/user/today',
      '/user/tours',
      '/user/tours/$tourId',
      // decision 105
      '/realAgent/vendor-orders/$orderId/tour',
      '/user/orders/$orderId/tour',
      // decision 096
      '/idx/$agentId/listings',
      '/user/stop-alerts/{-$token}',
      // decision 178
      '/user/copies/{-$token}',
      '/user/recover-sign-in/{-$token}',
      // decision 099
      '/realLaunch/project/$countryCode/$projectType/$projectSlug',
      // decision 078
      '/book/$hostId',
      '/booking/$token',
      // decision 180
      '/open-house/$token',
      '/proposed-times/$token',
      // decision 109
      '/realAgent/market-analysis',
      '/realAgent/market-analysis/workbook',
      // of which temp/real360 are older addresses (product §4.15)
      '/real360',
      '/real360/staging',
    ]
    expect([...paths].sort()).toEqual([...SPECIFIED, ...ours].sort())
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('gives every page a module and an example that is its own', () => {
    for (const { path, module, example } of SITE_MAP) {
      expect(module === null ? [] : countriesWith(module), path).not.toEqual([])
      expect(fits(example, path)).toBe(true)
      expect(pageOf(example)?.path).toBe(path)
    }
  })

  it('asks for sign-in exactly where product and §6 do', () => {
    const asking = SITE_MAP.filter((page) => page.class !== 'public').map(({ path }) => path)
    const underUser = paths.filter(
      (path) => path.startsWith('/user/') && !/reset-password|active-email|stop-alerts|user\/copies|recover-sign-in|homes\/stop/.test(path),
    )
    const others = [
      '/scheduler',
      '/plugins/realAgent/smartplan',
      '/realAgent/market-analysis',
      '/realAgent/market-analysis/workbook',
      '/realAgent/property-label',
      '/realAgent/property-label/PdfList',
      '/realAgent/smartplan',
      '/smartplan',
    ]
    expect([...asking].sort()).toEqual([...underUser, ...others].sort())
  })

  it('uses every layout of §2.8', () => {
    const layouts = new Set(SITE_MAP.map(({ layout }) => layout))
    expect([...layouts].sort()).toEqual(
      ['blank', 'default', 'fullscreen', 'real360', 'realAgent', 'realAgentNonAgent', 'realListing', 'realValue'].sort(),
    )
    expect(pageOf('/realAgent/vendor-login')?.layout).toBe('blank')
    expect(pageOf('/realAgent/vendor-orders')?.layout).toBe('blank')
  })

  it('lists for search engines and menus only what has one address', () => {
    for (const { path, menu, sitemap } of SITE_MAP) if (path.includes('$')) expect(menu || sitemap).toBe(false)
    for (const page of SITE_MAP) if (page.class !== 'public') expect(page.sitemap).toBe(false)
  })
})

describe('pageOf', () => {
  it.each([
    ['/real360/pricing', '/real360/pricing'],
    ['/real360/tower', '/real360/$path'],
    ['/REALVALUE/faq/', '/realValue/faq'],
    [
      '/report/realvalue/project/SG/private-stack/x/by/900',
      '/report/$reportKey/project/$countryCode/$projectType/$projectSlug/by/$builtUpSize',
    ],
    ['/user/verify-email', '/user/verify-email/{-$token}'],
  ])('%s is %s', (path, expected) => expect(pageOf(path)?.path).toBe(expected))
  it('is null for anything else', () => {
    expect(pageOf('/nowhere')).toBeNull()
    expect(pageOf('/share')).toBeNull()
    expect(pageOf('/user')).toBeNull()
  })
})
