import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router'
import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type * as z from 'zod/mini'
import { LOCALE_CODES } from '#market/locale-tags.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { SALESPERSON_IDS } from './salespersons.ts'
import { CLOSED_REASONS } from './search-parameters.ts'
import { prefillOf, type SharedSearch, sharedSearch } from './shared-search.ts'

const KEYS = Object.keys(sharedSearch.shape) as (keyof SharedSearch)[]
const parse = (search: unknown): SharedSearch => sharedSearch.parse(search)
/** what the page gets from an address */
const open = (query: string) => parse(defaultParseSearch(query))
const reopen = (search: SharedSearch) => open(defaultStringifySearch(search))
const given = (search: SharedSearch) => Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))

const ID = /^[A-Za-z0-9][\w-]*={0,2}$/
const flags: readonly unknown[] = [true, 1]
const isId = (value: unknown) =>
  (typeof value === 'string' || Number.isSafeInteger(value)) && ID.test(String(value)) && String(value).length <= 64
const inRange: Record<keyof SharedSearch, (value: unknown) => boolean> = {
  auth: (value) => flags.includes(value),
  authKey: (value) => value === 'login' || value === 'register',
  formType: (value) => value === 'nonAgent',
  forgotPassword: (value) => flags.includes(value),
  menu: (value) => flags.includes(value),
  countryCode: (value) => COUNTRY_CODES.some((code) => code === value),
  region: (value) => COUNTRY_CODES.some((code) => code === value),
  locale: (value) => LOCALE_CODES.some((code) => code === value),
  mobileView: (value) => flags.includes(value),
  ceaNumber: (value) => String(value).length <= 32 && /^[\w()/. -]+$/.test(String(value)),
  email: (value) => typeof value === 'string' && value.length <= 254 && /^[^\s@<>]+@[^\s@<>]+$/.test(value),
  s: (value) => SALESPERSON_IDS.some((id) => id === value),
  orderId: isId,
  payPackageId: isId,
  userId: isId,
  invCode: isId,
  transactionlist: isId,
  closed: (value) => CLOSED_REASONS.some((reason) => reason === value),
}

/** almost valid values and random ones */
const junk = fc.oneof(
  fc.anything(),
  fc.string(),
  fc.constantFrom('login', 'nonAgent', 's101', 's108', 'sg', 'KR', 'en-US', 'true', '', '0', -1, 1, 2 ** 60, 's=1', '<script>', 'a@b.co'),
  fc.array(fc.constantFrom('s102', 'hk', 'register', 'x@y.org', null, 3)),
)

describe('sharedSearch', () => {
  it('knows the parameters of §2.6, and why somebody was sent on', () => {
    const named =
      'auth authKey formType forgotPassword menu countryCode region locale mobileView ceaNumber email s orderId payPackageId userId invCode transactionlist closed'
    expect(KEYS).toEqual(named.split(' '))
  })

  it('never throws and never lets anything else through', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...KEYS), junk), (search) => {
        for (const [key, value] of Object.entries(given(parse(search)))) expect(inRange[key as keyof SharedSearch](value)).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })

  it('never throws on any query', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...KEYS), fc.string())), (pairs) => {
        const once = open(`?${new URLSearchParams(pairs)}`)
        expect(given(reopen(once))).toEqual(given(once))
      }),
      { numRuns: 1_000 },
    )
  })

  it('keeps every valid value through an address and back', () => {
    const text = fc.stringMatching(/^[A-Za-z0-9][\w-]{0,40}$/)
    const valid = fc.record(
      {
        auth: fc.constant(true as const),
        authKey: fc.constantFrom('login', 'register'),
        formType: fc.constant('nonAgent'),
        countryCode: fc.constantFrom(...COUNTRY_CODES),
        locale: fc.constantFrom(...LOCALE_CODES),
        ceaNumber: fc.stringMatching(/^[A-Z]\d{6}[A-Z]$/),
        email: fc.stringMatching(/^[a-z]{1,8}\+?[a-z]{1,8}@[a-z]{1,8}\.org$/),
        s: fc.constantFrom(...SALESPERSON_IDS),
        orderId: text,
        invCode: text,
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(valid, (search) => {
        const words = (record: object) => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, String(value)]))
        expect(words(given(reopen(parse(search))))).toEqual(words(search))
      }),
    )
  })

  it('drops 8 KB of anything', () => {
    const long = 'a'.repeat(8_192)
    expect(given(parse(Object.fromEntries(KEYS.map((key) => [key, long]))))).toEqual({})
    expect(given(parse({ email: `${long}@example.com`, ceaNumber: '1'.repeat(8_192), orderId: [long, long] }))).toEqual({})
  })

  it('drops a wrong value under its own key, so that the raw one is not seen', () => {
    expect(Object.keys(parse({ s: 's108', authKey: '<script>' }))).toEqual(['authKey', 's'])
  })

  it.each([
    ['?s=101', {}],
    ['?s=s101', { s: 's101' }],
    ['?s=s999&s=s103&s=s104', { s: 's103' }],
    ['?auth', { auth: true }],
    ['?auth=1&mobileView=true', { auth: 1, mobileView: true }],
    ['?auth=false&menu=0', {}],
    ['?auth=register', { auth: true }],
    ['?authKey=%3Cscript%3E', {}],
    ['?countryCode=hk&region=KR', { countryCode: 'HK' }],
    ['?countryCode=XX&countryCode=my', { countryCode: 'MY' }],
    ['?locale=zh-TW', {}],
    ['?ceaNumber=0123', { ceaNumber: '0123' }],
    ['?ceaNumber=123', { ceaNumber: 123 }],
    ['?ceaNumber=E(1)0123', { ceaNumber: 'E(1)0123' }],
    ['?ceaNumber=R012345A%0d%0aX', {}],
    ['?email=a+b@example.com', { email: 'a+b@example.com' }],
    ['?email=a@b', {}],
    ['?orderId=-1&userId=1.5&invCode=null', {}],
    ['?userId=12345678901234567890', {}],
    ['?orderId=%22007%22', { orderId: '007' }],
    ['?payPackageId=price_1NqX-a&transactionlist=VXNlcjox==', { payPackageId: 'price_1NqX-a', transactionlist: 'VXNlcjox==' }],
    ['?closed=seats', { closed: 'seats' }],
    ['?closed=1', {}],
    ['?__proto__=x&constructor=y', {}],
  ])('reads %s', (query, expected) => {
    expect(given(open(query))).toEqual(expected)
    expect(given(reopen(open(query)))).toEqual(expected)
  })

  it('tells links what they may say', () => {
    type Input = z.input<typeof sharedSearch>
    expectTypeOf<Input['countryCode']>().toEqualTypeOf<CountryCode | undefined>()
    expectTypeOf<Input['authKey']>().toEqualTypeOf<'login' | 'register' | undefined>()
    expectTypeOf<SharedSearch['auth']>().toEqualTypeOf<true | 1 | undefined>()
    expectTypeOf<SharedSearch['invCode']>().toEqualTypeOf<string | number | undefined>()
  })
})

it('prefills as text', () => {
  expect(prefillOf(open('?ceaNumber=123&email=a@example.com'))).toEqual({ ceaNumber: '123', email: 'a@example.com' })
  expect(prefillOf({})).toEqual({ ceaNumber: '', email: '' })
})
