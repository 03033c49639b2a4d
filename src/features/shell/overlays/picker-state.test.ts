import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitLocale } from '#locales/locale-url.ts'
import { LOCALE_CODES } from '#market/locale-tags.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { localesOf, openPicker, type PickerAction, pickedAddress, pickPlace } from './picker-state.ts'

describe('pick (§2.8)', () => {
  it('goes on to the languages of the chosen country, at its first', () => {
    const start = openPicker('SG', 'zh-CH')
    expect(start).toEqual({ tab: 'country', country: 'SG', locale: 'zh-CH' })
    expect(pickPlace(start, { kind: 'country', country: 'HK' })).toEqual({ tab: 'language', country: 'HK', locale: 'en-HK' })
  })

  it('resets the language even when the same country is chosen again', () => {
    expect(pickPlace(openPicker('SG', 'ms-SG'), { kind: 'country', country: 'SG' }).locale).toBe('en-US')
  })

  it('never holds a language that its country does not list', () => {
    const action = fc.oneof<fc.Arbitrary<PickerAction>[]>(
      fc.record({ kind: fc.constant('country' as const), country: fc.constantFrom(...COUNTRY_CODES) }),
      fc.record({ kind: fc.constant('locale' as const), locale: fc.constantFrom(...LOCALE_CODES) }),
      fc.record({ kind: fc.constant('show' as const), tab: fc.constantFrom('country' as const, 'language' as const) }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRY_CODES), fc.constantFrom(...LOCALE_CODES), fc.array(action), (country, locale, actions) => {
        const end = actions.reduce(pickPlace, openPicker(country, locale))
        expect(localesOf(end.country)).toContain(end.locale)
      }),
    )
  })
})

describe('pickedAddress', () => {
  const here = { pathname: '/search', search: '?q=bishan&locale=ms-SG', country: 'SG' } as const

  it('keeps the page and its filters when only the language changes', () => {
    expect(pickedAddress(here, { country: 'SG', locale: 'zh-CH' })).toBe('/search?q=bishan&locale=zh-CH')
    expect(pickedAddress(here, { country: 'SG', locale: 'en-US' })).toBe('/search?q=bishan')
  })

  it('uses the prefix of a country where the language has one', () => {
    expect(pickedAddress(here, { country: 'HK', locale: 'en-HK' })).toBe('/en-HK/search')
    expect(pickedAddress(here, { country: 'HK', locale: 'zh-HK' })).toBe('/search?locale=zh-HK')
    expect(pickedAddress({ ...here, pathname: '/' }, { country: 'AU', locale: 'en-AU' })).toBe('/en-AU')
  })

  it('goes home from a page of another country, and from one that is closed in the chosen country', () => {
    const report = { pathname: '/report/realvalue/project/SG/public-stack/blk-1', search: '', country: 'SG' } as const
    expect(pickedAddress(report, { country: 'MY', locale: 'en-MY' })).toBe('/en-MY')
    expect(pickedAddress(report, { country: 'SG', locale: 'ms-SG' })).toBe(`${report.pathname}?locale=ms-SG`)
    expect(pickedAddress({ ...here, pathname: '/realAgent' }, { country: 'AU', locale: 'en-AU' })).toBe('/en-AU')
  })

  it('says the language once: by the prefix or by the parameter', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRY_CODES), fc.constantFrom(...LOCALE_CODES), (country, code) => {
        const chosen = openPicker(country, code)
        const url = new URL(pickedAddress(here, chosen), 'https://example.test')
        const said = [splitLocale(url.pathname).prefix, url.searchParams.get('locale')].filter(Boolean)
        expect(said).toEqual(chosen.locale === 'en-US' ? [] : [chosen.locale])
      }),
    )
  })
})
