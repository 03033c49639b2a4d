import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { keepPlace, rememberCountry, rememberedLocale, rememberLocale } from './remembered-place.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('document', { documentElement: { dataset: {} }, cookie: '' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('the place of an earlier visit (§3)', () => {
  it('keeps the country in upper case, for the browser and the server', () => {
    for (const country of COUNTRY_CODES) {
      rememberCountry(country)
      expect(stored.get('countryCode')).toBe(country.toUpperCase())
      expect(document.cookie).toMatch(new RegExp(`^countryCode=${country.toUpperCase()}; `))
    }
  })

  it('keeps the chosen language under the key "locale", and reads it again', () => {
    expect(rememberedLocale()).toBeNull()
    rememberLocale('ms-MY')
    expect(stored.get('locale')).toBe('ms-MY')
    expect(rememberedLocale()).toBe('ms-MY')
    stored.set('locale', 'tlh')
    expect(rememberedLocale()).toBeNull()
  })

  it('takes the language of another country along, as that country has it', () => {
    rememberLocale('zh-CH')
    keepPlace('HK')
    expect([...stored]).toEqual([
      ['locale', 'zh-HK'],
      ['countryCode', 'HK'],
    ])
  })
})
