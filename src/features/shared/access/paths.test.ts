import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countryOfPath, isPathOpen, moduleOf } from './path-module.ts'
import { fits, isUnder } from './path-pattern.ts'
import { routeClassOf } from './route-classes.ts'

describe('routeClassOf', () => {
  it.each([
    ['/', 'public'],
    ['/map', 'public'],
    ['/users', 'public'],
    ['/user', 'login'],
    ['/user/account-overview', 'login'],
    ['/user/subaccount/realValue/faq', 'login'],
    ['/user/subscription-plans/checkout', 'login'],
    ['/user/verify-email/abc', 'login'],
    ['/user/active-email', 'public'],
    ['/user/active-email/abc', 'public'],
    ['/user/reset-password/abc', 'public'],
    ['/user/share/abc', 'public'],
    ['/user/account-overview/staff', 'admin'],
    ['/smartplan/7', 'login'],
    ['/plugins/realAgent/smartplan', 'login'],
    ['/realAgent/smartplan', 'login'],
    ['/realAgent/property-label', 'login'],
    ['/realAgent/market-analysis', 'login'],
    ['/realAgent/property-label/PdfList', 'login'],
    ['/realAgent/pricing', 'public'],
    ['/realAgent/vendor-orders', 'public'],
    ['/scheduler', 'login'],
    ['/share/abc', 'public'],
    ['/report/property', 'public'],
    ['/report/realvalue/project/SG/private-stack/x', 'public'],
    ['/report/property-preview/project/SG/private-stack/x', 'public'],
    ['/report/property-pro/project/SG/private-stack/x', 'pro-reports'],
    ['/report/project-pro/phase/SG/private-stack/x/y', 'pro-reports'],
    ['/report/commercial/project/HK/private-stack/x', 'pro-reports'],
    ['/USER/Account-Overview', 'login'],
    ['//user//account-overview/', 'login'],
    ['/%75ser/account-overview', 'login'],
    ['/report/Property-PRO/project/SG/private-stack/x', 'pro-reports'],
    ['/%E0%A4%A', 'public'],
  ])('%s is %s', (path, expected) => expect(routeClassOf(path)).toBe(expected))
})

describe('moduleOf', () => {
  it.each([
    ['/', 'home'],
    ['/realAgent/subaccount/pricing', 'realAgent'],
    ['/plugins/realAgent/smartplan', 'realAgent'],
    ['/plugin/report-property', 'report'],
    ['/temp/real360/staging', 'real360'],
    ['/real360/garden-house', 'real360'],
    ['/realValue', 'realValue'],
    ['/realValue-savills', 'realValue'],
    ['/realvalue/FAQ', 'realValue/faq'],
    ['/user/subaccount/realValue', 'realValue'],
    ['/user/subaccount/realValue/book-a-valuation', 'realValue/book-a-valuation'],
    ['/user/subaccount/realListing', 'realListing'],
    ['/user/subaccount/account-overview', 'user'],
    ['/realListing/project/SG/private-stack/x/listing-group/y/sale', 'realListing'],
    ['/idx/R000000Z/listings/project/SG/private-stack/x/listing-group/y/sale', 'idx'],
    ['/share/R000000Z/project/SG/private-stack/x', 'share'],
    ['/report/realvalue/phase/SG/private-stack/x/y', 'report'],
    ['/nowhere', null],
    ['/temp', null],
    ['/realListings', null],
  ])('%s belongs to %s', (path, expected) => expect(moduleOf(path)).toBe(expected))
})

it.each([
  ['/report/realvalue/project/hk/private-stack/x', 'HK'],
  ['/report/realvalue/phase/MY/private-stack/x/y', 'MY'],
  ['/realListing/project/SG/private-stack/x/listing-group/y/sale', 'SG'],
  ['/idx/R000000Z/listings/project/AU/private-stack/x/listing-group/y/sale', 'AU'],
  ['/share/R000000Z/project/MY/private-stack/x', 'MY'],
  ['/report/realvalue/project/KR/private-stack/x', null],
  ['/report/property', null],
  ['/map', null],
])('the country of %s is %s', (path, expected) => expect(countryOfPath(path)).toBe(expected))

it('does not refuse what no module has', () => {
  expect(isPathOpen('/nowhere', 'AU')).toBe(true)
  expect(isPathOpen('/realListing/nowhere', 'AU')).toBe(false)
})

it('fits one word to a parameter and one or none to an optional one', () => {
  expect(fits('/share/abc', '/share/$id')).toBe(true)
  expect(fits('/share', '/share/$id')).toBe(false)
  expect(fits('/share/abc/def', '/share/$id')).toBe(false)
  expect(fits('/user/verify-email', '/user/verify-email/{-$token}')).toBe(true)
  expect(fits('/user/verify-email/abc', '/user/verify-email/{-$token}')).toBe(true)
  expect(fits('/user/verify-email/abc/def', '/user/verify-email/{-$token}')).toBe(false)
})

it('classifies any path alike, whatever its case and doubled slashes', () => {
  const word = fc.oneof(fc.string(), fc.constantFrom('user', 'realValue', 'report', 'property-pro', 'subaccount', '%2F', '%', '..'))
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const path = `/${words.join('/')}`
      const shouted = `//${words.map((text) => text.replace(/[a-z]/g, (letter) => letter.toUpperCase())).join('//')}/`
      expect(isUnder(path, '/')).toBe(true)
      expect(routeClassOf(shouted)).toBe(routeClassOf(path))
      expect(moduleOf(shouted)).toBe(moduleOf(path))
    }),
  )
})
