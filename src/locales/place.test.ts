import { describe, expect, it } from 'vitest'
import { type AskedPlace, countryOf, localeIn, resolveLocale, settledAddress } from './place.ts'

const plain: AskedPlace = { prefix: null, country: null, locale: null }

it('keeps the reader’s language in another country, and takes the country’s first where it has none', () => {
  expect(localeIn('HK', null)).toBe('en-HK')
  expect(localeIn('HK', 'zh-CH')).toBe('zh-HK')
  expect(localeIn('MY', 'ms-SG')).toBe('ms-MY')
  expect(localeIn('AU', 'ms-SG')).toBe('en-AU')
  expect(localeIn('MY', 'zh-MY')).toBe('zh-MY')
})

it('§2.8: names the country by the query, then by the prefix', () => {
  expect(countryOf(plain)).toBeNull()
  expect(countryOf({ ...plain, prefix: 'en-US' })).toBeNull()
  expect(countryOf({ ...plain, prefix: 'en-HK' })).toBe('HK')
  expect(countryOf({ ...plain, prefix: 'en-HK', country: 'MY' })).toBe('MY')
})

it('§2.8, §4: the country decides the language unless the address or the reader has the word', () => {
  expect(resolveLocale(plain, 'SG', null)).toBe('en-US')
  expect(resolveLocale(plain, 'HK', null)).toBe('en-HK')
  expect(resolveLocale(plain, 'SG', 'zh-HK')).toBe('zh-HK')
  expect(resolveLocale({ ...plain, country: 'HK' }, 'HK', null)).toBe('en-HK')
  expect(resolveLocale({ ...plain, country: 'HK' }, 'HK', 'zh-CH')).toBe('zh-HK')
  expect(resolveLocale({ ...plain, country: 'HK', locale: 'ms-SG' }, 'HK', 'zh-CH')).toBe('ms-SG')
  expect(resolveLocale({ ...plain, prefix: 'en-MY', locale: 'zh-HK' }, 'MY', 'zh-CH')).toBe('en-MY')
})

describe('an address whose query asks for another country than its prefix', () => {
  const hongKong: AskedPlace = { ...plain, prefix: 'en-HK' }

  it.each<[AskedPlace, string, string]>([
    [{ ...hongKong, country: 'MY' }, '?countryCode=MY&beds=3', '/en-MY/map?beds=3'],
    [{ ...hongKong, country: 'SG' }, '?region=sg', '/map?countryCode=SG'],
    [{ ...hongKong, country: 'MY', locale: 'ms-MY' }, '?countryCode=MY&locale=ms-MY', '/map?countryCode=MY&locale=ms-MY'],
  ])('leads to one that says the same twice', (asked, search, settled) => {
    expect(settledAddress(asked, '/map', search)).toBe(settled)
  })

  it('stays where the two agree, or the prefix has no country', () => {
    expect(settledAddress({ ...hongKong, country: 'HK' }, '/map', '?countryCode=HK')).toBeNull()
    expect(settledAddress({ ...plain, prefix: 'en-US', country: 'HK' }, '/map', '?countryCode=HK')).toBeNull()
    expect(settledAddress({ ...plain, country: 'HK' }, '/map', '?countryCode=HK')).toBeNull()
  })
})
